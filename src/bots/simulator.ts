import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { NO_LOG } from '../game-api/gameParts';
import { compileGame } from './simulator/compile';
import { assertPlain, copyPlain } from './simulator/copy';
import { createEvents } from './simulator/events';
import { createFlow, type EventName, type Run } from './simulator/flow';
import { type AleaState, nextAlea, type RandomData, randomApi, seedAlea } from './simulator/random';
import { copyCtx, copyRandom, type HookContext, liveCtx, type SimState } from './simulator/state';

export type { EventName, RandomData, SimState };

export interface SimulatorOptions<G> {
  /** The game's own, faster function to copy G */
  copy?: (G: G) => G;
  /**
   * Copies the state before each action and restores it if the action is refused or throws. Slow. Without it, a move
   * that changes G and then returns INVALID_MOVE leaves its changes behind; the project's games check before they
   * change anything.
   */
  strict?: boolean;
}

export interface InitialOptions {
  numPlayers?: number;
  setupData?: unknown;
  /** Overrides the game's own seed. Without either, the clock is the seed, as in boardgame.io. */
  seed?: string | number;
}

export interface Source<G> {
  G: G;
  ctx: Ctx;
  /** boardgame.io's `plugins.random.data`. A player's view has none; use your own seed or `reseed`. */
  random?: RandomData;
}

/** Runs a game, one action at a time. States are plain data, so one simulator can play any number of them. */
export interface Simulator<G> {
  /**
   * Returns the initial state of boardgame.io's `InitializeGame`. Throws if `setup` returns anything but plain JSON
   * data, or if phases end immediately and leave no turn to play.
   */
  initial(options?: InitialOptions): SimState<G>;
  /** Converts a boardgame.io state. Nothing is shared with the source. */
  fromState(source: Source<G>): SimState<G>;
  /**
   * Like `fromState`, but uses G without copying it, for a G that is not used elsewhere, such as one from
   * `determinize`.
   */
  adopt(source: Source<G>): SimState<G>;
  clone(state: SimState<G>): SimState<G>;
  /**
   * Makes a move in place. Returns false if it is refused and the state is unchanged (see `strict`). Throws if the game
   * calls events where boardgame.io forbids it, or ends turns endlessly. After that the state is unusable, except with
   * `strict`, which returns false as boardgame.io does.
   */
  apply(state: SimState<G>, playerID: string, move: string, args: readonly unknown[]): boolean;
  /** Runs an event that a player calls outside a move, in place. Returns false as `apply` does. */
  applyEvent(state: SimState<G>, playerID: string, event: EventName, arg?: unknown): boolean;
  isOver(state: SimState<G>): boolean;
  /** Changes the state's future dice and shuffles to ones drawn from `random`. */
  reseed(state: SimState<G>, random: () => number): void;
}

/** Checks whether a player may act now. The game decides which moves they have. */
export function isActive(ctx: Ctx, playerID: string): boolean {
  if (ctx.gameover !== undefined) return false;
  return ctx.activePlayers === null ? ctx.currentPlayer === playerID : playerID in ctx.activePlayers;
}

/**
 * Builds a simulator for a boardgame.io `Game` without Redux and Immer: it calls the same hooks in the same order on a
 * state that it changes in place. Throws if the game uses something that can't be simulated, such as plugins, and names
 * it.
 *
 * Rules for the game's code, because nothing is frozen or copied on write:
 * - a move checks first and changes afterwards, so that INVALID_MOVE comes before any change;
 * - G is a tree: no object occurs twice, and none is one of the game's constants or a move's argument that
 *   changes later (copy it);
 * - `endIf`, `next` and turn orders change nothing.
 */
