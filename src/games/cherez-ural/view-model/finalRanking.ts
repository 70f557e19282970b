import type { GameResult, PlayerScore } from '../../../game-api/module';
import { itemAt } from '../../../rules-kit/indexed';
import { SOLO_GOAL } from '../content/setup';
import type { SayLate } from '../text/late/en';
import { resultOf } from './gameResult';
import type { Table } from './table';

export type FinalRanking = Pick<GameResult, 'winners'> & {
  /** From first to last. */
  readonly byPlace: readonly PlayerScore[];
  readonly title: string;
  readonly lead: string | null;
};

export function finalRanking(
  { seat, ctx, language }: Pick<Table, 'seat' | 'ctx' | 'language'>,
  late: SayLate,
): FinalRanking {
  const { scores: byPlace, winners } = resultOf(ctx.gameover, language);
  const first = itemAt(byPlace, 0);
  const second = byPlace[1];
  const gold = first.total;
  if (second === undefined) {
    const title = late(winners.length > 0 ? 'final.soloReached' : 'final.soloMissed', {
      goal: SOLO_GOAL,
      gold,
      short: SOLO_GOAL - gold,
    });
    return { byPlace, winners, title, lead: null };
  }
  const title = late('final.wins', { name: seat(first.playerID).name, gold });
  const name = seat(second.playerID).name;
  const ahead = gold - second.total;
  return {
    byPlace,
    winners,
    title,
    lead: ahead === 0 ? late('final.tied', { name }) : late('final.ahead', { ahead, name }),
  };
}
