/**
 * The layout of the board, in px of a 992 × 500 board. Larger boards have more space between parts (docs/design.md).
 */

import { itemAt } from '../../../../rules-kit/indexed';

export type Rect = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export type Layout = {
  readonly w: number;
  readonly h: number;
  readonly blade: Rect;
  readonly heads: { readonly y: number; readonly h: number };
  readonly home: { readonly x: number; readonly w: number };
  /** Columns of the lands I to VI, from index 0. */
  readonly lands: readonly { readonly x: number; readonly w: number }[];
  readonly mountains: { readonly y: number; readonly h: number };
  readonly road: { readonly y: number; readonly h: number };
  readonly plains: { readonly y: number; readonly h: number };
  readonly river: { readonly y: number; readonly h: number };
  readonly cards: {
    readonly y: number;
    readonly h: number;
    readonly w: number;
    readonly step: number;
    readonly pile: Rect;
  };
};

const LEAST = { w: 992, h: 500 };
const MARGIN = 8;
const GAP = 5;

/** Returns the zoom and layout for a board of this size in px. */
export function layoutFor(width: number, height: number): { readonly zoom: number; readonly plan: Layout } {
  const zoom = Math.min(width / LEAST.w, height / LEAST.h);
  return { zoom, plan: planFor(width / zoom, height / zoom) };
}

function planFor(w: number, h: number): Layout {
  const wide = (w - 2 * MARGIN - 6 * GAP) / (130 + 6 * 136);
  const home = { x: MARGIN, w: 130 * wide };
  const land = 136 * wide;
  const lands = Array.from({ length: 6 }, (_, index) => ({
    x: MARGIN + home.w + GAP + index * (land + GAP),
    w: land,
  }));
  const extra = h - LEAST.h;
  const mountains = { y: 59, h: 121 + extra * 0.42 };
  const road = { y: mountains.y + mountains.h, h: 58 + extra * 0.06 };
  const plains = { y: road.y + road.h, h: 111 + extra * 0.22 };
  const river = { y: plains.y + plains.h, h: 42 };
  const cardsY = river.y + river.h + 5;
  const pileW = 62;
  const step = (w - 2 * MARGIN - pileW - GAP + GAP) / 8;
  return {
    w,
    h,
    blade: { x: 4, y: 4, w: w - 8, h: 25 },
    heads: { y: 32, h: 24 },
    home,
    lands,
    mountains,
    road,
    plains,
    river,
    cards: {
      y: cardsY,
      h: h - cardsY - 4,
      w: step - GAP,
      step,
      pile: { x: w - MARGIN - pileW, y: cardsY, w: pileW, h: h - cardsY - 4 },
    },
  };
}

/** Left edge of the blade's first cell, in px. `POINT` is the width of the blade's tip. */
export const HILT = 86;
const POINT = 38;
/** Extra width of the first cell, as a share of a cell, because all swords start there. */
const WIDER = 0.7;
const DIGIT = 6.5;
/** Half the width of a shield, in px. */
const SHIELD = 8;
const BLADE = 25;

export type BladeCell = {
  readonly x: number;
  readonly w: number;
  /** Left edge of its number, and the area for the players' marks, in px from the left of the blade. */
  readonly figure: number;
  readonly marks: { readonly x: number; readonly w: number };
};

/**
 * Returns the cells of the military track. A shield covers the line before its level, and numbers don't overlap any
 * marks.
 */
export function bladeCells(width: number, end: number, levelFrom: readonly number[]): readonly BladeCell[] {
  const cell = (width - HILT - POINT) / (end + 1 + WIDER);
  return Array.from({ length: end + 1 }, (_, at) => {
    const x = at === 0 ? HILT : HILT + cell * (at + WIDER);
    const w = at === 0 ? cell * (1 + WIDER) : cell;
    const isLevel = levelFrom.includes(at);
    const figure = x + (at === 0 ? 2 * SHIELD + 3 : isLevel ? SHIELD + 2 : 2.5);
    const right = x + w - (levelFrom.includes(at + 1) ? SHIELD + 0.5 : 0.5);
    const free = figure + DIGIT * `${at}`.length + 3;
    return { x, w, figure, marks: { x: free, w: right - free } };
  });
}

type Mark = { readonly x: number; readonly y: number; readonly size: number };
type Marks = {
  readonly marks: readonly Mark[];
  /** Whether the marks cover the number. */
  readonly hideFigure: boolean;
};

/**
 * Places the marks on one cell: side by side, overlapping if space is short, or in two rows if one would be hidden.
 * If even two marks in a row would overlap too much, hides the number, because neighbouring cells show theirs.
 */
export function bladeMarks({ marks, figure }: BladeCell, count: number): Marks {
  const inRows = count > 1 && marks.w < 12 * count;
  const beside = inRows ? Math.ceil(count / 2) : count;
  const hideFigure = inRows && beside > 1 && marks.w < BLADE * 0.75;
  const x = hideFigure ? figure : marks.x;
  const w = marks.x + marks.w - x;
  const size = inRows ? BLADE / 2 : Math.min(20, w / (1 + 0.55 * (beside - 1)));
  const step = beside === 1 ? 0 : Math.min(size, (w - size) / (beside - 1));
  return {
    hideFigure,
    marks: Array.from({ length: count }, (_, nth) => ({
      x: x + step * (nth % beside),
      y: inRows ? (nth < beside ? 0 : BLADE / 2) : (BLADE - size) / 2,
      size,
    })),
  };
}

/** Returns the x of each stop of the road, and the y of its three lanes. */
export function roadStops(plan: Layout): {
  readonly x: Readonly<Record<string, number>> & { readonly start: number; readonly way: number };
  readonly lane: { readonly left: number; readonly main: number; readonly right: number };
} {
  const { lands, road, home } = plan;
  const main = road.y + road.h / 2;
  // Each junction is left of its land's tiles. The way to the next one runs below them.
  const junction = (row: number) => itemAt(lands, row - 1).x + itemAt(lands, row - 1).w * 0.19;
  const x: Record<string, number> = {};
  for (let row = 1; row <= 4; row++) {
    const from = junction(row);
    const to = row === 4 ? itemAt(lands, 4).x : junction(row + 1);
    x[`j${row}`] = from;
    x[`b${row}`] = from + (to - from) * 0.5;
    x[`o${row}`] = from + (to - from) * 0.5;
  }
  x.camp = itemAt(lands, 4).x;
  return {
    x: { ...x, start: home.x + home.w * 0.25, way: home.x + home.w * 0.73 },
    lane: { left: main - 17, main, right: main + 17 },
  };
}

/**
 * Returns the left edge of each river space and of the end. A space is as wide as the cards that it brings within
 * reach.
 */
export function riverEdges(plan: Layout, reach: readonly number[]): readonly number[] {
  const { cards } = plan;
  const edgeOf = (count: number) => (count === 0 ? MARGIN : MARGIN + count * cards.step - GAP / 2);
  const edges: number[] = [];
  // Spaces with the same reach share the width of the cards that the first of them adds.
  for (let at = 0; at < reach.length; ) {
    let next = at;
    while (next < reach.length && reach[next] === reach[at]) next += 1;
    const from = edgeOf(at === 0 ? 0 : itemAt(reach, at - 1));
    const to = edgeOf(itemAt(reach, at));
    for (let space = at; space < next; space++) edges.push(from + ((to - from) * (space - at)) / (next - at));
    at = next;
  }
  return [...edges, edgeOf(itemAt(reach, -1))];
}

/** Deterministic hash of a string, in [0, 1). */
export function hashed(word: string): number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return ((hash >>> 0) % 10_000) / 10_000;
}
