/** Where a player's score came from and went to, move by move: what the ledgers of two positions differ in. */

/** What a game writes down of a player's score; `State` is its `G`. */
export type Ledger<State, Source extends string> = {
  /** In the order in which they are shown. */
  readonly sources: readonly Source[];
  readonly ledgerOf: (G: State, playerID: string) => Readonly<Record<Source, number>>;
  readonly totalOf: (G: State, playerID: string) => number;
  /** The source of what a player begins with. */
  readonly start: Source;
};

export type ScoreChange<Source extends string> = { readonly source: Source; readonly amount: number };
export function changesBetween<State, Source extends string>(
  { sources, ledgerOf }: Ledger<State, Source>,
  before: State,
  after: State,
  playerID: string,
): ScoreChange<Source>[] {
  const [from, to] = [ledgerOf(before, playerID), ledgerOf(after, playerID)];
  if (from === to) return [];
  return sources.flatMap((source) =>
    from[source] === to[source] ? [] : [{ source, amount: to[source] - from[source] }],
  );
}
