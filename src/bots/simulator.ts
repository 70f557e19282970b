import type { Ctx, Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { assertPlain, copyPlain } from './simulator/copy';
import { createEvents } from './simulator/events';
import { createFlow, type EventName, type Run } from './simulator/flow';
import { planGame } from './simulator/plan';
import { type AleaState, nextAlea, type RandomData, randomApi, seedAlea } from './simulator/random';
import { copyCtx, copyRandom, type HookContext, liveCtx, type SimState } from './simulator/state';

export type { EventName, RandomData, SimState };

export interface SimulatorOptions<G> {
  /** The game's own way to copy G, where it has a faster one. */
  copy?: (G: G) => G;
  /**
   * Keeps a copy before each action and puts it back when the action is refused or throws. Slow. Without it a move
   * that changes G and then returns INVALID_MOVE leaves its changes behind: moves of this house check first.
   */
  strict?: boolean;
}

export interface InitialOptions {
  numPlayers?: number;
  setupData?: unknown;
  /** Goes before the game's own seed; without either it is taken from the clock, as in boardgame.io. */
  seed?: string | number;
}

export interface Source<G> {
  G: G;
  ctx: Ctx;
  /** boardgame.io's `plugins.random.data`. A player's view has none: give a seed of your own, or `reseed`. */
  random?: RandomData;
}

/** Runs one game. The states are plain data; one simulator may play any number of them, one action at a time. */
export interface Simulator<G> {
  /**
   * The state boardgame.io's `InitializeGame` starts with. Throws if setup's state isn't plain JSON data, or if
   * phases that end at once leave no turn to play.
   */
  initial(options?: InitialOptions): SimState<G>;
  /** A state of its own from boardgame.io's; nothing is shared with the source. */
  fromState(source: Source<G>): SimState<G>;
  /** Like `fromState`, but takes G over without a copy: for a G made for this, as by `determinize`. */
  adopt(source: Source<G>): SimState<G>;
  clone(state: SimState<G>): SimState<G>;
  /**
   * Makes a move, in place. False: refused, and the state is as it was (see `strict`). Throws if the game calls events
   * where boardgame.io forbids it, or ends turns without end: the state is then of no further use, unless `strict`,
   * which answers false as boardgame.io does.
   */
  apply(state: SimState<G>, playerID: string, move: string, args: readonly unknown[]): boolean;
  /** Carries out an event a player calls outside of any move, in place. False as in `apply`. */
  applyEvent(state: SimState<G>, playerID: string, event: EventName, arg?: unknown): boolean;
  isOver(state: SimState<G>): boolean;
  /** Gives the state another future: dice and shuffles go on from numbers that `random` gives. */
  reseed(state: SimState<G>, random: () => number): void;
}

/** Whether a player may act now; by which moves is the game's to say. */
export function isActive(ctx: Ctx, playerID: string): boolean {
  if (ctx.gameover !== undefined) return false;
  return ctx.activePlayers === null ? ctx.currentPlayer === playerID : playerID in ctx.activePlayers;
}

/**
 * Builds a simulator of a boardgame.io `Game` without redux and immer: the same hooks in the same order, on a state
 * that is changed in place. Throws, naming it, at whatever the game uses that can't be simulated (plugins).
 *
 * What the game's code has to keep to, since nothing is frozen or copied on write:
 * - a move checks first and changes after, so that INVALID_MOVE comes before any change;
 * - what stands in G is a tree: no object in two places, none of the game's tables, none of a move's arguments that
 *   is changed later on (copy it in);
 * - `endIf`, `next` and turn orders change nothing.
 */
export function createSimulator<G>(game: Game<G>, options: SimulatorOptions<G> = {}): Simulator<G> {
  const plan = planGame(game);
  const strict = options.strict === true;
  const copyG = options.copy ?? copyPlain;
  const copyState = ({ G, ctx, random }: SimState<G>): SimState<G> => ({
    G: copyG(G),
    ctx: copyCtx(ctx),
    random: copyRandom(random),
  });
  const drawnFrom: AleaState = { c: 0, s0: 0, s1: 0, s2: 0 };
  let drawn: 'nothing' | 'first' | 'more' = 'nothing';

  // Filled by `bind` before anything of the game runs.
  const run = { method: undefined, context: {} } as unknown as Run<G>;
  const events = createEvents(run);
  const flow = createFlow(plan, run);
  const apis = { random: randomApi(draw), events: events.api, log: { setMetadata: () => undefined } };
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

  /** A refused move has drawn nothing. */
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

  /** Plays on the state, and puts the copy back unless it went well. */
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
        // boardgame.io never sets up its turn order then, and would count moves from NaN.
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

/** boardgame.io takes the whole action back when a game calls events where it may not; that's a fault of the game. */
class RefusedAction extends Error {
  constructor(game: string, reason: string) {
    super(`game "${game}": boardgame.io refuses this action: ${reason}`);
  }
}
