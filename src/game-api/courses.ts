/** For each player a value for every position, from the first, after no move. */
export type Courses = Readonly<Record<string, readonly number[]>>;

/** The courses of a value that is read from each position. */
export const coursesOf = <State>(
  players: readonly string[],
  positions: readonly State[],
  valueIn: (position: State, playerID: string, at: number) => number,
): Courses =>
  Object.fromEntries(
    players.map((playerID) => [playerID, positions.map((position, at) => valueIn(position, playerID, at))]),
  );