export function createSimulator<G>(game: Game<G>, options: SimulatorOptions<G> = {}): Simulator<G> {
  const plan = compileGame(game);
  const strict = options.strict === true;
  const copyG = options.copy ?? copyPlain;
  const copyState = ({ G, ctx, random }: SimState<G>): SimState<G> => ({
    G: copyG(G),
    ctx: copyCtx(ctx),
    random: copyRandom(random),
  });
  const drawnFrom: AleaState = { c: 0, s0: 0, s1: 0, s2: 0 };
  let drawn: 'nothing' | 'first' | 'more' = 'nothing';

  // `bind` fills it before any code of the game runs.
  const run = { method: undefined, context: {} } as unknown as Run<G>;
  const events = createEvents(run);
  const flow = createFlow(plan, run);
  const apis = { random: randomApi(draw), events: events.api, log: NO_LOG };
  run.context = { G: undefined, ctx: undefined, playerID: undefined, ...apis } as unknown as HookContext<G>;

  function draw(): number {
    const { random } = run.state;
    let generator = random.prngstate;
    if (generator === undefined) {
      generator = seedAlea(random.seed);
      random.prngstate = generator;
      drawn = 'first';
    } else if (drawn === 'nothing') {
      Object.assign(drawnFrom, generator);
      drawn = 'more';
    }
    return nextAlea(generator);
  }

  /** Restores the generator after a refused move. */
  function undraw({ random }: SimState<G>): void {
    if (drawn === 'first') delete random.prngstate;
    if (drawn === 'more' && random.prngstate !== undefined) Object.assign(random.prngstate, drawnFrom);
  }

  function bind(state: SimState<G>, playerID: string | undefined): void {
    run.state = state;
    run.ctx = liveCtx(state);
    run.method = undefined;
    run.context.G = state.G;
    run.context.ctx = state.ctx;
    run.context.playerID = playerID as string;
    if (events.queue.length > 0) events.queue.length = 0;
    drawn = 'nothing';
  }

  function flush(playerID: string | undefined, initialTurn: number): void {
    const refusal = events.queue.length === 0 ? undefined : events.flush(flow, playerID, initialTurn);
    if (refusal !== undefined) throw new RefusedAction(plan.name, refusal);
  }

  function playMove(state: SimState<G>, playerID: string, name: string, args: readonly unknown[]): boolean {
    const ctx = liveCtx(state);
    const move = flow.findMove(ctx, playerID, name);
    if (move === undefined) return false;
    bind(state, playerID);
    const { turn } = ctx;
    run.method = 'move';
    const result = move.run(run.context, ...args);
    run.method = undefined;
    if (result === INVALID_MOVE) {
      undraw(state);
      return false;
    }
    if (result !== undefined) flow.setG(result as G);
    flow.afterMove(playerID, move.counts);
    flush(playerID, turn);
    return true;
  }

  function playEvent(state: SimState<G>, playerID: string, name: EventName, arg: unknown): boolean {
    const { turn } = state.ctx;
    bind(state, undefined);
    flow.event(name, arg, playerID);
    flush(playerID, turn);
    return true;
  }

  /** Runs an action and restores the state unless it succeeds. */
  function guarded(state: SimState<G>, play: () => boolean): boolean {
    const before = copyState(state);
    let done = false;
    try {
      done = play();
    } catch (error) {
      if (!(error instanceof RefusedAction)) throw error;
    } finally {
      if (!done) Object.assign(state, before);
    }
    return done;
  }

  return {
    initial({ numPlayers, setupData, seed = plan.seed } = {}) {
      const count = numPlayers || 2;
      const ctx = {
        numPlayers: count,
        turn: 0,
        currentPlayer: '0',
        playOrder: Array.from({ length: count }, (_, seat) => String(seat)),
        playOrderPos: 0,
        phase: plan.startPhase,
        activePlayers: null,
      } as unknown as Ctx;
      const random = { seed: seed ?? Date.now().toString(36).slice(-10) };
      const state: SimState<G> = { G: {} as G, ctx, random };
      bind(state, undefined);
      const G = plan.setup === undefined ? ({} as G) : plan.setup({ ...apis, ctx }, setupData);
      assertPlain(G);
      flow.setG(copyPlain(G));
      flow.start();
      flush(undefined, 0);
      if (run.ctx._activePlayersNumMoves === undefined && run.ctx.gameover === undefined) {
        // boardgame.io never sets up the turn order in this case and would count moves from NaN.
        throw new Error(`game "${plan.name}": no turn has begun after setup, all phases end at once`);
      }
      return state;
    },
    fromState: ({ G, ctx, random }) => ({
      G: copyPlain(G),
      ctx: copyPlain(ctx),
      random: copyRandom(random ?? { seed: '0' }),
    }),
    adopt: ({ G, ctx, random }) => ({ G, ctx: copyCtx(ctx), random: copyRandom(random ?? { seed: '0' }) }),
    clone: copyState,
    apply(state, playerID, move, args) {
      if (!isActive(state.ctx, playerID)) return false;
      if (strict) return guarded(state, () => playMove(state, playerID, move, args));
      return playMove(state, playerID, move, args);
    },
    applyEvent(state, playerID, event, arg) {
      if (!isActive(state.ctx, playerID)) return false;
      if (strict) return guarded(state, () => playEvent(state, playerID, event, arg));
      return playEvent(state, playerID, event, arg);
    },
    isOver: ({ ctx }) => ctx.gameover !== undefined,
    reseed(state, random) {
      state.random.prngstate = { c: 1, s0: random(), s1: random(), s2: random() };
    },
  };
}

/** boardgame.io reverts the whole action if a game calls events where they are forbidden. That is a bug in the game. */
class RefusedAction extends Error {
  constructor(game: string, reason: string) {
    super(`game "${game}": boardgame.io refuses this action: ${reason}`);
  }
}
