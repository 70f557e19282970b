/**
 * Places names and chit trays together by simulated annealing over candidate boxes. Space for the cost inside each
 * space and for the pieces above it stays free.
 *
 * Boxes are for glyphs at home size. At other sizes glyphs shrink towards their space, so no new collisions are
 * possible.
 */
import lodash from 'lodash';
import { board, type Space } from '../../src/games/cherez-ural/content/board';
import { CHIT, DISC } from '../../src/games/cherez-ural/ui/map/sizes';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import { type Label, type Language, labelOf } from './labels';
import { type Box, distance, HOME, overlap, type Point, randomFrom } from './plane';

/** Kept free for the cartouche and the zoom buttons */
export const FURNITURE: readonly Box[] = [
  { x: 252, y: 440, w: 490, h: 160 },
  { x: 940, y: 470, w: 116, h: 74 },
];
const FRAME = 12;
/** Distance of the frame's line from the edge */
const FRAME_LINE = 8;
/** Step in px, and number of steps in each direction */
const NUDGE = 0.5;
const NUDGES = 6;
/** Cost per px beyond the frame's line: higher than any possible overlap */
const BEYOND = 1000;
const STARTS = 4;
const HOTTEST = 200;
const COLDEST = 6;
const STEPS = 1_600_000;

export type Kind = 'label' | 'tray' | 'village';
type Item = {
  readonly kind: Kind;
  readonly space: string;
  readonly candidates: readonly Box[];
  readonly own: readonly number[];
};
export type Placed = { readonly kind: Kind; readonly space: string; readonly box: Box };

export type Surroundings = {
  readonly spaces: Readonly<Record<string, Point>>;
  readonly lines: readonly { readonly line: readonly Point[]; readonly weight: number }[];
};

const MARKER_SIZE = { baseCity: 15, city: 14, village: 11 } as const;
/** Free space above a space for pieces: two side by side at base cities, where most workers are */
const PIECE = { baseCity: 40, city: 23, village: 23, h: 26 } as const;

export const markerBox = (space: Space, [x, y]: Point): Box => ({
  x,
  y,
  w: MARKER_SIZE[space.kind],
  h: MARKER_SIZE[space.kind],
});

export const pieceBox = (space: Space, [x, y]: Point): Box => ({
  x,
  y: y - MARKER_SIZE[space.kind] / 2 - PIECE.h / 2 + 1,
  w: PIECE[space.kind],
  h: PIECE.h,
});

/** Returns boxes of one size around a space, ring by ring with growing gaps. */
function around([x, y]: Point, marker: number, w: number, h: number, gaps: readonly number[]): Box[] {
  const boxes: Box[] = [];
  for (const gap of gaps) {
    const dx = marker / 2 + gap + w / 2;
    const dy = marker / 2 + gap + h / 2;
    const near = marker / 2 + w / 2 - 3;
    for (const s of [-1, 1]) {
      for (const t of [-1, -0.6, -0.3, 0, 0.3, 0.6, 1]) boxes.push({ x: x + s * dx, y: y + t * dy, w, h });
      for (const t of [-1, -0.66, -0.33, 0, 0.33, 0.66, 1])
        boxes.push({ x: x + t * near, y: y + s * dy, w, h });
    }
  }
  return boxes;
}

const spotsOf = (space: Space) => (space.explorationSpot ? 1 : 0) + (space.huntingSpot ? 1 : 0);
export const traySize = (space: Space) => ({ w: spotsOf(space) * CHIT.step + 2.5, h: CHIT.edge + 4 });

const gapOf = (a: Box, p: Point) =>
  Math.hypot(Math.max(0, Math.abs(a.x - p[0]) - a.w / 2), Math.max(0, Math.abs(a.y - p[1]) - a.h / 2));

/** Returns the cost of a box apart from the other items. */
function ownCost(kind: Kind, space: Space, box: Box, world: Surroundings, fixed: readonly Box[]): number {
  let cost = 0;
  const here = entryOf(world.spaces, space.id);
  const reach = gapOf(box, here);
  for (const other of board.spaces) {
    const p = entryOf(world.spaces, other.id);
    if (Math.abs(p[0] - box.x) > 130 || Math.abs(p[1] - box.y) > 70) continue;
    const disc = overlap(box, { x: p[0], y: p[1], w: DISC, h: DISC }, 0.5);
    cost += 16 * disc + (disc > 0 ? 60 : 0);
    // Pieces often cover this area, especially at base cities, so text below them could not be read.
    const pieces = overlap(box, pieceBox(other, p));
    if (pieces > 0) cost += 20 + (other.kind === 'baseCity' ? 10 : other.kind === 'city' ? 7 : 4.5) * pieces;
    if (other.id !== space.id && gapOf(box, p) < reach) cost += 160;
  }
  for (const piece of FURNITURE) cost += 60 * overlap(box, piece, 3);
  for (const piece of fixed) cost += 7 * overlap(box, piece, 1);
  const right = box.x + box.w / 2 - (HOME.width - FRAME);
  const left = FRAME - (box.x - box.w / 2);
  const bottom = box.y + box.h / 2 - (HOME.height - FRAME);
  const top = FRAME - (box.y - box.h / 2);
  for (const beyond of [right, left, bottom, top]) if (beyond > 0) cost += 300 + beyond * 60;
  for (const { line, weight } of world.lines)
    for (const p of line)
      if (Math.abs(p[0] - box.x) < box.w / 2 && Math.abs(p[1] - box.y) < box.h / 2) cost += weight;
  const far = kind === 'tray' ? 0.3 : 1.1;
  cost += far * reach * reach;
  // Names are easiest to read at the right or left, and hardest below a piece.
  if (kind === 'label' || kind === 'village') {
    cost += 10 * Math.min(1, Math.abs(box.y - here[1]) / 14);
    cost += box.x < here[0] ? 6 : 0;
  }
  return cost;
}

