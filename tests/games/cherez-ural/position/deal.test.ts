/** The main button states what a trip costs: compared with what the trip's moves then take. */
import type { Ctx } from 'boardgame.io';
import { describe, expect, it } from 'vitest';
import { playRandomGame } from '../../../../scripts/simulate/randomGame';
import { legalMoves, playMove } from '../../../../src/games/cherez-ural/rules/moves';
import { copyOf } from '../../../../src/games/cherez-ural/rules/state/copy';
import { type G, playerOf } from '../../../../src/games/cherez-ural/rules/state/state';
import { actingWorker } from '../../../../src/games/cherez-ural/rules/turn';
import { indexLegalMoves } from '../../../../src/games/cherez-ural/view-model/legal';
import { NOTHING_PICKED } from '../../../../src/games/cherez-ural/view-model/selection';
import { findTargets, mapUse, seasonOf } from '../../../../src/games/cherez-ural/view-model/targets';
import { ANY_GAME } from '../anyGame';

function positionsOf(numPlayers: number): { readonly G: G; readonly ctx: Ctx }[] {
  const positions: { G: G; ctx: Ctx }[] = [];
  playRandomGame<G, unknown>({ ...ANY_GAME, numPlayers, seed: `deals of ${numPlayers}` }, ({ G, ctx }) =>
    positions.push({ G, ctx }),
  );
  return positions;
}

describe.each([1, 2, 4])('the main button in a game of %i', (players) => {
  it('R9.4 states exactly the gold and the travel tokens that a trip takes', () => {
    const seen = new Map<string, number>();
    for (const { G, ctx } of positionsOf(players)) {
      const me = ctx.currentPlayer;
      const legal = indexLegalMoves(legalMoves(G, ctx, me));
      for (const mode of [NOTHING_PICKED.mode, 'token'] as const) {
        const use = mapUse(legal, { ...NOTHING_PICKED, mode });
        if (use !== 'travel' && use !== 'token') continue;
        const targets = findTargets(
          G,
          legal,
          use,
          seasonOf(ctx.phase),
          legal.activateWorker.length > 0 ? null : actingWorker(G, me),
          null,
        );
        for (const { by, cost, intents } of [...targets.values()].flat()) {
          const after = copyOf(G);
          for (const { move, args } of intents)
            if (!playMove(after, ctx, me, move, args, () => {}))
              throw new Error(`${move} is offered, but was refused`);
          const [was, then] = [playerOf(G, me), playerOf(after, me)];
          expect(was.gold - then.gold).toBe(cost ?? 0);
          expect(was.tokens - then.tokens).toBe(by === 'token' ? 1 : 0);
          seen.set(by, (seen.get(by) ?? 0) + 1);
        }
      }
    }
    for (const by of ['water', 'land', 'sled', 'token']) expect(seen.get(by) ?? 0).toBeGreaterThan(0);
  });
});
