import { changesBetween, type Ledger, type ScoreChange } from './ledger';

export type LedgerEntry<Source extends string> = ScoreChange<Source> & {
  /** Number of moves of the position after the change; 0 for the starting amount. */
  readonly move: number;
  /** Score after this change. A move with two changes has two entries. */
  readonly total: number;
};

/** Returns a player's changes up to a position, latest first. It stops at `most`, but never in the middle of a move. */
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
    let total = ledger.totalOf(after, playerID);
    for (const change of changesBetween(ledger, before, after, playerID).reverse()) {
      entries.push({ ...change, move, total });
      total -= change.amount;
    }
    after = before;
  }
  if (entries.length >= most) return entries;
  const start = ledger.ledgerOf(after, playerID);
  const total = ledger.totalOf(after, playerID);
  return [
    ...entries,
    ...ledger.sources.flatMap((source) =>
      start[source] === 0 ? [] : [{ source, amount: start[source], move: 0, total }],
    ),
  ];
}
