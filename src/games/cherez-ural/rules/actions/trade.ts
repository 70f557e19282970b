import { bagsWithin, worthOf } from '../../../../rules-kit/bag';
import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import { spaceOf } from '../../content/board';
import { GOODS, type Goods, type PlayerID, type SpaceId, type WorkerId } from '../../content/terms';
import { situationInForce } from '../content-pack/contentOf';
import type { Report } from '../facts';
import { changeGold } from '../gold';
import { addGoods, countGoods, hasGoods, load, selections } from '../goods';
import { openFactory, type Prices, prices } from '../prices';
import { isClosed, isExplored } from '../spaces';
import { type G, placeOf, playerOf, type Stock, workerOf } from '../state/state';
import { stepTrack } from '../tracks';
import { changesPrice, inPriceArea, reportModifiers, traitsOf } from '../traits';

export type Deal = { readonly sell: Goods; readonly buy: Goods };

const goldFor = (goods: Goods, price: Prices['sell']): number => worthOf(GOODS, goods, price);

/**
 * Lists all deals that sell from the stock and buy goods that then fit, paid from the gold and the sale's income
 * (R10.4).
 */
function makeDeals(stock: Readonly<Stock>, gold: number, capacity: number, price: Prices): Deal[] {
  const deals: Deal[] = [];
  const forSale = GOODS.filter((good) => price.buy[good] !== null);
  const carried = load(stock);
  for (const sell of selections(stock)) {
    if (GOODS.some((good) => sell[good] !== undefined && price.sell[good] === null)) continue;
    const sold = countGoods(sell);
    const kinds = forSale.filter((good) => sell[good] === undefined);
    const room = capacity - carried + sold;
    const budget = gold + goldFor(sell, price.sell);
    for (const buy of bagsWithin(kinds, { room, price: price.buy, budget }))
      if (sold > 0 || countGoods(buy) > 0) deals.push(Object.freeze({ sell, buy }));
  }
  return deals;
}

/** Limit of cached lists; then the whole cache is dropped, because a server runs for weeks. */
const MOST_LISTS = 2000;
let lists = 0;
let remembered = new WeakMap<Prices, Map<string, readonly Deal[]>>();

export type Holdings = { readonly goods: Readonly<Stock>; readonly gold: number; readonly capacity: number };

export function holdingsOf(G: G, workerId: WorkerId): Holdings {
  const { goods, owner } = workerOf(G, workerId);
  return { goods, gold: playerOf(G, owner).gold, capacity: traitsOf(G, workerId).capacity };
}

/** Returns all deals at these prices. Equal inputs, or inputs that allow the same deals, share one list. */
export function dealsOf({ goods, gold, capacity }: Holdings, price: Prices): readonly Deal[] {
  let known = remembered.get(price);
  if (known === undefined) {
    known = new Map();
    remembered.set(price, known);
  }
  let purse = 0;
  for (const good of GOODS) purse = Math.max(purse, capacity * (price.buy[good] ?? 0));
  const { daily, chinese, fur, sable } = goods;
  const key = `${daily},${chinese},${fur},${sable},${purse === 0 ? '' : Math.min(gold, purse)},${capacity}`;
  let deals = known.get(key);
  if (deals === undefined) {
    deals = makeDeals(goods, gold, capacity, price);
    known.set(key, deals);
    lists += 1;
    if (lists > MOST_LISTS) {
      remembered = new WeakMap();
      lists = 0;
    }
  }
  return deals;
}

const argsOf = new WeakMap<readonly Deal[], readonly (readonly [Deal])[]>();

function argsFor(deals: readonly Deal[]): readonly (readonly [Deal])[] {
  let args = argsOf.get(deals);
  if (args === undefined) {
    args = deals.map((deal) => Object.freeze([deal] as const));
    argsOf.set(deals, args);
  }
  return args;
}

const canTradeAt = (G: G, at: SpaceId | null): at is SpaceId =>
  at !== null && isExplored(G, at) && !isClosed(G, at);

