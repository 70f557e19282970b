/**
 * Places names, chit trays, costs and the names of regions together by simulated annealing over candidate boxes. Space
 * for the pieces above each space stays free.
 *
 * Boxes are for glyphs at home size. In larger windows glyphs shrink towards their space, so that everything keeps its
 * distance to its own space.
 */
import lodash from 'lodash';
import { board, type Space } from '../../src/games/cherez-ural/content/board';
import { CHIT, COST, DISC } from '../../src/games/cherez-ural/ui/map/sizes';
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
const STARTS = 3;
/** Cost from which an item is in a bad place, and most rounds of repairs */
const BAD = 90;
const REPAIRS = 3;
const HOTTEST = 400;
const COLDEST = 6;
const STEPS = 1_500_000;

export type Kind = 'label' | 'tray' | 'cost' | 'village' | 'region';
/** `of` is the id of a space or region. */
export type Placed = { readonly kind: Kind; readonly of: string; readonly box: Box };
export type Candidate = { readonly box: Box; readonly cost: number };
export type Item = {
  readonly kind: Kind;
  readonly of: string;
  readonly candidates: readonly Candidate[];
};

export type Surroundings = {
  readonly spaces: Readonly<Record<string, Point>>;
  readonly lines: readonly { readonly line: readonly Point[]; readonly weight: number }[];
};

const MARKER_SIZE = { baseCity: 15, city: 14, village: 11 } as const;
/** Free space above a space for pieces: two side by side at base cities, where most workers are */
const PIECE = { baseCity: 40, city: 23, village: 23, h: 26 } as const;

/** Cost per square px of a space's area for pieces, by how often pieces are there */
const PER_PIECE = { baseCity: 8, city: 3.5, village: 1.5 } as const;

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
const COST_SIZE = { w: itemAt(COST.widths, -1), h: COST.h };
export const traySize = (space: Space) => ({ w: spotsOf(space) * CHIT.step + 2.5, h: CHIT.edge + 4 });

const gapOf = (a: Box, p: Point) =>
  Math.hypot(Math.max(0, Math.abs(a.x - p[0]) - a.w / 2), Math.max(0, Math.abs(a.y - p[1]) - a.h / 2));

/** Distance from a space's ring beyond which a name no longer looks like its name, in px */
const BESIDE = 5;

/** Returns the cost of a box apart from the other items. */
function ownCost(kind: Kind, space: Space, box: Box, world: Surroundings, fixed: readonly Box[]): number {
  let cost = 0;
  const here = entryOf(world.spaces, space.id);
  const reach = Math.max(0, gapOf(box, here) - DISC / 2);
  for (const other of board.spaces) {
    const p = entryOf(world.spaces, other.id);
    if (Math.abs(p[0] - box.x) > 130 || Math.abs(p[1] - box.y) > 70) continue;
    const disc = overlap(box, { x: p[0], y: p[1], w: DISC, h: DISC }, 0.5);
    cost += 16 * disc + (disc > 0 ? 200 : 0);
    // Pieces often cover this area, especially at base cities, so text below them could not be read.
    const pieces = overlap(box, pieceBox(other, p));
    if (pieces > 0) cost += 10 + PER_PIECE[other.kind] * pieces;
    if (other.id === space.id) continue;
    const away = Math.max(0, gapOf(box, p) - DISC / 2);
    if (away < reach) cost += 300;
    else if (away < reach + 4) cost += 12 * (reach + 4 - away);
  }
  for (const piece of FURNITURE) cost += 60 * overlap(box, piece, 3);
  for (const piece of fixed) {
    const over = overlap(box, piece, 1);
    cost += 20 * over + (over > 0 ? 60 : 0);
  }
  const right = box.x + box.w / 2 - (HOME.width - FRAME);
  const left = FRAME - (box.x - box.w / 2);
  const bottom = box.y + box.h / 2 - (HOME.height - FRAME);
  const top = FRAME - (box.y - box.h / 2);
  for (const beyond of [right, left, bottom, top]) if (beyond > 0) cost += 300 + beyond * 60;
  const onLine = kind === 'cost' ? 0.35 : 1;
  for (const { line, weight } of world.lines)
    for (const p of line)
      if (Math.abs(p[0] - box.x) < box.w / 2 && Math.abs(p[1] - box.y) < box.h / 2) cost += weight * onLine;
  cost += FAR[kind] * reach * reach + (kind !== 'tray' && reach > BESIDE ? 120 : 0);
  // Names are easiest to read at the right or left, and hardest below a piece.
  if (kind === 'label' || kind === 'village') {
    cost += 10 * Math.min(1, Math.abs(box.y - here[1]) / 14);
    cost += box.x < here[0] ? 6 : 0;
  }
  return cost;
}

