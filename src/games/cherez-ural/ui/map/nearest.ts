import type { SpaceId } from '../../content/terms';
import { geography, type Point } from './geography';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A step aside counts as much as this many steps ahead. */
const ASIDE = 2;

/** The nearest of some spaces in the direction of an arrow key; null: there is none, or it is no arrow key. */
export function nearestTowards(from: SpaceId, key: string, among: readonly SpaceId[]): SpaceId | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [x, y] = geography.spaces[from];
  let best: { readonly space: SpaceId; readonly far: number } | null = null;
  for (const space of among) {
    const [dx, dy] = [geography.spaces[space][0] - x, geography.spaces[space][1] - y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 0 && (best === null || far < best.far)) best = { space, far };
  }
  return best?.space ?? null;
}
