/** The final gold to tell people to expect. */
import type { Ctx } from 'boardgame.io';
import type { PlayerID } from '../content/terms';
import type { G } from '../rules/state';

/** What games ended above the evaluation's own expectation, which plans no worker to come and hopes too much of the
 *  last rounds: means over games of normal bots, by round, at its start and from the placing on. */
const ABOVE = {
  alone: { roundStart: [250, 75, 78, 4], later: [75, 80, 6, 2] },
  against: { roundStart: [215, 54, 44, -20], later: [72, 55, -35, -14] },
} as const;

export function forecastFrom(
  expectedGold: (G: G, ctx: Ctx, playerID: PlayerID) => number,
): (G: G, ctx: Ctx, playerID: PlayerID) => number {
  return (G, ctx, playerID) => {
    const expected = expectedGold(G, ctx, playerID);
    if (G.finished) return expected;
    const above = ABOVE[G.numPlayers === 1 ? 'alone' : 'against'];
    const early = ctx.phase === 'roundStart' || ctx.phase === 'draft';
    return expected + (early ? above.roundStart : above.later)[G.round - 1];
  };
}
