import type { GameResult, PlayerScore } from '../../../game-api/module';
import { amountText } from '../../../language/amount';
import { itemAt } from '../../../rules-kit/indexed';
import { resultOf } from './gameResult';
import type { Table } from './table';

export type FinalRanking = Pick<GameResult, 'winners'> & {
  /** Scores, best first. */
  readonly byPlace: readonly PlayerScore[];
  readonly title: string;
  /** Sentence with the winner's lead, if any. */
  readonly lead: string | null;
};

/** Returns the winners, their lead and everyone's points by source. */
export function finalRanking({
  t,
  nameOf,
  ctx,
  language,
}: Pick<Table, 't' | 'nameOf' | 'ctx' | 'language'>): FinalRanking {
  const { scores: byPlace, winners } = resultOf(ctx.gameover, language);
  const first = itemAt(byPlace, 0);
  const second = byPlace[1];
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
