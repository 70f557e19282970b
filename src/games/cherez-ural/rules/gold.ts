import { MOST_TOKENS } from '../content/setup';
import type { GoldSource, PlayerID } from '../content/terms';
import type { Report } from './facts';
import { type G, playerOf } from './state/state';

/**
 * Changes the player's gold by `amount` and records the source in the ledger (R5.7). A negative amount is a payment.
 */
export function changeGold(
  G: G,
  playerID: PlayerID,
  amount: number,
  source: GoldSource,
  report: Report,
): void {
  if (amount === 0) return;
  const player = playerOf(G, playerID);
  player.gold += amount;
  player.ledger[source] += amount;
  report({ fact: 'gold', playerID, amount, source });
}

/** Gives travel tokens to the player; those above 3 are lost (R10.5). */
export function gainTokens(G: G, playerID: PlayerID, amount: number, report: Report): void {
  const player = playerOf(G, playerID);
  const gained = Math.min(amount, MOST_TOKENS - player.tokens);
  if (gained === 0) return;
  player.tokens += gained;
  report({ fact: 'tokens', playerID, amount: gained });
}
