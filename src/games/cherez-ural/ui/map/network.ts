/** The way a piece goes, along the lines as drawn. Knows the lines, not who may use them. */
import { linesOver } from '../../../../table/board/lines';
import type { Point } from '../../../../table/board/view';
import type { SpaceId } from '../../content/terms';
import { type EdgeKind, geography } from './geography';
import type { LegKind, MapLeg } from './types';

const ALL: readonly EdgeKind[] = ['river', 'portage', 'land'];
const KINDS: Readonly<Record<LegKind, readonly EdgeKind[]>> = {
  river: ['river'],
  portage: ['portage'],
  sea: ['sea'],
  land: ALL,
  sled: ALL,
};

// Where a road and a river join the same two spaces, a road is the plainer way on foot and by sled.
export const lineBetween = linesOver(geography.edges, (kind, kinds) =>
  kinds.length > 1 && kind === 'river' ? 1.25 : 1,
);

/** By whatever way there is; a straight line where nothing is drawn between the two. */
const anyLine = (from: SpaceId, to: SpaceId): readonly Point[] =>
  lineBetween(from, to, [...ALL, 'sea']) ?? [geography.spaces[from], geography.spaces[to]];

const lines = new Map<string, readonly Point[]>();

/** The line of one leg. */
export function lineOfLeg({ from, to, kind }: MapLeg): readonly Point[] {
  const key = `${kind} ${from} ${to}`;
  const line = lines.get(key) ?? lineBetween(from, to, KINDS[kind]) ?? anyLine(from, to);
  lines.set(key, line);
  return line;
}

/** Where a piece runs: along its legs, or where they don't join the two spaces by any way. */
export const lineOfMove = (from: SpaceId, to: SpaceId, legs: readonly MapLeg[]): readonly Point[] =>
  legs[0]?.from === from && legs[legs.length - 1]?.to === to
    ? legs.flatMap(lineOfLeg)
    : (lineBetween(from, to, ALL) ?? anyLine(from, to));
