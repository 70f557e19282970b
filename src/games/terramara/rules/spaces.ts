/** The board's spaces and their current state (§4). */

import { derivedFrom } from '../../../rules-kit/derived';
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { entriesOf } from '../../../rules-kit/records';
import { HUT } from '../content/board';
import {
  HOMELAND_SPACES,
  type PlayerID,
  ROWS,
  type RowNumber,
  type SpaceId,
  type TileId,
} from '../content/terms';
import type { Condition, Content, Effect, HomelandSpace, Territory } from '../content/vocabulary';
import { isChild } from './characters';
import { contentOf } from './content-pack/contentOf';
import { type G, type Occupant, playerOf, rowOf } from './state/state';

/** A space of a territory. `index` is 0 to 2 from the left. */
export type TerritoryPlace = {
  readonly row: RowNumber;
  readonly side: 'plain' | 'mountain';
  readonly index: number;
};

export type Place =
  | ({ readonly kind: 'territory' } & TerritoryPlace)
  | { readonly kind: 'trail'; readonly row: RowNumber }
  | { readonly kind: 'homeland' | 'hut' | 'ownTrail' };

const PLACES = new Map<string, Place>();
const SPACES: SpaceId[] = [];
function addSpace(id: SpaceId, place: Place): void {
  PLACES.set(id, place);
  SPACES.push(id);
}
/** The six spaces of each row from the left, and its trail. */
const SPACES_OF_ROW: (readonly SpaceId[])[] = [];
const TRAIL_OF_ROW: SpaceId[] = [];
for (let row = 1; row <= ROWS; row++) {
  const spaces: SpaceId[] = [];
  for (const side of ['plain', 'mountain'] as const) {
    for (let index = 0; index < 3; index++) {
      const id = `r${row}${side === 'plain' ? 'p' : 'm'}${index + 1}` as const;
      addSpace(id, { kind: 'territory', row, side, index });
      spaces.push(id);
    }
  }
  SPACES_OF_ROW.push(spaces);
  TRAIL_OF_ROW.push(`r${row}t`);
  addSpace(`r${row}t`, { kind: 'trail', row });
}
for (const id of HOMELAND_SPACES) addSpace(id, { kind: 'homeland' });
addSpace('hut', { kind: 'hut' });
addSpace('ownTrail', { kind: 'ownTrail' });

/** All spaces that any game can have. */
export const ALL_SPACES: readonly SpaceId[] = SPACES;

/** Returns null if no game has this space. */
export const placeOf = (id: string): Place | null => PLACES.get(id) ?? null;

/** Returns the place of a territory's space, or null for other spaces. */
export function territoryAt(id: string): TerritoryPlace | null {
  const place = PLACES.get(id);
  return place?.kind === 'territory' ? place : null;
}

export const spacesOfRow = (row: RowNumber): readonly SpaceId[] => itemAt(SPACES_OF_ROW, row - 1);
export const trailOfRow = (row: RowNumber): SpaceId => itemAt(TRAIL_OF_ROW, row - 1);

export type Space = {
  readonly kind: Place['kind'];
  /** Number of workers; null for any number (S4.10). */
  readonly capacity: number | null;
  readonly do: readonly Effect[];
  readonly condition: Condition | null;
};

const HUT_SPACE: Space = { kind: 'hut', capacity: null, do: HUT, condition: null };

/** The spaces and trail of a tile, independent of its place. */
type TileSpaces = {
  readonly spaces: readonly Space[];
  /** Each space's number among the small ones of its tile, from 1. Null for the large one. */
  readonly small: readonly (number | null)[];
  readonly smallCount: number;
  /** A trail holds two workers, or one with 2 players because of the restriction tile (S4.2, S2.7). */
  readonly trail: Readonly<Record<'forOne' | 'forTwo' | 'own', Space>>;
};

function spacesOfTile({ spaces, back }: Territory): TileSpaces {
  let smallCount = 0;
  const trail = {
    kind: 'trail',
    do: back !== undefined && 'trail' in back ? back.trail : [],
    condition: null,
  } as const;
  return {
    spaces: spaces.map(({ capacity, do: effects, condition = null }) => ({
      kind: 'territory',
      capacity,
      do: effects,
      condition,
    })),
    small: spaces.map(({ size }) => (size === 'small' ? ++smallCount : null)),
    smallCount,
    trail: {
      forOne: { ...trail, capacity: 1 },
      forTwo: { ...trail, capacity: 2 },
      own: { ...trail, kind: 'ownTrail', capacity: 2 },
    },
  };
}

