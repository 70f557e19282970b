/** Determines the state in a hand card's footer. The rules decide what is possible; this only classifies it. */

import { entryOf } from '../../../rules-kit/indexed';
import type { BusinessId, Goods, PlayerID, WorkerId } from '../content/terms';
import { GOODS } from '../content/terms';
import type { Business } from '../content/vocabulary';
import { listBusinesses } from '../rules/actions/business';
import type { Foresight } from '../rules/foresee';
import { playerOf, type Stock, workerOf } from '../rules/state/state';
import { whyNotBusiness } from './refusals';
import type { Table } from './table';

export type CardState =
  | { readonly state: 'ready' }
  | { readonly state: 'readyOnArrival' }
  | { readonly state: 'needs'; readonly goods: Goods }
  | { readonly state: 'done'; readonly round: number }
  /** All goods are there; `reason` is the refusal's reason code. */
  | { readonly state: 'waits'; readonly reason: string }
  | { readonly state: 'idle' };

/** Returns the part of a card's cost that the worker doesn't carry; null if nothing is missing. */
export function missingGoods(card: Business, carried: Readonly<Stock>): Goods | null {
  const missing: Goods = {};
  for (const good of GOODS) {
    const lacks = (card.cost.goods?.[good] ?? 0) - carried[good];
    if (lacks > 0) missing[good] = lacks;
  }
  return Object.keys(missing).length === 0 ? null : missing;
}

export function readyIn(foresight: Foresight, table: Table, worker: WorkerId): ReadonlySet<BusinessId> {
  const ready = new Set<BusinessId>();
  listBusinesses(foresight.after, table.ctx, worker, ([{ card }]) => ready.add(card));
  return ready;
}

/** Returns the worker whose load counts for a card: the acting one, or else the one that lacks the fewest goods. */
function nearestWorker(table: Table, owner: PlayerID, card: Business): WorkerId | null {
  if (table.acting !== null && workerOf(table.G, table.acting).owner === owner) return table.acting;
  let best: { worker: WorkerId; lacks: number } | null = null;
  for (const worker of playerOf(table.G, owner).workers) {
    const missing = missingGoods(card, workerOf(table.G, worker).goods) ?? {};
    const lacks = GOODS.reduce((sum, good) => sum + (missing[good] ?? 0), 0);
    if (best === null || lacks < best.lacks) best = { worker, lacks };
  }
  return best?.worker ?? null;
}

export function cardState(
  table: Table,
  owner: PlayerID,
  id: BusinessId,
  onArrival: ReadonlySet<BusinessId>,
): CardState {
  const { G, ctx, legal, content } = table;
  if (legal.completeBusiness.has(id)) return { state: 'ready' };
  if (onArrival.has(id)) return { state: 'readyOnArrival' };
  const card = entryOf(content.businesses, id);
  const worker = nearestWorker(table, owner, card);
  const goods = worker === null ? (card.cost.goods ?? null) : missingGoods(card, workerOf(G, worker).goods);
  if (goods !== null) return { state: 'needs', goods };
  if (!table.myTurn || table.acting === null) return { state: 'idle' };
  const reason = whyNotBusiness(G, ctx, owner, id);
  return reason === null ? { state: 'idle' } : { state: 'waits', reason };
}
