/** What lies on a drawn board without hiding one another: pure reckoning, no browser. */
import type { Point } from './view';

/** A box round its middle, in px of the sheet. */
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type Thing = Box & {
  readonly kind: string;
  readonly id: string;
  /** Words, which nothing may cut. */
  readonly written?: boolean;
  /** How far beyond its box it hides what lies under it: its halo. */
  readonly halo?: number;
  /** The thing that it lies in, as a figure in its ring: these two do not hide one another. */
  readonly inside?: string;
  /** The thing that it stands on, whose edge it may cover. */
  readonly on?: string;
};

/** So little of a word's box may be cut: the room that letters leave at its edge. */
const EDGE = 0.6;

/** How deep two boxes lie in one another; 0 or less: beside. */
export const depth = (a: Box, b: Box): number =>
  Math.min((a.w + b.w) / 2 - Math.abs(a.x - b.x), (a.h + b.h) / 2 - Math.abs(a.y - b.y));

/** The box round some others, with an edge. */
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

const cuts = (a: Thing, b: Thing): boolean =>
  b.written === true && a.halo !== undefined && depth(a, b) + a.halo > EDGE;

/** Whether one of two things covers the other's middle, or its halo cuts the other's words. */
export const clash = (a: Thing, b: Thing): boolean =>
  a.inside !== b.id &&
  b.inside !== a.id &&
  (coversMiddle(a, b) || coversMiddle(b, a) || cuts(a, b) || cuts(b, a));

/** Each pair of things that hide something of one another. */
export const clashes = (things: readonly Thing[]): readonly (readonly [Thing, Thing])[] =>
  things.flatMap((a, i) =>
    things
      .slice(i + 1)
      .filter((b) => clash(a, b))
      .map((b) => [a, b] as const),
  );

const SIDEWAYS = [0, -0.5, 0.5, -1, 1] as const;

/** Middles of boxes of one size all around a disc, in rings of growing gap, above and below before the sides. */
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

/** A way to lay something out, and by how much it is worse than the best way. */
export type Option = { readonly things: readonly Thing[]; readonly cost: number };

const CLASH = 1000;
const PER_PX = 3;

/** What an option costs among other things; beyond `most` it is not asked how much. */
function costOf({ things, cost }: Option, others: readonly Thing[], most = Infinity): number {
  let sum = cost;
  for (const thing of things)
    for (const other of others) {
      const into = depth(thing, other);
      if (into > 0 && thing.on !== other.id) sum += into * PER_PX;
      if (sum >= most) return sum;
      if (into + (thing.halo ?? 0) + (other.halo ?? 0) > 0 && clash(thing, other)) sum += CLASH;
    }
  return sum;
}

/** The option that hides least of what lies there; the options come in the order of what they cost by themselves.
 *  @param first the one before them. */
export function best<Way extends Option>(first: Way, options: Iterable<Way>, others: readonly Thing[]): Way {
  let [found, least] = [first, costOf(first, others)];
  for (const option of options) {
    if (option.cost >= least) break;
    const cost = costOf(option, others, least);
    if (cost < least) [found, least] = [option, cost];
  }
  return found;
}

/** Whether an option hides nothing of what lies there. */
export const isClear = (option: Option, others: readonly Thing[]): boolean => costOf(option, others) < CLASH;

/** Those things that lie in a box, or whose halo does. */
const near = (box: Box, others: readonly Thing[]): readonly Thing[] =>
  others.filter((other) => depth(box, other) + (other.halo ?? 0) > 0);

const withHalo = ({ x, y, w, h, halo = 0 }: Thing): Box => ({ x, y, w: w + 2 * halo, h: h + 2 * halo });

/** What is nearly always laid out in its first way. */
export type Choice<Way extends Option> = {
  readonly first: Way;
  /** The ways in the order of their costs, where the first hides something; all cost at least `from`. */
  readonly ways: () => Iterable<Way>;
  readonly from: number;
  /** What all of them lie within. */
  readonly within: Box;
};

const ROUNDS = 3;

/** A way for each of several, among what stands still and each other. */
export function settle<Way extends Option>(
  choices: readonly Choice<Way>[],
  still: readonly Thing[],
): readonly Way[] {
  const chosen = choices.map(({ first }) => first);
  const costs = choices.map(({ from }) => from);
  const costNow = (way: Way, things: readonly Thing[]) =>
    costOf(way, near(boxAround(way.things.map(withHalo), 0), things));
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    choices.forEach((choice, i) => {
      const others = chosen.flatMap(({ things }, other) => (other === i ? [] : things));
      const things = near(choice.within, [...still, ...others]);
      if (costNow(chosen[i], things) <= costs[i]) return;
      chosen[i] = best(choice.first, choice.ways(), things);
      costs[i] = costNow(chosen[i], things);
      moved = true;
    });
  }
  return chosen;
}