const homelandSpaces = (spaces: readonly HomelandSpace[]) =>
  new Map<SpaceId, Space>(
    spaces.map(({ id, capacity, do: effects }) => [
      id,
      { kind: 'homeland', capacity, do: effects, condition: null },
    ]),
  );

const spacesOf = derivedFrom(({ territories, homeland }: Content) => ({
  tiles: new Map<TileId, TileSpaces>(territories.map((tile) => [tile.id, spacesOfTile(tile)])),
  /** By number of players. */
  homeland: new Map(
    Object.entries(homeland).map(([players, spaces]) => [Number(players), homelandSpaces(spaces)]),
  ),
}));

function tileSpaces(G: G, tile: TileId): TileSpaces {
  const found = spacesOf(contentOf(G)).tiles.get(tile);
  if (found === undefined) throw new Error(`the content of this game has no territory ${tile}`);
  return found;
}

/** Returns the number of a small space in its row, 1 to 4 from the left. Null for a large one (S1.13). */
export function smallNumber(G: G, { row, side, index }: TerritoryPlace): number | null {
  const tiles = rowOf(G, row);
  const own = itemAt(tileSpaces(G, tiles[side]).small, index);
  return own === null || side === 'plain' ? own : tileSpaces(G, tiles.plain).smallCount + own;
}

export const isOnFire = (G: G, place: TerritoryPlace): boolean => {
  const { fire } = rowOf(G, place.row);
  return fire !== null && smallNumber(G, place) === fire;
};

/** Returns a space's current properties for a player, or null if it isn't in play. */
export function spaceOf(G: G, playerID: PlayerID, id: SpaceId): Space | null {
  const place = PLACES.get(id);
  return place === undefined ? null : spaceAt(G, playerID, id, place);
}

/** Like `spaceOf`, for a place that is already known. */
export function spaceAt(G: G, playerID: PlayerID, id: SpaceId, place: Place): Space | null {
  switch (place.kind) {
    case 'hut':
      return HUT_SPACE;
    case 'homeland':
      return spacesOf(contentOf(G)).homeland.get(G.numPlayers)?.get(id) ?? null;
    case 'territory': {
      const row = rowOf(G, place.row);
      return row.flipped ? null : (tileSpaces(G, row[place.side]).spaces[place.index] ?? null);
    }
    case 'trail': {
      const row = rowOf(G, place.row);
      if (!row.flipped) return null;
      const { trail } = tileSpaces(G, row.mountain);
      return G.numPlayers === 2 ? trail.forOne : trail.forTwo;
    }
    case 'ownTrail': {
      const { ownMountain } = playerOf(G, playerID);
      if (ownMountain === null || !isChild(G, playerID, 'mountain')) return null;
      return tileSpaces(G, ownMountain).trail.own;
    }
  }
}

/** Returns the workers on all spaces. */
export const allOccupants = ({ occupants }: G): readonly Occupant[] =>
  entriesOf(occupants).flatMap(([, workers]) => workers);

export const NOBODY: readonly Occupant[] = [];

/** Returns the workers on a space. On a hut or own trail, leaves out other players' workers. */
export function occupantsOf(G: G, playerID: PlayerID, id: SpaceId): readonly Occupant[] {
  const found = G.occupants[id] ?? NOBODY;
  return id === 'hut' || id === 'ownTrail' ? found.filter(({ owner }) => owner === playerID) : found;
}

/** Cached lists of spaces in play, by players, flipped rows and own trail. */
const listsInPlay = derivedFrom((_content: Content) => new Map<number, readonly SpaceId[]>());

/** Returns all spaces in play for a player, in board order. */
export function spacesInPlay(G: G, playerID: PlayerID): readonly SpaceId[] {
  const hasOwnTrail = spaceOf(G, playerID, 'ownTrail') !== null;
  let key = G.numPlayers * 2 + (hasOwnTrail ? 1 : 0);
  for (const { flipped } of G.rows) key = key * 2 + (flipped ? 1 : 0);
  const lists = listsInPlay(contentOf(G));
  const known = lists.get(key);
  if (known !== undefined) return known;
  const ids: SpaceId[] = entryOf(contentOf(G).homeland, String(G.numPlayers)).map(({ id }) => id);
  for (let row = 1; row <= ROWS; row++) {
    if (rowOf(G, row).flipped) ids.push(trailOfRow(row));
    else ids.push(...spacesOfRow(row));
  }
  if (hasOwnTrail) ids.push('ownTrail');
  ids.push('hut');
  lists.set(key, ids);
  return ids;
}