/** Cost per square px of the distance to the own space */
const FAR: Readonly<Record<Kind, number>> = { label: 2.4, village: 2, tray: 0.4, cost: 5, region: 0 };
const WEIGHT: Readonly<Record<Kind, number>> = { label: 6, tray: 6, cost: 6, region: 3, village: 5 };

/** Returns the cost of two boxes that overlap or are closer than a px, by how far they do so. */
const pairCost = (weight: number, dx: number, dy: number): number =>
  dx <= 0 || dy <= 0 ? 0 : (60 + weight * dx * dy) * 1.8;

const costOfPair = (a: Placed, b: Placed): number =>
  pairCost(
    Math.max(WEIGHT[a.kind], WEIGHT[b.kind]),
    (a.box.w + b.box.w) / 2 + 1 - Math.abs(a.box.x - b.box.x),
    (a.box.h + b.box.h) / 2 + 1 - Math.abs(a.box.y - b.box.y),
  );

/** Candidates kept for each item */
const MOST = 150;

export const cheapest = (candidates: readonly Candidate[], most = MOST): readonly Candidate[] =>
  [...candidates].sort((a, b) => a.cost - b.cost).slice(0, most);

type Dimensions = Pick<Box, 'w' | 'h'>;

function itemsOf(world: Surroundings, labels: ReadonlyMap<string, Label>): Item[] {
  const item = (kind: Kind, space: Space, { w, h }: Dimensions, gaps: readonly number[]): Item => ({
    kind,
    of: space.id,
    candidates: cheapest(
      around(entryOf(world.spaces, space.id), DISC, w, h, gaps).map((box) => ({
        box,
        cost: ownCost(kind, space, box, world, []),
      })),
    ),
  });
  return board.spaces.flatMap((space) => {
    const label = labels.get(space.id);
    return [
      ...(space.kind === 'village' || label === undefined
        ? []
        : [item('label', space, label, [0, 1.5, 3, 5, 8, 12, 18])]),
      ...(spotsOf(space) === 0 ? [] : [item('tray', space, traySize(space), [1, 3, 5, 9, 14, 20, 28])]),
      item('cost', space, COST_SIZE, [-0.5, 1, 3, 5, 8]),
    ];
  });
}

