import type { GoldSource, PlayerID } from '../content/terms';
import type { Fact } from './facts';
import { type MoveAttempt, playMove } from './moves';
import type { G, Moment } from './state';

export type Foresight = { readonly after: G; readonly facts: readonly Fact[] };

/** What moves would bring about, by the rules themselves played on a copy; null when one of them is not legal.
 *  Only for moves that reveal nothing: a view does not know what lies face down. */
export function foresee(
  G: G,
  moment: Moment,
  playerID: PlayerID,
  moves: readonly MoveAttempt[],
): Foresight | null {
  const after = structuredClone(G);
  const facts: Fact[] = [];
  for (const { move, args } of moves) {
    if (!playMove(after, moment, playerID, move, args, (fact) => facts.push(fact))) return null;
  }
  return { after, facts };
}

/** A player's gold changes among some facts, by source. */
export function goldBySource(facts: readonly Fact[], playerID: PlayerID): ReadonlyMap<GoldSource, number> {
  const sums = new Map<GoldSource, number>();
  for (const fact of facts) {
    if (fact.fact !== 'gold' || fact.playerID !== playerID) continue;
    sums.set(fact.source, (sums.get(fact.source) ?? 0) + fact.amount);
  }
  return sums;
}
