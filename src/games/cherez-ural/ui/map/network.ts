/** The way a piece goes, along the lines as drawn. Knows the lines, not who may use them. */

import type { Point } from '../../../../table/board/view';
import type { SpaceId } from '../../content/terms';
import { type Edge, type EdgeKind, geography } from './geography';
import type { LegKind, MapLeg } from './types';

type Step = { readonly edge: Edge; readonly to: string; readonly length: number };

function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++)
    sum += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]);
  return sum;
}

const steps: ReadonlyMap<string, readonly Step[]> = (() => {
  const map = new Map<string, Step[]>();
  const add = (from: string, step: Step) => map.set(from, [...(map.get(from) ?? []), step]);
  for (const edge of geography.edges) {
    const length = lengthOf(edge.line);
    add(edge.a, { edge, to: edge.b, length });
    add(edge.b, { edge, to: edge.a, length });
  }
  return map;
})();

const ALL: readonly EdgeKind[] = ['river', 'portage', 'land'];
const KINDS: Readonly<Record<LegKind, readonly EdgeKind[]>> = {
  river: ['river'],
  portage: ['portage'],
  sea: ['sea'],
  land: ALL,
  sled: ALL,
};

/** Shortest line between two spaces over edges of the kinds (Dijkstra; the net is small). Null when there is none. */
export function lineBetween(from: SpaceId, to: SpaceId, kinds: readonly EdgeKind[]): readonly Point[] | null {
  const best = new Map<string, { length: number; via: { from: string; step: Step } | null }>();
  best.set(from, { length: 0, via: null });
  const done = new Set<string>();
  for (;;) {
    let node: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const [id, { length }] of best) {
      if (!done.has(id) && length < least) {
        node = id;
        least = length;
      }
    }
    if (node === null) return null;
    if (node === to) break;
    done.add(node);
    for (const step of steps.get(node) ?? []) {
      if (!kinds.includes(step.edge.kind)) continue;
      // Where a road and a river join the same two spaces, a road is the plainer way on foot and by sled.
      const length = least + step.length * (kinds.length > 1 && step.edge.kind === 'river' ? 1.25 : 1);
      const known = best.get(step.to);
      if (known === undefined || length < known.length)
        best.set(step.to, { length, via: { from: node, step } });
    }
  }
  const points: Point[] = [];
  for (let node: string = to; ; ) {
    const via = best.get(node)?.via ?? null;
    if (via === null) break;
    const { edge } = via.step;
    const backwards = edge.b === node ? [...edge.line].reverse() : edge.line;
    points.push(...backwards.slice(points.length === 0 ? 0 : 1));
    node = via.from;
  }
  return points.reverse();
}

const lines = new Map<string, readonly Point[]>();

/** The line of one leg; a straight one where nothing is drawn between the two. */
export function lineOfLeg({ from, to, kind }: MapLeg): readonly Point[] {
  const key = `${kind} ${from} ${to}`;
  const line = lines.get(key) ??
    lineBetween(from, to, KINDS[kind]) ??
    lineBetween(from, to, [...ALL, 'sea']) ?? [geography.spaces[from], geography.spaces[to]];
  lines.set(key, line);
  return line;
}

/** Where a piece runs: along its legs, or where they don't join the two spaces by any way. */
export const lineOfMove = (from: SpaceId, to: SpaceId, legs: readonly MapLeg[]): readonly Point[] =>
  legs[0]?.from === from && legs[legs.length - 1]?.to === to
    ? legs.flatMap(lineOfLeg)
    : (lineBetween(from, to, ALL) ??
      lineBetween(from, to, [...ALL, 'sea']) ?? [geography.spaces[from], geography.spaces[to]]);

/** The point at a share of a line's length. */
export function pointAt(line: readonly Point[], share: number): Point {
  const goal = lengthOf(line) * share;
  let walked = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    const step = Math.hypot(line[i + 1][0] - line[i][0], line[i + 1][1] - line[i][1]);
    if (walked + step >= goal && step > 0) {
      const t = (goal - walked) / step;
      return [line[i][0] + (line[i + 1][0] - line[i][0]) * t, line[i][1] + (line[i + 1][1] - line[i][1]) * t];
    }
    walked += step;
  }
  return line[line.length - 1];
}
