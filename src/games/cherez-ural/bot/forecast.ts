import type { Ctx } from 'boardgame.io';
import { itemAt } from '../../../rules-kit/indexed';
import type { PlayerID } from '../content/terms';
import { type G, playerOf } from '../rules/state/state';

/**
 * Mean difference between final gold and the evaluation's expectation in bot games, by round. The evaluation doesn't
 * plan future workers and is too optimistic in the last rounds. `roundStart` applies until the worker card is chosen.
 */
const ABOVE = {
  alone: { roundStart: [250, 84, 86, 4], later: [122, 97, 20, 0] },
  against: { roundStart: [195, 63, 50, -20], later: [82, 72, -6, -14] },
} as const;

export function shortfall(G: G, ctx: Ctx, playerID: PlayerID): number {
  if (G.finished) return 0;
  const above = ABOVE[G.numPlayers === 1 ? 'alone' : 'against'];
  const isOpening = ctx.phase === 'roundStart' || ctx.phase === 'draft';
  const early = isOpening && playerOf(G, playerID).chosenWorker === null;
  return itemAt<number>(early ? above.roundStart : above.later, G.round - 1);
}

export function forecastFrom(
  expectedGold: (G: G, ctx: Ctx, playerID: PlayerID) => number,
): (G: G, ctx: Ctx, playerID: PlayerID) => number {
  return (G, ctx, playerID) => expectedGold(G, ctx, playerID) + shortfall(G, ctx, playerID);
}