const WEIGHT: Readonly<Record<Kind, number>> = { label: 6, tray: 6, village: 5 };

/** Returns the cost of two boxes that overlap or are closer than a px. */
function pairCost(a: Placed, b: Placed): number {
  const dx = (a.box.w + b.box.w) / 2 + 1 - Math.abs(a.box.x - b.box.x);
  if (dx <= 0) return 0;
  const dy = (a.box.h + b.box.h) / 2 + 1 - Math.abs(a.box.y - b.box.y);
  if (dy <= 0) return 0;
  return (60 + Math.max(WEIGHT[a.kind], WEIGHT[b.kind]) * dx * dy) * 1.8;
}

function itemsOf(world: Surroundings, language: Language, labels: ReadonlyMap<string, Label>): Item[] {
  const items: Item[] = [];
  const add = (kind: Kind, space: Space, w: number, h: number, gaps: readonly number[]) => {
    const candidates = around(entryOf(world.spaces, space.id), DISC, w, h, gaps)
      .map((box) => ({ box, cost: ownCost(kind, space, box, world, []) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 120);
    items.push({
      kind,
      space: space.id,
      candidates: candidates.map((c) => c.box),
      own: candidates.map((c) => c.cost),
    });
  };
  for (const space of board.spaces) {
    const label = labels.get(space.id) ?? labelOf(space, language);
    if (space.kind !== 'village') add('label', space, label.w, label.h, [0, 3, 7, 13, 20]);
    if (spotsOf(space) > 0) {
      const { w, h } = traySize(space);
      add('tray', space, w, h, [0.5, 4, 9, 16, 24, 32]);
    }
  }
  return items;
}

function anneal(items: readonly Item[], seed: number): { choice: number[]; energy: number } {
  const random = randomFrom(seed);
  const reaches = items.map(({ candidates }) => ({
    x0: Math.min(...candidates.map((c) => c.x - c.w / 2)),
    x1: Math.max(...candidates.map((c) => c.x + c.w / 2)),
    y0: Math.min(...candidates.map((c) => c.y - c.h / 2)),
    y1: Math.max(...candidates.map((c) => c.y + c.h / 2)),
  }));
  /** For each candidate of each item: the items that may collide with it */
  const neighbours = items.map((item, i) =>
    item.candidates.map((c) =>
      items.flatMap((_, j) => {
        const r = itemAt(reaches, j);
        const meets =
          c.x + c.w / 2 > r.x0 - 1 &&
          c.x - c.w / 2 < r.x1 + 1 &&
          c.y + c.h / 2 > r.y0 - 1 &&
          c.y - c.h / 2 < r.y1 + 1;
        return i !== j && meets ? [j] : [];
      }),
    ),
  );
  const placed = items.map(({ kind, space, candidates }) =>
    candidates.map((box): Placed => ({ kind, space, box })),
  );
  const pair = (i: number, ci: number, j: number, cj: number) =>
    pairCost(itemAt(itemAt(placed, i), ci), itemAt(itemAt(placed, j), cj));
  const around = (i: number, ci: number, choice: readonly number[]) => {
    let energy = itemAt(itemAt(items, i).own, ci);
    for (const j of itemAt(itemAt(neighbours, i), ci)) energy += pair(i, ci, j, itemAt(choice, j));
    return energy;
  };
  let best: number[] = [];
  let bestEnergy = Number.POSITIVE_INFINITY;
  for (let start = 0; start < STARTS; start++) {
    const choice = items.map((item) => Math.floor(random() * random() * item.candidates.length));
    for (let step = 0; step < STEPS; step++) {
      const heat = HOTTEST * (COLDEST / HOTTEST) ** (step / STEPS);
      const i = Math.floor(random() * items.length);
      const next = Math.floor(random() * itemAt(items, i).candidates.length);
      if (next === choice[i]) continue;
      const change = around(i, next, choice) - around(i, itemAt(choice, i), choice);
      if (change <= 0 || random() < Math.exp(-change / heat)) choice[i] = next;
    }
    // Finally, every item takes its best place until nothing changes.
    for (let moved = true; moved; ) {
      moved = false;
      items.forEach((item, i) => {
        let now = around(i, itemAt(choice, i), choice);
        for (let c = 0; c < item.candidates.length; c++) {
          const energy = around(i, c, choice);
          if (energy < now - 1e-9) {
            now = energy;
            choice[i] = c;
            moved = true;
          }
        }
      });
    }
    let energy = 0;
    for (let i = 0; i < items.length; i++)
      energy += (around(i, itemAt(choice, i), choice) + itemAt(itemAt(items, i).own, itemAt(choice, i))) / 2;
    if (energy < bestEnergy) {
      bestEnergy = energy;
      best = choice;
    }
  }
  return { choice: best, energy: bestEnergy };
}

/** Moves boxes that still overlap another or the frame's line by a few px, because candidates are in coarse rings. */
function nudged(placed: readonly Placed[], world: Surroundings): Placed[] {
  const now = [...placed];
  const beyond = ({ box }: Placed) =>
    Math.max(
      FRAME_LINE - (box.x - box.w / 2),
      FRAME_LINE - (box.y - box.h / 2),
      box.x + box.w / 2 - (HOME.width - FRAME_LINE),
      box.y + box.h / 2 - (HOME.height - FRAME_LINE),
      -NUDGE,
    ) + NUDGE;
  const isInTheWay = (one: Placed, i: number) =>
    beyond(one) > 0 || now.some((other, j) => j !== i && overlap(one.box, other.box, -NUDGE) > 0);
  const costOf = (one: Placed, i: number) =>
    now.reduce(
      (sum, other, j) => sum + (j === i ? 0 : pairCost(one, other)),
      ownCost(one.kind, entryOf(board.space, one.space), one.box, world, []) + BEYOND * beyond(one),
    );
  const steps = Array.from({ length: 2 * NUDGES + 1 }, (_, at) => (at - NUDGES) * NUDGE);
  const way = steps.flatMap((dx) => steps.map((dy) => [dx, dy] as const));
  for (let round = 0; round < NUDGES; round++)
    now.forEach((one, i) => {
      if (!isInTheWay(one, i)) return;
      const { box } = itemAt(placed, i);
      const all = way.map(([dx, dy]) => ({ ...one, box: { ...box, x: box.x + dx, y: box.y + dy } }));
      now[i] = lodash.minBy(all, (each) => costOf(each, i)) ?? one;
    });
  return now;
}

export function placeAll(world: Surroundings, language: Language): { placed: Placed[]; energy: number } {
  const labels = new Map(board.spaces.map((space) => [space.id, labelOf(space, language)]));
  const items = itemsOf(world, language, labels);
  const { choice, energy } = anneal(items, language === 'en' ? 1712 : 1721);
  const placed = items.map(({ kind, space, candidates }, i) => ({
    kind,
    space,
    box: itemAt(candidates, itemAt(choice, i)),
  }));
  return { placed: nudged(placed, world), energy };
}

/** Scale of glyphs at the zoom where village names appear */
export const VILLAGE_SCALE = 0.75;

/** Places village names around everything else, one after another, the most crowded first. */
export function placeVillages(
  world: Surroundings,
  language: Language,
  placed: readonly Placed[],
  regionNames: readonly Box[],
): Placed[] {
  const shrunk = placed.map(({ space, box }) => {
    const [px, py] = pivotOf(box, entryOf(world.spaces, space));
    return {
      x: px + (box.x - px) * VILLAGE_SCALE,
      y: py + (box.y - py) * VILLAGE_SCALE,
      w: box.w * VILLAGE_SCALE,
      h: box.h * VILLAGE_SCALE,
    };
  });
  for (const box of regionNames) shrunk.push({ ...box, w: box.w * VILLAGE_SCALE, h: box.h * VILLAGE_SCALE });
  const villages = board.spaces.filter((space) => space.kind === 'village');
  const items = villages.map((space): Item => {
    const label = labelOf(space, language);
    const [w, h] = [label.w * VILLAGE_SCALE, label.h * VILLAGE_SCALE];
    const candidates = around(entryOf(world.spaces, space.id), DISC * VILLAGE_SCALE, w, h, [0, 2, 6, 11])
      .map((box) => ({ box, cost: ownCost('village', space, box, world, shrunk) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, 30);
    return {
      kind: 'village',
      space: space.id,
      candidates: candidates.map((c) => c.box),
      own: candidates.map((c) => c.cost),
    };
  });
  const { choice } = anneal(items, 1733);
  return items.map(({ kind, space, candidates }, i) => {
    const box = itemAt(candidates, itemAt(choice, i));
    return { kind, space, box };
  });
}

/** Returns the point of a box nearest to its space, which is the pivot of its scaling. */
export function pivotOf(box: Box, [x, y]: Point): Point {
  return [
    Math.max(box.x - box.w / 2, Math.min(box.x + box.w / 2, x)),
    Math.max(box.y - box.h / 2, Math.min(box.y + box.h / 2, y)),
  ];
}

export const nearestSpace = (p: Point, spaces: Readonly<Record<string, Point>>) =>
  Object.values(spaces).reduce((least, s) => Math.min(least, distance(p, s)), Number.POSITIVE_INFINITY);
