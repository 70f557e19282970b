import type { GameResult, PlayerScore } from '../../../game-api/module';
import type { PlayerID } from '../content/terms';
import { scoreNow } from '../rules/scoring';
import { resultOf } from './gameResult';
import type { Table } from './table';

export type FinalStanding = Pick<GameResult, 'winners'> & {
  /** The scores from first to last. */
  readonly byPlace: readonly PlayerScore[];
  readonly title: string;
  /** By how much the first is ahead. */
  readonly lead: string | null;
  /** Goods and coins left: the tie-break (R10.5). */
  readonly rest: (playerID: PlayerID) => number;
};

/** How the game ended: who won, by how much, and what everyone's points were made of. */
export function finalStanding({ t, seat, G, ctx, language }: Table): FinalStanding {
  const { scores: byPlace, winners } = resultOf(ctx.gameover, language);
  const [first, second] = byPlace;
  const names = winners.map((id) => seat(id).name).join(t('kit.comma'));
  const ahead = first.total - (second?.total ?? 0);
  const name = second === undefined ? '' : seat(second.playerID).name;
  const lead = ahead === 0 ? t('final.tied', { name }) : t('final.ahead', { ahead, name });
  return {
    byPlace,
    winners,
    title:
      winners.length > 1
        ? t('final.shared', { names, points: first.total })
        : t('final.title', { name: seat(first.playerID).name, points: first.total }),
    lead: second === undefined || winners.length > 1 ? null : lead,
    rest: (playerID) => scoreNow(G, playerID).rest,
  };
}
