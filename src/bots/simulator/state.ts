import type { ActivePlayersArg, Ctx, FnContext } from 'boardgame.io';
import type { RandomData } from './random';

/** State of a simulation: plain data, changed in place by `apply`, copied by `clone` */
export interface SimState<G> {
  G: G;
  /** Field by field equal to boardgame.io's `ctx` */
  ctx: Ctx;
  /** Equal to boardgame.io's `plugins.random.data` */
  random: RandomData;
}

type Counts = Record<string, number>;

/** A saved level of `setActivePlayers({ revert: true })` */
interface SavedActivePlayers {
  activePlayers: Record<string, string | null> | null;
  _activePlayersMinMoves?: Counts | null;
  _activePlayersMaxMoves?: Counts | null;
  _activePlayersNumMoves?: Counts;
}

/** The actual shape of `Ctx`. boardgame.io's published type omits fields that it stores as null. */
export interface LiveCtx extends SavedActivePlayers {
  numPlayers: number;
  turn: number;
  currentPlayer: string;
  playOrder: string[];
  playOrderPos: number;
  phase: string | null;
  numMoves?: number;
  gameover?: unknown;
  _prevActivePlayers?: SavedActivePlayers[];
  _nextActivePlayers?: ActivePlayersArg | null;
}

export type HookContext<G> = FnContext<G> & { playerID: string };

export function liveCtx(state: SimState<unknown>): LiveCtx {
  return state.ctx as LiveCtx;
}

/** Returns a copy that shares only what is never changed in place: play order, limits, the game's result. */
export function copyCtx(ctx: Ctx): Ctx {
  const copy = { ...ctx } as LiveCtx;
  unshare(copy);
  const previous = copy._prevActivePlayers;
  if (previous !== undefined && previous.length > 0) {
    copy._prevActivePlayers = previous.map((saved) => unshare({ ...saved }));
  }
  return copy as Ctx;
}

function unshare<T extends SavedActivePlayers>(saved: T): T {
  if (saved.activePlayers !== null) saved.activePlayers = { ...saved.activePlayers };
  const counts = saved._activePlayersNumMoves;
  if (counts !== undefined) saved._activePlayersNumMoves = { ...counts };
  return saved;
}

export function copyRandom(random: RandomData): RandomData {
  const { seed, prngstate } = random;
  return prngstate === undefined ? { seed } : { seed, prngstate: { ...prngstate } };
}
