/** Moves places apart to a distance of at least `gap`, between `least` and `most`. The order is kept. */
export function apart(places: readonly number[], gap: number, least: number, most: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a] - places[b]);
  const moved = [...places];
  let free = least;
  for (const index of order) {
    moved[index] = Math.max(moved[index], free);
    free = moved[index] + gap;
  }
  let bound = most;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index], bound);
    bound = moved[index] - gap;
  }
  return moved;
}
