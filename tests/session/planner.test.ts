import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../scripts/simulate/randomGame';
import { modules } from '../../src/games/modules';
import { itemAt } from '../../src/rules-kit/indexed';
import { Planner, type SavedStep } from '../../src/session/planner';
import { newSave } from '../../src/session/savedGame';
import { Session } from '../../src/session/session';
import { createPlayAhead, planStart } from '../../src/session/turnPlan';
import { isUndoable } from '../../src/session/undo';

const NOW = (run: () => void) => run();

/** Starts a game and plays to the middle, where another player's turn has just begun. All seats but 0 are bots. */
function begun(module: (typeof modules)[number], seed: string) {
  const seats = ['0', '1', '2'].map((playerID, seat) => ({
    playerID,
    name: `Player ${seat + 1}`,
    colour: itemAt(module.colours, seat).id,
    ...(seat > 0 && { bot: 'easy' }),
  }));
  const session = new Session(module, newSave({ game: module.name, seed, setupData: {}, seats }));
  const random = seededRandom(seed);
  /** Plays a random move of the player to act. */
  const step = () => {
    const { toAct, ctx } = session.current();
    if (toAct === null) throw new Error('the game is over');
    const { G } = session.viewOf(toAct);
    const legal = module.legalMoves(G, ctx, toAct);
    const { move, args } = itemAt(legal, Math.floor(random() * legal.length));
    expect(session.playAs({ playerID: toAct, move, args })).toBe(true);
  };
  const until = (holds: () => boolean) => {
    for (let moves = 0; !holds(); moves++) {
      if (moves > 2000) throw new Error('it never comes to that');
      step();
    }
  };
  return { session, step, until, random };
}

type Begun = ReturnType<typeof begun>;
type Started = Begun & { readonly module: (typeof modules)[number] };

function planning({ session }: Begun, whenUserIdle = NOW, steps: readonly SavedStep[] = []) {
  const keep = vi.fn<(steps: readonly SavedStep[]) => void>();
  const planner = new Planner(session, { steps, keep, whenUserIdle });
  return { planner, keep };
}

/** Plays until, in another player's turn, seat 0 can plan at least two steps, the first of which reveals nothing. */
async function planned(game: Started, planner: Planner): Promise<readonly SavedStep[]> {
  const { module, session } = game;
  for (let tries = 0; tries < 60; tries++) {
    game.step();
    game.until(() => {
      const { canPlan, isTurn } = planner.currentPlan();
      return canPlan && !isTurn;
    });
    planner.begin();
    for (let step = 0; step < 3 && planner.currentPlan().end === null; step++) {
      const { legalMoves, ctx } = planner.current();
      const calm = legalMoves.filter(({ move }) => step > 0 || isUndoable(module, ctx.phase, move));
      if (calm.length === 0) break;
      const { move, args } = itemAt(calm, Math.floor(game.random() * calm.length));
      expect(await planner.play(move, args, 'en')).toBeNull();
    }
    const { steps } = planner.currentPlan();
    if (steps.length > 1) return steps;
    planner.clear();
    planner.leave();
    expect(planner.current()).toBe(session.current());
  }
  throw new Error('there was never anything to plan');
}

// boardgame.io logs each refused move.
vi.spyOn(console, 'error').mockImplementation(() => {});

