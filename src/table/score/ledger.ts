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
export type LedgerEntry<Source extends string> = ScoreChange<Source> & {
  /** The position that it led to, by its number of moves; 0: what the player began with. */
  readonly move: number;
  /** The player's score in that position. */
  readonly total: number;
};

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

/** The player's changes up to a position, the latest first, `most` of them or one move's more. */
export function ledgerEntries<State, Source extends string>(
  ledger: Ledger<State, Source>,
  stateAt: (moves: number) => State,
  playerID: string,
  upTo: number,
  most = Number.POSITIVE_INFINITY,
): LedgerEntry<Source>[] {
  const entries: LedgerEntry<Source>[] = [];
  let after = stateAt(upTo);
  for (let move = upTo; move > 0 && entries.length < most; move--) {
    const before = stateAt(move - 1);
    const total = ledger.totalOf(after, playerID);
    for (const change of changesBetween(ledger, before, after, playerID))
      entries.push({ ...change, move, total });
    after = before;
  }
  if (entries.length >= most) return entries;
  const total = ledger.totalOf(after, playerID);
  return [...entries, { source: ledger.start, amount: total, move: 0, total }];
}
