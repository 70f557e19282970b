import { itemAt } from '../../rules-kit/indexed';
import { costOf, type Review, type ReviewedDecision } from '../../session/review';
import type { ReviewedGame } from './look';

/** Cheaper mistakes are within the search's error. */
const LEAST_COST = 2;

/** Returns the number of moves at the end of the turn that contains a position. */
export function endOfTurn({ timeline }: ReviewedGame, at: number, playerID: string): number {
  const { log } = timeline.at(timeline.moves);
  const { turn, phase } = timeline.at(at).ctx;
  let end = at + 1;
  while (end < timeline.moves) {
    const { ctx } = timeline.at(end);
    if (itemAt(log, end).action.payload.playerID !== playerID || ctx.turn !== turn || ctx.phase !== phase)
      break;
    end += 1;
  }
  return end;
}

/**
 * Returns a player's clear mistakes, costliest first. Of each turn, only the worst one counts, since the others follow
 * from it.
 */
export function clearMistakes(game: ReviewedGame, review: Review, playerID: string): ReviewedDecision[] {
  const byTurn = new Map<number, ReviewedDecision>();
  for (const decision of review.decisions) {
    if (decision.playerID !== playerID || costOf(decision) < LEAST_COST) continue;
    const end = endOfTurn(game, decision.at, playerID);
    const known = byTurn.get(end);
    if (known === undefined || costOf(decision) > costOf(known)) byTurn.set(end, decision);
  }
  return [...byTurn.values()].sort((a, b) => costOf(b) - costOf(a));
}
