import { isKeyOf, recordOf } from '../../../rules-kit/records';
import { board, type RouteKind, spaceOf } from '../content/board';
import { SEAS, type Sea, SPACES, type SpaceId } from '../content/terms';
import type { G } from './state/state';

export type Neighbour = { readonly to: SpaceId; readonly kind: RouteKind };

const neighbours: Readonly<Record<SpaceId, readonly Neighbour[]>> = recordOf(SPACES, (id) =>
  board.routes.flatMap(({ between: [one, other], kind }): Neighbour[] => {
    if (one === id) return [{ to: other, kind }];
    return other === id ? [{ to: one, kind }] : [];
  }),
);

const adjacent: Readonly<Record<SpaceId, readonly SpaceId[]>> = recordOf(SPACES, (from) => [
  ...new Set(neighbours[from].map(({ to }) => to)),
]);

/** Lists the spaces at distance 1 (R5.4), with the route to each. A space reached by two routes is listed twice. */
export const neighboursOf = (space: SpaceId): readonly Neighbour[] => neighbours[space];

/** Lists the spaces at distance 1, each once (R5.4). */
export const adjacentTo = (space: SpaceId): readonly SpaceId[] => adjacent[space];

/** Checks whether an untrusted name is a space's id. */
export const isSpace = (name: string): name is SpaceId => isKeyOf(board.space, name);

export const isCity = (spaceId: SpaceId): boolean => spaceOf(spaceId).kind !== 'village';
export const isVillage = (spaceId: SpaceId): boolean => spaceOf(spaceId).kind === 'village';

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

export const spacesOnSea: Readonly<Record<Sea, readonly SpaceId[]>> = recordOf(SEAS, (sea) =>
  board.spaces.filter((space) => space.sea === sea).map((space) => space.id),
);

export const adjacentSeas: Readonly<Record<Sea, readonly Sea[]>> = recordOf(SEAS, (sea) =>
  board.adjacentSeas.filter((pair) => pair.includes(sea)).flatMap((pair) => pair.filter((s) => s !== sea)),
);
