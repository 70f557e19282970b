/** Picks the default payment: the one that leaves the player best off. */
import { type ContractId, GOODS, type PlayerID, type Zone } from '../content/terms';
import { coinsFor, contractCost, listedPayments, zoneCost } from './paying';
import { purseValue } from './purse';
import { price } from './rows';
import { type G, type Payment, type Player, playerOf } from './state/state';
import { voyagesLeft } from './voyagesLeft';

/** A zone's next card, or an active contract. */
export type PaidFor = { readonly zone: Zone } | { readonly contract: ContractId };

/** Returns the player as after this payment and `coins` coins. */
function afterPaying(player: Player, what: PaidFor, payment: Payment, coins: number): Player {
  const goods = { ...player.goods };
  for (const good of GOODS) goods[good] -= payment.goods[good] ?? 0;
  return {
    ...player,
    goods,
    coins: player.coins - coins,
    zones:
      'zone' in what ? { ...player.zones, [what.zone]: [...player.zones[what.zone], 'sprat'] } : player.zones,
    contracts: 'contract' in what ? player.contracts.filter((id) => id !== what.contract) : player.contracts,
  };
}

/**
 * Returns the listed payment (R4.9) that leaves the most valuable supply. Among equals, spends own goods before
 * coins. If `column` (0 to 4) is given, its price is paid first. Null if nothing can pay.
 */
export function defaultPayment(G: G, playerID: PlayerID, what: PaidFor, column?: number): Payment | null {
  const player = playerOf(G, playerID);
  const cost = 'zone' in what ? zoneCost(G, player, what.zone) : contractCost(G, what.contract);
  if (cost === null) return null;
  const spent = column === undefined ? 0 : price(G, player, column);
  const turns = voyagesLeft(G) + 0.5;
  let best: { readonly payment: Payment; readonly value: number; readonly coins: number } | null = null;
  for (const payment of listedPayments(G, player, cost)(spent)) {
    const coins = coinsFor(G, cost, payment);
    const value = purseValue(G, afterPaying(player, what, payment, coins + spent), turns);
    const isBetter =
      best === null || value > best.value + 1e-9 || (value > best.value - 1e-9 && coins < best.coins);
    if (isBetter) best = { payment, value, coins };
  }
  return best === null ? null : best.payment;
}
