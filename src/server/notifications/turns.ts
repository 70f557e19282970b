/** The seats whose turns begin and end with a move. */
export interface Turns {
  readonly began: readonly string[];
  readonly ended: readonly string[];
  /** When to notify the seats in `began`, in ms since 1970. */
  readonly dueAt: number;
}

/** Returns the difference between the seats to act before and after, or undefined if there is none. */
export function turnsBetween(
  before: readonly string[],
  after: readonly string[],
  dueAt: number,
): Turns | undefined {
  const began = after.filter((seat) => !before.includes(seat));
  const ended = before.filter((seat) => !after.includes(seat));
  return began.length + ended.length === 0 ? undefined : { began, ended, dueAt };
}
