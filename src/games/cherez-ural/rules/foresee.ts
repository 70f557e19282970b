import type { GoldSource, PlayerID } from '../content/terms';
import type { Fact } from './facts';
import { type MoveAttempt, playMove } from './moves';
import type { G, Moment } from './state/state';

export type Foresight = { readonly after: G; readonly facts: readonly Fact[] };

/**
 * Plays moves on a copy and returns the resulting state and facts; null if a move isn't legal. Only for moves that
 * reveal nothing, because a view doesn't contain face-down cards.
 */
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

export function goldBySource(facts: readonly Fact[], playerID: PlayerID): ReadonlyMap<GoldSource, number> {
  const sums = new Map<GoldSource, number>();
  for (const fact of facts) {
    if (fact.fact !== 'gold' || fact.playerID !== playerID) continue;
    sums.set(fact.source, (sums.get(fact.source) ?? 0) + fact.amount);
  }
  return sums;
}
