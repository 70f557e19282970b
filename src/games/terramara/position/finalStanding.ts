import type { GameResult, PlayerScore } from '../../../game-api/module';
import { amountText } from '../../../language/amount';
import { resultOf } from './gameResult';
import type { Table } from './table';

export type FinalStanding = Pick<GameResult, 'winners'> & {
  /** The scores from first to last. */
  readonly byPlace: readonly PlayerScore[];
  readonly title: string;
  /** By how much the first is ahead. */
  readonly lead: string | null;
};

/** How the game on the table ended: who won, by how much, and what everyone's points were made of. */
export function finalStanding({
  t,
  nameOf,
  ctx,
  language,
}: Pick<Table, 't' | 'nameOf' | 'ctx' | 'language'>): FinalStanding {
  const { scores: byPlace, winners } = resultOf(ctx.gameover, language);
  const [first, second] = byPlace;
  const points = amountText(first.total);
  const title =
    winners.length > 1
      ? t('table.final.shared', { names: winners.map(nameOf).join(t('kit.comma')), points })
      : t('table.final.wins', { name: nameOf(first.playerID), points });
  if (second === undefined) return { byPlace, winners, title, lead: null };
  const name = nameOf(second.playerID);
  const ahead = first.total - second.total;
  return {
    byPlace,
    winners,
    title,
    lead:
      ahead === 0
        ? t('table.final.tied', { name })
        : t('table.final.ahead', { ahead: amountText(ahead), name }),
  };
}
