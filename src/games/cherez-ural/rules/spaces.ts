import { board, type RouteKind } from '../content/board';
import type { SpaceId } from '../content/terms';
import type { G } from './state/state';

export type Neighbour = { readonly to: SpaceId; readonly kind: RouteKind };

const neighbourLists: Record<SpaceId, Neighbour[]> = Object.fromEntries(
  board.spaces.map((space) => [space.id, []]),
);
for (const { between, kind } of board.routes) {
  neighbourLists[between[0]].push({ to: between[1], kind });
  neighbourLists[between[1]].push({ to: between[0], kind });
}

/** Spaces at distance 1 (R5.4), with the route to each. A space reached by two routes is listed twice. */
export const neighbours: Readonly<Record<SpaceId, readonly Neighbour[]>> = neighbourLists;

export const adjacentSpaces: Readonly<Record<SpaceId, readonly SpaceId[]>> = Object.fromEntries(
  Object.entries(neighbourLists).map(([from, list]) => [from, [...new Set(list.map(({ to }) => to))]]),
);

/** Checks whether an untrusted name is a space's id. */
export const isSpace = (name: string): name is SpaceId => Object.hasOwn(board.space, name);

export const isCity = (spaceId: SpaceId): boolean => board.space[spaceId].kind !== 'village';
export const isVillage = (spaceId: SpaceId): boolean => board.space[spaceId].kind === 'village';

/**
 * Checks whether a space is an explored city: one without a chit on its exploration spot, or without such a spot
 * (R5.3). Always false for villages.
 */
export const isExplored = (G: G, spaceId: SpaceId): boolean =>
  isCity(spaceId) && G.exploration[spaceId] === undefined;

/** Checks for a no-entry marker (s02): no entering, passing, trade or business. */
export const isClosed = (G: G, spaceId: SpaceId): boolean => G.noEntry.includes(spaceId);

export const baseCities: readonly SpaceId[] = board.spaces
  .filter((space) => space.kind === 'baseCity')
  .map((space) => space.id);

export const cities: readonly SpaceId[] = board.spaces
  .filter((space) => space.kind !== 'village')
  .map((space) => space.id);

export const spacesOnSea: Readonly<Record<string, readonly SpaceId[]>> = Object.fromEntries(
  Object.keys(board.seaNames).map((sea) => [
    sea,
    board.spaces.filter((space) => space.sea === sea).map((space) => space.id),
  ]),
);

export const adjacentSeas: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.keys(board.seaNames).map((sea) => [
    sea,
    board.adjacentSeas
      .filter((pair) => pair.includes(sea as never))
      .flatMap((pair) => pair.filter((s) => s !== sea)),
  ]),
);
