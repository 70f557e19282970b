import type { PlayerID } from '../content/terms';
import { whyNot } from '../rules/moves';
import type { G, Moment } from '../rules/state';

/** Why a move is not legal, in one sentence that names the rule; null: it is legal. */
export function explain(
  G: G,
  ctx: Moment,
  playerID: PlayerID,
  move: string,
  args: readonly unknown[],
): string | null {
  const refusal = whyNot(G, ctx, playerID, move, args);
  return refusal === null ? null : `${refusal.rule}: ${refusal.reason}`;
}
