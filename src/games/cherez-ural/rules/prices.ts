import { cacheBounded } from '../../../rules-kit/cacheBounded';
import { keysOf } from '../../../rules-kit/records';
import { board, type PriceList, spaceOf } from '../content/board';
import { GOODS, type Good, type Goods, type SpaceId, type WorkerId } from '../content/terms';
import type { Situation, Triggered } from '../content/vocabulary';
import { situationInForce, workerCard } from './content-pack/contentOf';
import { isExplored } from './spaces';
import type { G } from './state/state';
import { inPriceArea, type Traits, traitsOf } from './traits';

/** Gold for one piece in a city; null: not traded there. */
export type Prices = { readonly sell: PriceList; readonly buy: PriceList };

type Factory = Extract<Triggered, { on: 'roundStart' }>['placeFactory'];

/** Returns the factory on a worker's card; null if there is none (w05). */
export function factoryOf(G: G, workerId: WorkerId): Factory | null {
  const card = workerCard(G, workerId);
  for (const ability of [...card.upper, ...card.lower]) {
    if ('on' in ability && ability.on === 'roundStart') return ability.placeFactory;
  }
  return null;
}

export function factoryWorker(G: G): WorkerId | null {
  for (const workerId of keysOf(G.workers)) {
    if (factoryOf(G, workerId) !== null) return workerId;
  }
  return null;
}

/** Returns the factory if it sells in this city now: its marker is there and the city is explored (w05). */
export function openFactory(G: G, cityId: SpaceId): (Factory & { readonly worker: WorkerId }) | null {
  if (G.factoryAt !== cityId || !isExplored(G, cityId)) return null;
  const worker = factoryWorker(G);
  const factory = worker === null ? null : factoryOf(G, worker);
  return worker === null || factory === null ? null : { ...factory, worker };
}

type Changeable = Record<Good, number | null>;

function changeBy(sell: Changeable, by: Goods, floor: number): void {
  for (const good of GOODS) {
    const price = sell[good];
    const step = by[good];
    if (price !== null && step !== undefined) sell[good] = Math.max(Math.min(price, floor), price + step);
  }
}

/**
 * Applies the situation card to the board's prices, then the worker card, then persuasion. The situation's floor
 * applies before the worker's changes.
 */
function withoutFactory(cityId: SpaceId, situation: Situation | null, traits: Traits | null): Prices {
  const row = spaceOf(cityId).priceRow;
  if (row === null) throw new Error(`prices: ${cityId} is a village, expected a city`);
  const sell: Changeable = { ...board.sellPrices[row] };
  for (const effect of situation?.effects ?? []) {
    if (effect.do === 'sellPrice' && inPriceArea(effect.area, cityId))
      changeBy(sell, effect.by, effect.floor);
  }
  for (const changes of [traits?.cardSellChanges ?? [], traits?.attachedSellChanges ?? []]) {
    for (const { by, area } of changes)
      if (inPriceArea(area, cityId)) changeBy(sell, by, Number.NEGATIVE_INFINITY);
  }
  return { sell, buy: board.buyPrices[row] };
}

const MOST_SHARED = 2000;
const shared = new Map<string, Prices>();

/**
 * Returns one shared object for equal prices, so that results cached by prices serve all cities and workers with these
 * prices.
 */
function share(prices: Prices): Prices {
  const key = GOODS.map((good) => `${prices.sell[good]}/${prices.buy[good]}`).join();
  return shared.get(key) ?? cacheBounded(shared, MOST_SHARED, key, prices);
}

const remembered = new WeakMap<Traits, Map<Situation | null, Map<SpaceId, Prices>>>();

function rememberedPrices(cityId: SpaceId, situation: Situation | null, traits: Traits): Prices {
  let bySituation = remembered.get(traits);
  if (bySituation === undefined) {
    bySituation = new Map();
    remembered.set(traits, bySituation);
  }
  let byCity = bySituation.get(situation);
  if (byCity === undefined) {
    byCity = new Map();
    bySituation.set(situation, byCity);
  }
  let found = byCity.get(cityId);
  if (found === undefined) {
    found = share(withoutFactory(cityId, situation, traits));
    byCity.set(cityId, found);
  }
  return found;
}

/**
 * Returns a city's trade prices in gold (R10.4) for a worker, or the city's own prices without a worker. Equal prices
 * for different workers are the same object.
 */
export function prices(G: G, cityId: SpaceId, workerId?: WorkerId): Prices {
  const situation = situationInForce(G);
  const found =
    workerId === undefined
      ? withoutFactory(cityId, situation, null)
      : rememberedPrices(cityId, situation, traitsOf(G, workerId));
  const factory = openFactory(G, cityId);
  if (factory === null) return found;
  const own = found.buy[factory.sells];
  const price = own === null ? factory.price : Math.min(own, factory.price);
  return share({ sell: found.sell, buy: { ...found.buy, [factory.sells]: price } });
}
