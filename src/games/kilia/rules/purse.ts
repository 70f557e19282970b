/** The value of a player's goods and coins, in points. */
import { outside } from '../../../rules-kit/indexed';
import { type ContractId, GOODS, type Good, ZONES } from '../content/terms';
import { hasPoints } from './abilities';
import { contractCard, tablesOf } from './content-pack/contentOf';
import type { G, Player } from './state/state';

/** Points for a good that is needed soon, for a spare one, and for a surplus one. */
const WANTED = 0.92;
const SPARE = 0.35;
const TOO_MANY = 0.1;
/** Goods of one kind that count as spare; more are surplus. */
const SPARES = 2;
const COIN = 0.45;
/** Coins beyond this number are worth less, because a player can hardly spend them. */
const MANY_COINS = 10;
const RICH_COIN = 0.15;
/** With fewer turns left than this, goods and coins lose value. */
const TURNS_TO_USE = 2.5;

/** Counts the goods of a kind that a player's next cards and contracts cost. */
function wanted(G: G, player: Player, good: Good): number {
  const { zone: zones } = tablesOf(G);
  let pieces = 0;
  for (const zone of ZONES) {
    const level = player.zones[zone].length;
    if (zones[zone].good === good && level < zones[zone].maxCards)
      pieces += zones[zone].cost[level] ?? outside();
  }
  for (const id of player.contracts) pieces += contractCard(G, id as ContractId).cost[good] ?? 0;
  return pieces;
}

/** Returns the value of a player's goods and coins. `turns` is the player's remaining turns. */
export function purseValue(G: G, player: Player, turns: number): number {
  const use = Math.min(1, turns / TURNS_TO_USE);
  let value = 0;
  for (const good of GOODS) {
    const count = player.goods[good];
    const most = wanted(G, player, good);
    const inUse = Math.min(count, most);
    const spare = Math.min(count - inUse, SPARES);
    const trade = inUse * WANTED + spare * SPARE + (count - inUse - spare) * TOO_MANY;
    // Goods that score at the end are always worth at least those points.
    value += hasPoints(G, player, good) ? Math.max(count, trade * use) : trade * use;
  }
  const poor = Math.min(player.coins, MANY_COINS);
  return value + (poor * COIN + (player.coins - poor) * RICH_COIN) * use;
}