export function listTrade(G: G, workerId: WorkerId, add: (args: readonly [Deal]) => void): void {
  const worker = workerOf(G, workerId);
  if (G.turn.actionDone || !canTradeAt(G, worker.at)) return;
  for (const args of argsFor(dealsOf(holdingsOf(G, workerId), prices(G, worker.at, workerId)))) add(args);
}

/** Returns why a deal is impossible at these prices; null if it is possible. */
export function refuseDeal(
  { goods, gold, capacity }: Holdings,
  { sell, buy }: Deal,
  price: Prices,
): Refusal | null {
  if (countGoods(sell) + countGoods(buy) === 0) return refuse('R10.4', 'nothingTraded');
  for (const good of GOODS) {
    const [sold, bought] = [sell[good] ?? 0, buy[good] ?? 0];
    if (sold > 0 && bought > 0) return refuse('R10.4', 'sellAndBuySameKind', { good });
    if (sold > 0 && price.sell[good] === null) return refuse('R10.4', 'notBoughtHere', { good });
    if (bought > 0 && price.buy[good] === null) return refuse('R10.4', 'notSoldHere', { good });
  }
  if (!hasGoods(goods, sell)) return refuse('R10.4', 'goodsMissing');
  if (load(goods) - countGoods(sell) + countGoods(buy) > capacity)
    return refuse('R6.1', 'overCapacity', { capacity });
  const need = goldFor(buy, price.buy);
  const have = gold + goldFor(sell, price.sell);
  return need > have ? refuse('R10.4', 'notEnoughGold', { need, have }) : null;
}

export function refuseTrade(G: G, workerId: WorkerId, deal: Deal): Refusal | null {
  const { at } = workerOf(G, workerId);
  if (G.turn.actionDone) return refuse('R8.4', 'actionDoneAlready');
  if (at === null || spaceOf(at).kind === 'village') return refuse('R10.4', 'tradeInCity');
  if (!isExplored(G, at)) return refuse('R10.4', 'unexplored', { space: at });
  if (isClosed(G, at)) return refuse('R6.2', 'closed', { space: at });
  return refuseDeal(holdingsOf(G, workerId), deal, prices(G, at, workerId));
}

/** Returns how many track steps a trade in this city makes: 1, and more for the round's first trade under s06. */
export function tradeSteps(G: G, playerID: PlayerID, cityId: SpaceId): number {
  if (spaceOf(cityId).exportTrack === null) return 0;
  let steps = 1;
  for (const effect of situationInForce(G)?.effects ?? []) {
    if (effect.do === 'firstTradeStep' && effect.at === cityId && !G.firstTraders.includes(playerID))
      steps += effect.steps;
  }
  return steps;
}

/** Exchanges the goods at the city's prices; in an export city also moves the track marker (R10.4). */
export function trade(
  G: G,
  playerID: PlayerID,
  workerId: WorkerId,
  { sell, buy }: Deal,
  report: Report,
): void {
  const worker = workerOf(G, workerId);
  const at = placeOf(worker);
  const price = prices(G, at, workerId);
  addGoods(worker.goods, sell, -1);
  changeGold(G, playerID, goldFor(sell, price.sell), 'trade', report);
  addGoods(worker.goods, buy);
  changeGold(G, playerID, -goldFor(buy, price.buy), 'purchase', report);
  report({ fact: 'goods', worker: workerId, given: sell, gained: buy });
  reportModifiers(G, workerId, (each) => changesPrice(each, sell) && inPriceArea(each.area, at), report);
  const factory = openFactory(G, at);
  if (factory !== null && (buy[factory.sells] ?? 0) > 0) {
    const { owner } = workerOf(G, factory.worker);
    // The owner's own purchase is paid to the bank (w05).
    if (owner !== playerID) changeGold(G, owner, (buy[factory.sells] ?? 0) * factory.price, 'worker', report);
  }
  const track = spaceOf(at).exportTrack;
  if (track !== null) {
    const steps = tradeSteps(G, playerID, at);
    if (steps > 1) G.firstTraders.push(playerID);
    stepTrack(G, playerID, track, steps, report);
  }
  G.turn.actionDone = true;
}