describe.each(modules.map((module) => ({ module, name: module.name })))('a plan in $name', ({ module }) => {
  const start = (seed: string): Started => ({ ...begun(module, seed), module });

  it('passes the seats and the review through from the table', () => {
    const game = start('reviews');
    const { planner } = planning(game);
    expect(planner.reviews).toBe(game.session.reviews);
    expect(planner.seats).toBe(game.session.seats);
  });

  it('stays on this device until a step is played', async () => {
    const game = start('plan 1');
    const { planner, keep } = planning(game);
    const steps = await planned(game, planner);
    const { session } = game;
    const saved = JSON.stringify(session.save());
    const real = session.current();
    expect(planner.current()).not.toBe(real);
    expect(planner.current().log).toBe(real.log);
    expect(planner.current().timeline).toBe(real.timeline);
    planner.undo();
    planner.redo();
    expect(planner.currentPlan().steps).toEqual(steps);
    planner.undo();
    expect(planner.currentPlan().steps).toHaveLength(steps.length - 1);
    planner.restartTurn();
    expect(planner.currentPlan().steps).toEqual([]);
    expect(planner.currentPlan().isOn).toBe(true);
    planner.leave();
    expect(planner.current()).toBe(real);
    expect(JSON.stringify(session.save())).toBe(saved);
    expect(keep).toHaveBeenLastCalledWith([]);
  });

  it("is checked again after every move of others and played step by step in the viewer's turn", async () => {
    const game = start('plan 2');
    const { session } = game;
    const { planner, keep } = planning(game);
    const before = await planned(game, planner);
    planner.leave();
    game.until(() => session.current().toAct === '0');
    // The plan and the game must agree about the first step.
    for (let left = before.length; left > 0; left--) {
      const { steps, isTurn } = planner.currentPlan();
      expect(steps).toHaveLength(left);
      if (!isTurn) break;
      const { move, args, kind } = itemAt(steps, 0);
      const { G, ctx, timeline } = session.current();
      const reason = module.explain(G, ctx, '0', move, args, 'en');
      expect(kind).toBe(reason === null ? 'works' : 'broken');
      expect(await planner.playNext('en')).toBe(reason);
      expect(session.current().timeline.moves).toBe(timeline.moves + (reason === null ? 1 : 0));
      if (reason !== null) {
        expect(reason).toMatch(module.ruleNumber);
        break;
      }
      expect(session.save().actions.at(-1)).toEqual({ playerID: '0', move, args });
      expect(keep.mock.lastCall?.[0]).toHaveLength(left - 1);
    }
  });

  it('removes steps played by hand, marks an illegal step as broken, and lets the steps after it wait', async () => {
    const game = start('plan 3');
    const { session } = game;
    const { planner } = planning(game);
    const playAhead = createPlayAhead(module);
    // Returns a move after which the turn continues.
    const calmMove = () => {
      const { legalMoves, ...at } = session.current();
      const own = planStart(module, at);
      if (own === null || at.toAct !== '0') return undefined;
      return legalMoves.find((legal) => playAhead(own, '0', [legal]).end === null);
    };
    game.until(() => calmMove() !== undefined);
    const first = itemAt(
      [calmMove()].filter((move) => move !== undefined),
      0,
    );
    const step = { ...first, says: { en: 'first' } };
    const junk = { move: 'noSuchMove', args: [{ by: 'air' }], says: {} };
    const { planner: kept } = planning(game, NOW, [step, junk, step]);
    expect(kept.currentPlan().steps.map(({ kind }) => kind)).toEqual(['works', 'broken', 'waits']);
    expect(await session.play(first.move, first.args, 'en')).toBeNull();
    expect(kept.currentPlan().steps.map(({ move }) => move)).toEqual(['noSuchMove', first.move]);
    expect(planner.currentPlan().steps).toEqual([]);
  });

  it("never plays a move that was meant for the plan, even if the viewer's turn has begun", async () => {
    const game = start('plan 4');
    const { session } = game;
    const waiting: (() => void)[] = [];
    const { planner } = planning(game, (run) => waiting.push(run));
    await planned(game, planner);
    planner.clear();
    game.until(() => session.current().toAct === '0');
    const { moves } = session.current().timeline;
    // Other players' moves must not change the position under a plan.
    expect(waiting).toHaveLength(1);
    const legal = itemAt(session.current().legalMoves, 0);
    expect(legal).toBeDefined();
    await planner.play(legal.move, legal.args, 'en');
    expect(session.current().timeline.moves).toBe(moves);
    for (const run of waiting) run();
    planner.leave();
    expect(planner.current()).toBe(session.current());
    expect(await planner.play(legal.move, legal.args, 'en')).toBeNull();
    expect(session.current().timeline.moves).toBe(moves + 1);
  });
});
