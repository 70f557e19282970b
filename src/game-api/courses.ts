/** Values by player, one per state from the initial one on. */
export type Courses = Readonly<Record<string, readonly number[]>>;

/** Reads a value from each state for each player. */
export const coursesOf = <State>(
  players: readonly string[],
  positions: readonly State[],
  valueIn: (position: State, playerID: string, at: number) => number,
): Courses =>
  Object.fromEntries(
    players.map((playerID) => [playerID, positions.map((position, at) => valueIn(position, playerID, at))]),
  );