function anneal(items: readonly Item[], seed: number): { choice: number[]; energy: number } {
  const random = randomFrom(seed);
  const reaches = items.map(({ candidates }) => ({
    x0: Math.min(...candidates.map(({ box }) => box.x - box.w / 2)),
    x1: Math.max(...candidates.map(({ box }) => box.x + box.w / 2)),
    y0: Math.min(...candidates.map(({ box }) => box.y - box.h / 2)),
    y1: Math.max(...candidates.map(({ box }) => box.y + box.h / 2)),
  }));
  /** For each candidate of each item: the items that may collide with it */
  const neighbours = items.map((item, i) =>
    item.candidates.map(({ box: c }) =>
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
  // Flat arrays, because the search compares tens of millions of pairs.
  const starts: number[] = [];
  const flat: Candidate[] = [];
  for (const { candidates } of items) {
    starts.push(flat.length);
    flat.push(...candidates);
  }
  const [xs, ys, ws, hs] = (['x', 'y', 'w', 'h'] as const).map((side) =>
    Float64Array.from(flat, ({ box }) => box[side]),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array];
  const weights = items.map(({ kind }) => WEIGHT[kind]);
  const around = (i: number, ci: number, choice: readonly number[]) => {
    const a = itemAt(starts, i) + ci;
    const [x = 0, y = 0, w = 0, h = 0, weight = 0] = [xs[a], ys[a], ws[a], hs[a], weights[i]];
    let energy = itemAt(flat, a).cost;
    for (const j of itemAt(itemAt(neighbours, i), ci)) {
      const b = (starts[j] ?? 0) + (choice[j] ?? 0);
      const dx = (w + (ws[b] ?? 0)) / 2 + 1 - Math.abs(x - (xs[b] ?? 0));
      if (dx <= 0) continue;
      const dy = (h + (hs[b] ?? 0)) / 2 + 1 - Math.abs(y - (ys[b] ?? 0));
      energy += pairCost(Math.max(weight, weights[j] ?? 0), dx, dy);
    }
    return energy;
  };
  const energyOf = (choice: readonly number[]) =>
    choice.reduce(
      (sum, c, i) => sum + (around(i, c, choice) + itemAt(itemAt(items, i).candidates, c).cost) / 2,
      0,
    );
  /** Gives each of some items its best place until nothing changes. */
  const improve = (choice: number[], some: readonly number[]) => {
    for (let moved = true; moved; ) {
      moved = false;
      for (const i of some) {
        let now = around(i, itemAt(choice, i), choice);
        for (let c = 0; c < itemAt(items, i).candidates.length; c++) {
          const energy = around(i, c, choice);
          if (energy >= now - 1e-9) continue;
          now = energy;
          choice[i] = c;
          moved = true;
        }
      }
    }
  };
  /** Tries other places for each item in a bad place and lets the neighbours make room. */
  const repaired = (from: readonly number[]) => {
    let [now, energy] = [[...from], energyOf(from)];
    for (let round = 0, moved = true; moved && round < REPAIRS; round++) {
      moved = false;
      items.forEach(({ candidates }, i) => {
        const bad = around(i, itemAt(now, i), now);
        if (bad < BAD) return;
        candidates.forEach(({ cost }, c) => {
          if (cost >= bad) return;
          const next = [...now];
          next[i] = c;
          improve(
            next,
            itemAt(itemAt(neighbours, i), c).filter((j) => items[j]?.kind !== 'region'),
          );
          const after = energyOf(next);
          if (after >= energy - 1e-9) return;
          [now, energy] = [next, after];
          moved = true;
        });
      });
    }
    return now;
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
    improve(
      choice,
      items.map((_, i) => i),
    );
    const energy = energyOf(choice);
    if (energy < bestEnergy) {
      bestEnergy = energy;
      best = choice;
    }
  }
  best = repaired(best);
  return { choice: best, energy: energyOf(best) };
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
      (sum, other, j) => sum + (j === i ? 0 : costOfPair(one, other)),
      ownCost(one.kind, entryOf(board.space, one.of), one.box, world, []) + BEYOND * beyond(one),
    );
  const steps = Array.from({ length: 2 * NUDGES + 1 }, (_, at) => (at - NUDGES) * NUDGE);
  const way = steps.flatMap((dx) => steps.map((dy) => [dx, dy] as const));
  for (let round = 0; round < NUDGES; round++)
    now.forEach((one, i) => {
      if (one.kind === 'region' || !isInTheWay(one, i)) return;
      const { box } = itemAt(placed, i);
      const all = way.map(([dx, dy]) => ({ ...one, box: { ...box, x: box.x + dx, y: box.y + dy } }));
      now[i] = lodash.minBy(all, (each) => costOf(each, i)) ?? one;
    });
  return now;
}

export function placeAll(
  world: Surroundings,
  language: Language,
  regions: readonly Item[],
): { placed: Placed[]; energy: number } {
  const labels = new Map(board.spaces.map((space) => [space.id, labelOf(space, language)]));
  const items = [...itemsOf(world, labels), ...regions];
  const { choice, energy } = anneal(items, language === 'en' ? 1712 : 1721);
  const placed = items.map(
    ({ kind, of, candidates }, i): Placed => ({ kind, of, box: itemAt(candidates, itemAt(choice, i)).box }),
  );
  return { placed: nudged(placed, world), energy };
}

/** Scale of glyphs at the zoom where village names appear */
export const VILLAGE_SCALE = 0.75;

/** Returns a box at another glyph scale. Regions' names keep their centre; everything else shrinks to its space. */
export function scaled({ kind, of, box }: Placed, spaces: Surroundings['spaces'], scale: number): Box {
  const [x, y] = kind === 'region' ? [box.x, box.y] : entryOf(spaces, of);
  return {
    x: x + (box.x - x) * scale,
    y: y + (box.y - y) * scale,
    w: box.w * scale,
    h: box.h * scale,
  };
}

/**
 * Places village names around everything else, at the scale at which they appear. Returns their boxes at scale 1.
 */
export function placeVillages(world: Surroundings, language: Language, placed: readonly Placed[]): Placed[] {
  const fixed = placed.map((one) => scaled(one, world.spaces, VILLAGE_SCALE));
  const items = board.spaces
    .filter((space) => space.kind === 'village')
    .map((space): Item => {
      const label = labelOf(space, language);
      const [w, h] = [label.w * VILLAGE_SCALE, label.h * VILLAGE_SCALE];
      const candidates = around(
        entryOf(world.spaces, space.id),
        DISC * VILLAGE_SCALE,
        w,
        h,
        [0, 2, 6, 11],
      ).map((box) => ({ box, cost: ownCost('village', space, box, world, fixed) }));
      return { kind: 'village', of: space.id, candidates: cheapest(candidates) };
    });
  const { choice } = anneal(items, 1733);
  return items.map(({ kind, of, candidates }, i) => {
    const { box } = itemAt(candidates, itemAt(choice, i));
    return { kind, of, box: scaled({ kind, of, box }, world.spaces, 1 / VILLAGE_SCALE) };
  });
}

export const nearestSpace = (p: Point, spaces: Readonly<Record<string, Point>>) =>
  Object.values(spaces).reduce((least, s) => Math.min(least, distance(p, s)), Number.POSITIVE_INFINITY);
