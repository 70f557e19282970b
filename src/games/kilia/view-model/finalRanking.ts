import type { GameResult, PlayerScore } from '../../../game-api/module';
import { itemAt } from '../../../rules-kit/indexed';
import type { PlayerID } from '../content/terms';
import { scoreNow } from '../rules/scoring';
import { resultOf } from './gameResult';
import type { Table } from './table';

export type FinalRanking = Pick<GameResult, 'winners'> & {
  /** Scores, best first. */
  readonly byPlace: readonly PlayerScore[];
  readonly title: string;
  /** Sentence with the winner's lead; null with a shared win. */
  readonly lead: string | null;
  /** Goods and coins left, for the tie-break (R10.5). */
  readonly rest: (playerID: PlayerID) => number;
};

/** Returns the winners, their lead and everyone's points by source. */
export function finalRanking({ t, seat, G, ctx, language }: Table): FinalRanking {
  const { scores: byPlace, winners } = resultOf(ctx.gameover, language);
  const first = itemAt(byPlace, 0);
  const second = byPlace[1];
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
