/** Finds the drawn lines along which pieces move. Doesn't check that a move is legal. */
import { linesOver } from '../../../../table/board/lines';
import type { Point } from '../../../../table/board/view';
import type { SpaceId } from '../../content/terms';
import { type EdgeKind, geography, pointOf } from './geography';
import type { LegKind, MapLeg } from './types';

const ALL: readonly EdgeKind[] = ['river', 'portage', 'land'];
const KINDS: Readonly<Record<LegKind, readonly EdgeKind[]>> = {
  river: ['river'],
  portage: ['portage'],
  sea: ['sea'],
  land: ALL,
  sled: ALL,
};

// A river line costs more here, so that land and sled legs prefer a road between the same two spaces.
export const lineBetween = linesOver(geography.edges, (kind, kinds) =>
  kinds.length > 1 && kind === 'river' ? 1.25 : 1,
);

/** Returns the line along any kind of route; a straight line if no route is drawn. */
const anyLine = (from: SpaceId, to: SpaceId): readonly Point[] =>
  lineBetween(from, to, [...ALL, 'sea']) ?? [pointOf(from), pointOf(to)];

const lines = new Map<string, readonly Point[]>();

export function lineOfLeg({ from, to, kind }: MapLeg): readonly Point[] {
  const key = `${kind} ${from} ${to}`;
  const line = lines.get(key) ?? lineBetween(from, to, KINDS[kind]) ?? anyLine(from, to);
  lines.set(key, line);
  return line;
}

/** Returns the line of a moving piece: along its legs, or over any way if they don't connect the two spaces. */
export const lineOfMove = (from: SpaceId, to: SpaceId, legs: readonly MapLeg[]): readonly Point[] =>
  legs[0]?.from === from && legs[legs.length - 1]?.to === to
    ? legs.flatMap(lineOfLeg)
    : (lineBetween(from, to, ALL) ?? anyLine(from, to));
