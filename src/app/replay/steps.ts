/** How a player goes through the positions of a game. */

export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_MS = 1200;
/** A position that tells nothing is passed, and not jumped over: what moves is seen to move. */
const PASSED_MS = 60;

/** How long the position stays before the next one. */
export const restOf = (shown: number, stops: readonly number[] | null, speed: Speed): number =>
  stops === null || stops.includes(shown) ? STEP_MS / speed : PASSED_MS;

/** The next position that tells something; else the last one. */
export const stepOn = (shown: number, stops: readonly number[] | null, moves: number): number =>
  stops === null ? Math.min(moves, shown + 1) : (stops.find((stop) => stop > shown) ?? moves);

/** The one before that; else the first one. */
export const stepBack = (shown: number, stops: readonly number[] | null): number =>
  stops === null ? Math.max(0, shown - 1) : (stops.findLast((stop) => stop < shown) ?? 0);
