/** Moves places apart to a distance of at least `gap`, between `least` and `most`. The order is kept. */
import { itemAt } from '../../rules-kit/indexed';

export function apart(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => itemAt(places, a) - itemAt(places, b));
  const moved = [...places];
  let free = least;
  for (const index of order) {
    moved[index] = Math.max(itemAt(moved, index), free);
    free = moved[index] + gap;
  }
  let bound = most;
  for (const index of order.reverse()) {
    moved[index] = Math.min(itemAt(moved, index), bound);
    bound = moved[index] - gap;
  }
  return moved;
}
