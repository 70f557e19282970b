import type { Ctx, State } from 'boardgame.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../scripts/simulate/randomGame';
import type { LegalMove } from '../../../src/game-api/module';
import { itemAt } from '../../../src/rules-kit/indexed';
import { viewOf } from '../../../src/session/source';
import { createPlayAhead, planStart } from '../../../src/session/turnPlan';
import { isUndoable } from '../../../src/session/undo';
import { type Contract, playedGame, settingsOf } from './contract';

/** boardgame.io counts the moves of active players by mutating earlier states, so ignore the count. */
const sameMoment = (ctx: Ctx) => ({ ...ctx, _activePlayersNumMoves: null });

/** Maximum number of planned steps tried in one position. */
const MOST_STEPS = 4;

/** Checks that plans follow the game's rules and use only their seat's view. */
export function plansAhead(contract: Contract): void {
  const { module, determinize } = contract;
  const settings = settingsOf(contract);
  const playAhead = createPlayAhead(module);
  const seen = ({ G, ctx }: Pick<State, 'G' | 'ctx'>, viewer: string) => ({
    G: viewOf(module, G, ctx, viewer),
    ctx,
    viewer,
  });

  /** Makes a random plan as long as anything can be planned. */
  function planned(at: ReturnType<typeof seen>, random: () => number) {
    const steps: LegalMove[] = [];
    const start = planStart(module, at);
    if (start === null) return null;
    let ahead = playAhead(start, at.viewer, steps);
    while (ahead.end === null && steps.length < MOST_STEPS) {
      const legal = module.legalMoves(ahead.at.G, ahead.at.ctx, at.viewer);
      if (legal.length === 0) break;
      steps.push(itemAt(legal, Math.floor(random() * legal.length)));
      ahead = playAhead(start, at.viewer, steps);
      expect(ahead.statuses.map(({ kind }) => kind)).toEqual(steps.map(() => 'works'));
      // If the state had more fields, boardgame.io would reuse the log data of an earlier planned move.
      expect(Object.keys(ahead.at).toSorted()).toEqual(['G', 'ctx']);
    }
    return { steps, ahead };
  }

  describe(`${module.name}: plans`, () => {
    it('lead to the same state as the actual moves when made at the start of a turn', () => {
      fc.assert(
        fc.property(settings, (setting) => {
          const { states, moves } = playedGame(contract, setting);
          let turns = 0;
          moves.forEach(({ playerID }, first) => {
            const { G, ctx } = itemAt(states, first);
            if (ctx.activePlayers !== null || (ctx.numMoves ?? 0) > 0 || ctx.turn % 3 > 0) return;
            const at = seen(itemAt(states, first), playerID);
            // In the player's own turn, `ownTurn` changes nothing.
            const own = module.ownTurn?.(at.G, ctx, playerID) ?? null;
            if (own !== null) expect(own).toEqual({ G: at.G, phase: ctx.phase });
            const start = planStart(module, at);
            if (start === null) throw new Error(`no plan in the player’s own turn, ${JSON.stringify(ctx)}`);
            expect(start.G).toEqual(viewOf(module, G, ctx, playerID));
            let last = first;
            const mayGoOn = (index: number) =>
              itemAt(states, index).ctx.turn === ctx.turn &&
              itemAt(states, index).ctx.phase === ctx.phase &&
              moves[index]?.playerID === playerID &&
              isUndoable(module, ctx.phase, moves[index].move);
            while (last < moves.length && mayGoOn(last)) last++;
            const ahead = playAhead(start, playerID, moves.slice(first, last));
            expect(ahead.statuses.every(({ kind }) => kind === 'works')).toBe(true);
            const real = itemAt(states, last);
            turns += last > first ? 1 : 0;
            // Consequences of a phase's end aren't planned.
            if (real.ctx.phase !== ctx.phase || real.ctx.gameover !== undefined) return;
            expect(ahead.at.G).toEqual(viewOf(module, real.G, real.ctx, playerID));
            expect(sameMoment(ahead.at.ctx)).toEqual(sameMoment(real.ctx));
          });
          expect(turns).toBeGreaterThan(4);
        }),
        { numRuns: 2 },
      );
    });

    it('use nothing hidden and change nothing while others play', () => {
      fc.assert(
        fc.property(settings, (setting) => {
          const { states } = playedGame(contract, setting);
          const random = seededRandom(`${setting.seed}/plans`);
          let plans = 0;
          states.slice(0, -1).forEach((state, index) => {
            if (index % 41 > 0) return;
            for (const viewer of state.ctx.playOrder) {
              if (viewer === state.ctx.currentPlayer) continue;
              const at = seen(state, viewer);
              const before = JSON.stringify(at);
              const seed = `${setting.seed}/${index}/${viewer}`;
              const plan = planned(at, seededRandom(seed));
              expect(JSON.stringify(at)).toBe(before);
              const other = seen({ G: determinize(at.G, viewer, random), ctx: state.ctx }, viewer);
              expect(planned(other, seededRandom(seed))).toEqual(plan);
              plans += plan === null || plan.steps.length === 0 ? 0 : 1;
            }
          });
          if (setting.numPlayers > 1) expect(plans).toBeGreaterThan(0);
        }),
        { numRuns: 2 },
      );
    });
  });
}
