import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import type { Goods, WorkerId } from '../../content/terms';
import type { Report } from '../facts';
import { addGoods, countGoods, hasGoods, load, selections } from '../goods';
import { type G, workerOf } from '../state/state';
import { traitsOf } from '../traits';

/** Returns how many pieces the worker holds above its capacity (R6.1). */
export const excess = (G: G, workerId: WorkerId): number =>
  Math.max(0, load(workerOf(G, workerId).goods) - traitsOf(G, workerId).capacity);

export function listReturnGoods(G: G, workerId: WorkerId, add: (args: readonly [Goods]) => void): void {
  const pieces = excess(G, workerId);
  for (const goods of selections(workerOf(G, workerId).goods)) if (countGoods(goods) === pieces) add([goods]);
}

export function refuseReturnGoods(G: G, workerId: WorkerId, goods: Goods): Refusal | null {
  const pieces = excess(G, workerId);
  if (pieces === 0) return refuse('R6.1', 'nothingToReturn');
  if (!hasGoods(workerOf(G, workerId).goods, goods)) return refuse('R6.1', 'goodsMissing');
  return countGoods(goods) === pieces ? null : refuse('R6.1', 'returnExactly', { pieces });
}

/** Returns exactly the excess to the supply. The owner chooses among all goods that the worker holds (R6.1). */
export function returnGoods(G: G, workerId: WorkerId, goods: Goods, report: Report): void {
  addGoods(workerOf(G, workerId).goods, goods, -1);
  report({ fact: 'goods', worker: workerId, given: goods });
}
