export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const STEP_MS = 1200;
/** Ms for a position without an event: short, but not skipped, so that movements stay visible. */
const PASSED_MS = 60;

/** Returns the ms a position is shown. */
export const pauseAt = (shown: number, stops: readonly number[] | null, speed: Speed): number =>
  stops === null || stops.includes(shown) ? STEP_MS / speed : PASSED_MS;

/** Returns the next position with an event, or else the last one. */
export const nextStop = (shown: number, stops: readonly number[] | null, moves: number): number =>
  stops === null ? Math.min(moves, shown + 1) : (stops.find((stop) => stop > shown) ?? moves);

/** Returns the previous position with an event, or else the first one. */
export const previousStop = (shown: number, stops: readonly number[] | null): number =>
  stops === null ? Math.max(0, shown - 1) : (stops.findLast((stop) => stop < shown) ?? 0);
