/** Places objects on a drawn board so that they don't hide each other. Pure calculation without a browser. */
import { itemAt } from '../../rules-kit/indexed';
import type { Point } from './view';

/** A box given by its centre, in px of the sheet */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type Placeable = Box & {
  readonly kind: string;
  readonly id: string;
  /** The object is text, which nothing may cover. */
  readonly written?: boolean;
  /** Width of a margin that also hides what is below it */
  readonly halo?: number;
  /** Id of the object below this one, whose edge it may cover */
  readonly on?: string;
  /** The object may be covered where nothing else is free. */
  readonly yields?: boolean;
};

/** Part of a text box that may be covered, in px: the empty margin around letters */
const EDGE = 0.6;

/** Returns how far two boxes overlap; 0 or less if they don't. */
export const depth = (a: Box, b: Box): number =>
  Math.min((a.w + b.w) / 2 - Math.abs(a.x - b.x), (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** Returns the bounding box of some boxes, enlarged by `edge`. */
export function boxAround(boxes: readonly Box[], edge: number): Box {
  const [left, top] = [
    Math.min(...boxes.map(({ x, w }) => x - w / 2)) - edge,
    Math.min(...boxes.map(({ y, h }) => y - h / 2)) - edge,
  ];
  const w = Math.max(...boxes.map((box) => box.x + box.w / 2)) + edge - left;
  const h = Math.max(...boxes.map((box) => box.y + box.h / 2)) + edge - top;
  return { x: left + w / 2, y: top + h / 2, w, h };
}

const coversMiddle = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.w / 2 && Math.abs(a.y - b.y) < a.h / 2;

const cuts = (a: Placeable, b: Placeable): boolean =>
  b.written === true && a.halo !== undefined && depth(a, b) + a.halo > EDGE;

/** Checks whether one of two objects covers the other's centre or its halo covers the other's text. */
export const clash = (a: Placeable, b: Placeable): boolean =>
  coversMiddle(a, b) || coversMiddle(b, a) || cuts(a, b) || cuts(b, a);

export const clashes = (things: readonly Placeable[]): readonly (readonly [Placeable, Placeable])[] =>
  things.flatMap((a, i) =>
    things
      .slice(i + 1)
      .filter((b) => clash(a, b))
      .map((b) => [a, b] as const),
  );

const SIDEWAYS = [0, -0.5, 0.5, -1, 1] as const;

/** Returns centres for a box around a disc, ring by ring with growing gaps; above and below come before the sides. */
export function around(disc: number, { w, h }: Pick<Box, 'w' | 'h'>, gaps: readonly number[]): Point[] {
  return gaps.flatMap((gap) => {
    const [dx, dy] = [(disc + w) / 2 + gap, (disc + h) / 2 + gap];
    const near = (disc + w) / 2 - 3;
    return [-1, 1].flatMap((side) => [
      ...SIDEWAYS.map((t): Point => [t * near, side * dy]),
      ...SIDEWAYS.map((t): Point => [side * dx, t * dy]),
    ]);
  });
}

/** A possible layout. `cost` is how much worse it is than the best one. */
export type Option = { readonly things: readonly Placeable[]; readonly cost: number };

const CLASH = 1000;
const CLASH_YIELDING = 60;
const PER_PX = 3;

/** Returns the cost of an option among other objects. Stops counting at `most`. */
function costOf({ things, cost }: Option, others: readonly Placeable[], most = Infinity): number {
  let sum = cost;
  for (const thing of things)
    for (const other of others) {
      const into = depth(thing, other);
      if (into > 0 && thing.on !== other.id) sum += into * PER_PX;
      if (sum >= most) return sum;
      if (into + (thing.halo ?? 0) + (other.halo ?? 0) > 0 && clash(thing, other))
        sum += other.yields ? CLASH_YIELDING : CLASH;
    }
  return sum;
}

/**
 * Returns the option that hides the least. The search starts with `first`; `options` must be sorted by `cost`, so that
 * it can stop early.
 */
export function best<Way extends Option>(
  first: Way,
  options: Iterable<Way>,
  others: readonly Placeable[],
): Way {
  let [found, least] = [first, costOf(first, others)];
  for (const option of options) {
    if (option.cost >= least) break;
    const cost = costOf(option, others, least);
    if (cost < least) [found, least] = [option, cost];
  }
  return found;
}

/** Returns the objects that overlap a box, halos included. */
const near = (box: Box, others: readonly Placeable[]): readonly Placeable[] =>
  others.filter((other) => depth(box, other) + (other.halo ?? 0) > 0);

const withHalo = ({ x, y, w, h, halo = 0 }: Placeable): Box => ({ x, y, w: w + 2 * halo, h: h + 2 * halo });

/** Layouts for one group of objects. The first one is nearly always good enough, so the others are computed lazily. */
export type Choice<Way extends Option> = {
  readonly first: Way;
  /** Other layouts, sorted by cost. Each costs at least `from`. */
  readonly ways: () => Iterable<Way>;
  readonly from: number;
  /** A box that contains every layout */
  readonly within: Box;
};

const ROUNDS = 3;

/** Chooses a layout for each group so that they hide little of each other and of the fixed objects in `still`. */
export function settle<Way extends Option>(
  choices: readonly Choice<Way>[],
  still: readonly Placeable[],
): readonly Way[] {
  const chosen = choices.map(({ first }) => first);
  const costs = choices.map(({ from }) => from);
  const costNow = (way: Way, things: readonly Placeable[]) =>
    costOf(way, near(boxAround(way.things.map(withHalo), 0), things));
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    choices.forEach((choice, i) => {
      const others = chosen.flatMap(({ things }, other) => (other === i ? [] : things));
      const things = near(choice.within, [...still, ...others]);
      if (costNow(itemAt(chosen, i), things) <= itemAt(costs, i)) return;
      const better = best(choice.first, choice.ways(), things);
      chosen[i] = better;
      costs[i] = costNow(better, things);
      moved = true;
    });
  }
  return chosen;
}
