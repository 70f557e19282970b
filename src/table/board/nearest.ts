import type { Point } from './view';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Weight of sideways distance relative to distance in the key's direction */
const ASIDE = 2;

/** Returns the nearest spot in the direction of an arrow key; null for other keys or if there is none. */
export function nearestTowards<Id extends string>(
  pointOf: (id: Id) => Point,
  from: Id,
  key: string,
  among: readonly Id[],
): Id | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const [x, y] = pointOf(from);
  let best: { readonly id: Id; readonly far: number } | null = null;
  for (const id of among) {
    const [dx, dy] = [pointOf(id)[0] - x, pointOf(id)[1] - y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 0 && (best === null || far < best.far)) best = { id, far };
  }
  return best?.id ?? null;
}

/**
 * Returns the id of the spot whose centre is nearest to the pointer, among the discs of the same kind under it. Discs
 * of neighbouring spots overlap in a small window. Undefined if the event is of no disc.
 */
export function spotUnder({ clientX, clientY, target }: MouseEvent): string | undefined {
  if (!(target instanceof SVGCircleElement)) return undefined;
  const distance = (disc: Element) => {
    const { x, y, width, height } = disc.getBoundingClientRect();
    return Math.hypot(x + width / 2 - clientX, y + height / 2 - clientY);
  };
  const kind = target.parentElement?.classList[0] ?? '';
  const [nearest] = document
    .elementsFromPoint(clientX, clientY)
    .filter((each) => each.matches(`.${kind} > .map-press`) && each.closest('svg') === target.ownerSVGElement)
    .sort((a, b) => distance(a) - distance(b));
  return nearest?.parentElement?.dataset.space;
}
