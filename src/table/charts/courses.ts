/** For each player a value for every position, from the first, after no move. */
export type Courses = Readonly<Record<string, readonly number[]>>;
