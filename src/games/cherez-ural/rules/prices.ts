import { board, type PriceList } from '../content/board';
import { GOODS, type Good, type SpaceId, type WorkerId } from '../content/terms';
import type { Triggered } from '../content/vocabulary';
import { situationInForce, workerCard } from './contentOf';
import { isExplored } from './spaces';
import type { G } from './state';
import { inPriceArea, traitsOf } from './traits';

/** Gold for one piece in a city; null: not possible there. */
export type Prices = { readonly sell: PriceList; readonly buy: PriceList };

type Factory = Extract<Triggered, { on: 'roundStart' }>['placeFactory'];

/** The factory's card text, whoever owns it (w05). */
export function factoryOf(G: G, workerId: WorkerId): Factory | null {
  const card = workerCard(G, workerId);
  for (const ability of [...card.upper, ...card.lower]) {
    if ('on' in ability && ability.on === 'roundStart') return ability.placeFactory;
  }
  return null;
}

/** The worker in play whose factory it is. */
export function factoryWorker(G: G): WorkerId | null {
  for (const workerId of Object.keys(G.workers) as WorkerId[]) {
    if (factoryOf(G, workerId) !== null) return workerId;
  }
  return null;
}

/** The factory that sells in this city now: it stands there and the city is explored (w05). */
export function openFactory(G: G, cityId: SpaceId): (Factory & { readonly worker: WorkerId }) | null {
  if (G.factoryAt !== cityId || !isExplored(G, cityId)) return null;
  const worker = factoryWorker(G);
  const factory = worker === null ? null : factoryOf(G, worker);
  return worker === null || factory === null ? null : { ...factory, worker };
}

/** Trade prices of a city in gold (R10.4), with what changes them in this order: board, situation card, worker,
 *  persuasion; the situation's floor holds before the worker's changes. Without a worker: the city's own prices. */
export function prices(G: G, cityId: SpaceId, workerId?: WorkerId): Prices {
  const row = board.space[cityId].priceRow;
  if (row === null) throw new Error(`prices: ${cityId} is a village, expected a city`);
  const sell: Record<Good, number | null> = { ...board.sellPrices[row] };
  const buy: Record<Good, number | null> = { ...board.buyPrices[row] };
  const change = (by: Partial<Record<Good, number>>, floor: number) => {
    for (const good of GOODS) {
      const price = sell[good];
      const step = by[good];
      if (price !== null && step !== undefined) sell[good] = Math.max(Math.min(price, floor), price + step);
    }
  };
  for (const effect of situationInForce(G)?.effects ?? []) {
    if (effect.do === 'sellPrice' && inPriceArea(effect.area, cityId)) change(effect.by, effect.floor);
  }
  if (workerId !== undefined) {
    const traits = traitsOf(G, workerId);
    for (const changes of [traits.cardSellChanges, traits.attachedSellChanges]) {
      for (const { by, area } of changes) {
        if (inPriceArea(area, cityId)) change(by, Number.NEGATIVE_INFINITY);
      }
    }
  }
  const factory = openFactory(G, cityId);
  if (factory !== null) {
    const board = buy[factory.sells];
    buy[factory.sells] = board === null ? factory.price : Math.min(board, factory.price);
  }
  return { sell, buy };
}
