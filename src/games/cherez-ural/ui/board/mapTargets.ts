import { board } from '../../content/board';
import type { Targets } from '../../view-model/targets';
import type { MapTarget } from '../map/types';

/**
 * Returns the targets in the map's form: each way of travel once with its lowest price, in the order of the printed
 * board.
 */
export function mapTargets(targets: Targets): MapTarget[] {
  return board.spaces.flatMap(({ id }) => {
    const choices = targets.get(id);
    if (choices === undefined) return [];
    const ways = choices.filter(({ by }, index) => choices.findIndex((other) => other.by === by) === index);
    return [{ at: id, ways: ways.map(({ by, cost }) => ({ by, cost })) }];
  });
}
