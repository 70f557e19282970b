/** Where a player's gold came from and went to, move by move: what the ledgers of two positions differ in. */
import type { Timeline } from '../../../game-api/module';
import { GOLD_SOURCES, type GoldSource, type PlayerID } from '../content/terms';
import type { G } from '../rules/state';

export type GoldChange = { readonly source: GoldSource; readonly amount: number };
export type GoldEntry = GoldChange & {
  /** The position that it led to, by its number of moves; 0: what the player began with. */
  readonly move: number;
  /** The player's gold in that position. */
  readonly gold: number;
};

export function goldBetween(before: G, after: G, playerID: PlayerID): GoldChange[] {
  const [from, to] = [before.players[playerID].ledger, after.players[playerID].ledger];
  if (from === to) return [];
  return GOLD_SOURCES.flatMap((source) =>
    from[source] === to[source] ? [] : [{ source, amount: to[source] - from[source] }],
  );
}

/** The player's changes up to a position, the latest first, `most` of them or one move's more. */
export function goldEntries(
  timeline: Timeline<G>,
  playerID: PlayerID,
  upTo: number,
  most = Number.POSITIVE_INFINITY,
): GoldEntry[] {
  const entries: GoldEntry[] = [];
  const at = (moves: number) => timeline.at(moves).G;
  let after = at(upTo);
  for (let move = upTo; move > 0 && entries.length < most; move--) {
    const before = at(move - 1);
    const { gold } = after.players[playerID];
    for (const change of goldBetween(before, after, playerID)) entries.push({ ...change, move, gold });
    after = before;
  }
  if (entries.length >= most) return entries;
  const { gold } = after.players[playerID];
  return [...entries, { source: 'start', amount: gold, move: 0, gold }];
}
