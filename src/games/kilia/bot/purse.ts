/** What goods and coins of the own supply are worth, in points. */
import { type ContractId, GOODS, type Good, ZONES } from '../content/terms';
import { hasPoints } from '../rules/abilities';
import { contractCard, tablesOf } from '../rules/contentOf';
import type { G, Player } from '../rules/state';

/** A good that is wanted soon, one that may be, and one too many. */
const WANTED = 0.92;
const SPARE = 0.35;
const TOO_MANY = 0.1;
/** Pieces of a kind that may be of use besides those wanted. */
const SPARES = 2;
const COIN = 0.45;
/** Coins of which there are more than one spends. */
const MANY_COINS = 10;
const RICH_COIN = 0.15;
/** Goods and coins are worth the less, the fewer turns there are to use them in. */
const TURNS_TO_USE = 2.5;

/** How many of a kind a player's next cards and contracts ask for. */
function wanted(G: G, player: Player, good: Good): number {
  const { zone: zones } = tablesOf(G);
  let pieces = 0;
  for (const zone of ZONES) {
    const level = player.zones[zone].length;
    if (zones[zone].good === good && level < zones[zone].maxCards) pieces += zones[zone].cost[level];
  }
  for (const id of player.contracts) pieces += contractCard(G, id as ContractId).cost[good] ?? 0;
  return pieces;
}

/** `turns`: own turns that are still to come. */
export function purseValue(G: G, player: Player, turns: number): number {
  const use = Math.min(1, turns / TURNS_TO_USE);
  let value = 0;
  for (const good of GOODS) {
    const count = player.goods[good];
    const most = wanted(G, player, good);
    const inUse = Math.min(count, most);
    const spare = Math.min(count - inUse, SPARES);
    const trade = inUse * WANTED + spare * SPARE + (count - inUse - spare) * TOO_MANY;
    // Goods that score at the end are never worth less than that.
    value += hasPoints(G, player, good) ? Math.max(count, trade * use) : trade * use;
  }
  const poor = Math.min(player.coins, MANY_COINS);
  return value + (poor * COIN + (player.coins - poor) * RICH_COIN) * use;
}
