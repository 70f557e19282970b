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
  const now = stateAt(upTo);
  let to = ledger.ledgerOf(now, playerID);
  let total = ledger.totalOf(now, playerID);
  for (let move = upTo; move > 0; move--) {
    const from = ledger.ledgerOf(stateAt(move - 1), playerID);
    for (const change of changesBetween(ledger.sources, from, to).reverse()) {
      entries.push({ ...change, move, total });
      total -= change.amount;
    }
    if (entries.length >= most) return entries;
    to = from;
  }
  const atStart = ledger.sources.map((source) => ({ source, amount: to[source], move: 0, total }));
  return [...entries, ...atStart.filter(({ amount }) => amount !== 0)];
}
