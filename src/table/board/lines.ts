import { itemAt } from '../../rules-kit/indexed';
import type { Point } from './view';

type Line = readonly Point[];

/** Converts a flat list of coordinates (x, y, x, y …) to points. */
export function pointsOf(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < flat.length; i += 2) points.push([itemAt(flat, i), itemAt(flat, i + 1)]);
  return points;
}

/** Decodes a line in tenths of a px: the start, then the difference to each next point. */
export function lineOf(steps: readonly number[]): Point[] {
  let [x, y] = [0, 0];
  return pointsOf(steps).map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x / 10, y / 10];
  });
}

export function lengthOf(line: Line): number {
  let sum = 0;
  let last: Point | undefined;
  for (const point of line) {
    if (last !== undefined) sum += Math.hypot(point[0] - last[0], point[1] - last[1]);
    last = point;
  }
  return sum;
}

/** Returns the points at these shares of a line's length. `shares` must be ascending. */
export function pointsAt(line: Line, shares: readonly number[], whole = lengthOf(line)): readonly Point[] {
  let [at, walked] = [0, 0];
  return shares.map((share): Point => {
    for (; at + 1 < line.length; at++) {
      const [from, to] = [itemAt(line, at), itemAt(line, at + 1)];
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      const step = Math.hypot(dx, dy);
      if (step > 0 && walked + step >= whole * share) {
        const t = (whole * share - walked) / step;
        return [from[0] + dx * t, from[1] + dy * t];
      }
      walked += step;
    }
    return itemAt(line, -1);
  });
}

/** Returns an SVG path that smooths a line by running through the midpoints of its segments. */
export function smoothPath(line: Line): string {
  const f = (n: number) => Math.round(n * 10) / 10;
  if (line.length < 3) return `M${line.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`;
  const [startX, startY] = itemAt(line, 0);
  let d = `M${f(startX)} ${f(startY)}`;
  for (let i = 1; i + 1 < line.length; i++) {
    const [x, y] = itemAt(line, i);
    const last = i + 2 === line.length;
    const [nx, ny] = itemAt(line, i + 1);
    d += `Q${f(x)} ${f(y)} ${f(last ? nx : (x + nx) / 2)} ${f(last ? ny : (y + ny) / 2)}`;
  }
  return d;
}

export type Edge<Kind extends string> = {
  readonly kind: Kind;
  readonly a: string;
  readonly b: string;
  readonly line: Line;
};

/** Returns the shortest line between two places over edges of these kinds; null if there is none. */
export type LineBetween<Kind extends string> = (
  from: string,
  to: string,
  kinds: readonly Kind[],
) => readonly Point[] | null;

/**
 * Prepares shortest paths over a graph of edges with Dijkstra's algorithm; boards have small graphs. `strain` returns
 * the factor for the length of an edge when paths of these kinds are searched.
 */
export function linesOver<Kind extends string>(
  edges: readonly Edge<Kind>[],
  strain: (kind: Kind, kinds: readonly Kind[]) => number,
): LineBetween<Kind> {
  type Step = { readonly edge: Edge<Kind>; readonly to: string; readonly length: number };
  const steps = new Map<string, Step[]>();
  const add = (from: string, step: Step) => steps.set(from, [...(steps.get(from) ?? []), step]);
  for (const edge of edges) {
    const length = lengthOf(edge.line);
    add(edge.a, { edge, to: edge.b, length });
    add(edge.b, { edge, to: edge.a, length });
  }
  return (from, to, kinds) => {
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
        const length = least + step.length * strain(step.edge.kind, kinds);
        const known = best.get(step.to);
        if (known === undefined || length < known.length)
          best.set(step.to, { length, via: { from: node, step } });
      }
    }
    const points: Point[] = [];
    for (let node = to; ; ) {
      const via = best.get(node)?.via ?? null;
      if (via === null) break;
      const { edge } = via.step;
      const backwards = edge.b === node ? [...edge.line].reverse() : edge.line;
      points.push(...backwards.slice(points.length === 0 ? 0 : 1));
      node = via.from;
    }
    return points.reverse();
  };
}
