/** Whose turns begin and end with a state. */
export interface Turns {
  readonly began: readonly string[];
  readonly ended: readonly string[];
  /** When those whose turn begins are called, in milliseconds since 1970. */
  readonly dueAt: number;
}

/** Those before and after; undefined: nothing changes. */
export function turnsBetween(
  before: readonly string[],
  after: readonly string[],
  dueAt: number,
): Turns | undefined {
  const began = after.filter((seat) => !before.includes(seat));
  const ended = before.filter((seat) => !after.includes(seat));
  return began.length + ended.length === 0 ? undefined : { began, ended, dueAt };
}
