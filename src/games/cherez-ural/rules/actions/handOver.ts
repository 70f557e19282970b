import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import { GOODS, type Goods, type PlayerID, type WorkerId } from '../../content/terms';
import type { Report } from '../facts';
import { addGoods, countGoods, hasGoods, load, selections } from '../goods';
import { isCity } from '../spaces';
import { type G, playerOf, workerOf } from '../state/state';
import { traitsOf } from '../traits';

export type HandOverArgs = {
  readonly from: WorkerId;
  readonly to: WorkerId;
  readonly give: Goods;
  readonly take: Goods;
};

const sharesKind = (a: Goods, b: Goods): boolean =>
  GOODS.some((good) => (a[good] ?? 0) > 0 && (b[good] ?? 0) > 0);

/** Lists the net transfers between two of the player's workers in one city that respect both capacities (R11.1). */
export function listHandOver(G: G, playerID: PlayerID, add: (args: readonly [HandOverArgs]) => void): void {
  if (G.turn.justHandedOver) return;
  const { workers } = playerOf(G, playerID);
  for (const [index, from] of workers.entries()) {
    for (const to of workers.slice(index + 1)) {
      const [giver, taker] = [workerOf(G, from), workerOf(G, to)];
      if (giver.at === null || giver.at !== taker.at || !isCity(giver.at)) continue;
      const giverRoom = traitsOf(G, from).capacity - load(giver.goods);
      const takerRoom = traitsOf(G, to).capacity - load(taker.goods);
      for (const give of selections(giver.goods)) {
        const given = countGoods(give);
        for (const take of selections(taker.goods)) {
          const taken = countGoods(take);
          if (given + taken === 0 || taken - given > giverRoom || given - taken > takerRoom) continue;
          if (!sharesKind(give, take)) add([{ from, to, give, take }]);
        }
      }
    }
  }
}

export function refuseHandOver(
  G: G,
  playerID: PlayerID,
  { from, to, give, take }: HandOverArgs,
): Refusal | null {
  if (G.turn.justHandedOver) return refuse('R11.1', 'handedOverJustNow');
  const { workers } = playerOf(G, playerID);
  if (!workers.includes(from) || !workers.includes(to) || from === to)
    return refuse('R11.1', 'ownTwoWorkers');
  if (workers.indexOf(from) > workers.indexOf(to)) return refuse('R11.1', 'handOverOrder');
  const [giver, taker] = [workerOf(G, from), workerOf(G, to)];
  if (giver.at === null || giver.at !== taker.at || !isCity(giver.at)) return refuse('R11.1', 'sameCity');
  if (countGoods(give) + countGoods(take) === 0) return refuse('R11.1', 'nothingHandedOver');
  if (sharesKind(give, take)) return refuse('R11.1', 'netTransfer');
  if (!hasGoods(giver.goods, give) || !hasGoods(taker.goods, take)) return refuse('R11.1', 'goodsMissing');
  const moved = countGoods(give) - countGoods(take);
  for (const [worker, change] of [
    [giver, -moved],
    [taker, moved],
  ] as const) {
    const { capacity } = traitsOf(G, worker.id);
    if (load(worker.goods) + change > capacity) return refuse('R6.1', 'overCapacity', { capacity });
  }
  return null;
}

export function handOver(G: G, { from, to, give, take }: HandOverArgs, report: Report): void {
  addGoods(workerOf(G, from).goods, give, -1);
  addGoods(workerOf(G, from).goods, take);
  addGoods(workerOf(G, to).goods, give);
  addGoods(workerOf(G, to).goods, take, -1);
  report({ fact: 'goods', worker: from, given: give, gained: take });
  report({ fact: 'goods', worker: to, given: take, gained: give });
}
