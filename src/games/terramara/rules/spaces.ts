/** The spaces of the board and what they are at this moment (§4). */
import { HUT } from '../content/board';
import { type PlayerID, ROWS, type RowNumber, type SpaceId } from '../content/terms';
import type { Condition, Effect, Territory } from '../content/vocabulary';
import { isChild } from './characters';
import { contentOf, territoryOf } from './contentOf';
import type { G, Occupant } from './state';

/** A space of a territory; `index` 0 to 2 from the left. */
export type TerritoryPlace = {
  readonly row: RowNumber;
  readonly side: 'plain' | 'mountain';
  readonly index: number;
};

type Place =
  | ({ readonly kind: 'territory' } & TerritoryPlace)
  | { readonly kind: 'trail'; readonly row: RowNumber }
  | { readonly kind: 'homeland' | 'hut' | 'ownTrail' };

const PLACES = new Map<SpaceId, Place>();
/** The six spaces of a row from the left, and its trail. */
const SPACES_OF_ROW: (readonly SpaceId[])[] = [];
const TRAIL_OF_ROW: SpaceId[] = [];
for (let row = 1; row <= ROWS; row++) {
  const spaces: SpaceId[] = [];
  for (const side of ['plain', 'mountain'] as const) {
    for (let index = 0; index < 3; index++) {
      const id = `r${row}${side === 'plain' ? 'p' : 'm'}${index + 1}`;
      PLACES.set(id, { kind: 'territory', row, side, index });
      spaces.push(id);
    }
  }
  SPACES_OF_ROW.push(spaces);
  TRAIL_OF_ROW.push(`r${row}t`);
  PLACES.set(`r${row}t`, { kind: 'trail', row });
}
for (const id of ['craftsman', 'develop', 'travel', 'developTravel', 'raid', 'leader', 'raidLeader'])
  PLACES.set(id, { kind: 'homeland' });
PLACES.set('hut', { kind: 'hut' });
PLACES.set('ownTrail', { kind: 'ownTrail' });

/** Null: there is no such space in any game. */
export const placeOf = (id: SpaceId): Place | null => PLACES.get(id) ?? null;

/** The place of a territory's space; null: it is no territory's. */
export function territoryAt(id: SpaceId): TerritoryPlace | null {
  const place = PLACES.get(id);
  return place?.kind === 'territory' ? place : null;
}

export const spacesOfRow = (row: RowNumber): readonly SpaceId[] => SPACES_OF_ROW[row - 1];
export const trailOfRow = (row: RowNumber): SpaceId => TRAIL_OF_ROW[row - 1];

export const tileAt = (G: G, { row, side }: TerritoryPlace): Territory =>
  territoryOf(G, G.rows[row - 1][side]);

/** The number of a small space, counted from the left of its row, 1 to 4; null: it is a large one (S1.13). */
export function smallNumber(G: G, place: TerritoryPlace): number | null {
  const { spaces } = tileAt(G, place);
  if (spaces[place.index].size === 'large') return null;
  const before =
    place.side === 'plain' ? 0 : territoryOf(G, G.rows[place.row - 1].plain).spaces.filter(isSmall).length;
  return before + spaces.slice(0, place.index + 1).filter(isSmall).length;
}
const isSmall = ({ size }: { readonly size: string }): boolean => size === 'small';

export const isOnFire = (G: G, place: TerritoryPlace): boolean => {
  const { fire } = G.rows[place.row - 1];
  return fire !== null && smallNumber(G, place) === fire;
};

export type Space = {
  readonly kind: Place['kind'];
  /** Workers that it holds; null: any number (S4.10). */
  readonly capacity: number | null;
  readonly do: readonly Effect[];
  readonly condition: Condition | null;
};

/** S4.2, S2.7: a trail holds two, with 2 players one, for the restriction tile. */
const trailCapacity = (G: G): number => (G.numPlayers === 2 ? 1 : 2);

const trailOf = (tile: Territory): readonly Effect[] =>
  tile.back !== undefined && 'trail' in tile.back ? tile.back.trail : [];

/** What a space is for a player now; null: it is not on the board, or not in play. */
export function spaceOf(G: G, playerID: PlayerID, id: SpaceId): Space | null {
  const place = PLACES.get(id);
  if (place === undefined) return null;
  switch (place.kind) {
    case 'hut':
      return { kind: 'hut', capacity: null, do: HUT, condition: null };
    case 'homeland': {
      const space = contentOf(G).homeland[G.numPlayers].find((each) => each.id === id);
      return space === undefined
        ? null
        : { kind: 'homeland', capacity: space.capacity, do: space.do, condition: null };
    }
    case 'territory': {
      if (G.rows[place.row - 1].flipped) return null;
      const { capacity, do: effects, condition = null } = tileAt(G, place).spaces[place.index];
      return { kind: 'territory', capacity, do: effects, condition };
    }
    case 'trail': {
      const row = G.rows[place.row - 1];
      if (!row.flipped) return null;
      return {
        kind: 'trail',
        capacity: trailCapacity(G),
        do: trailOf(territoryOf(G, row.mountain)),
        condition: null,
      };
    }
    case 'ownTrail': {
      const { ownMountain } = G.players[playerID];
      if (ownMountain === null || !isChild(G, playerID, 'mountain')) return null;
      return { kind: 'ownTrail', capacity: 2, do: trailOf(territoryOf(G, ownMountain)), condition: null };
    }
  }
}

const NOBODY: readonly Occupant[] = [];

/** The workers on a space; of the huts those of this player alone. */
export function occupantsOf(G: G, playerID: PlayerID, id: SpaceId): readonly Occupant[] {
  const found = G.occupants[id] ?? NOBODY;
  return id === 'hut' || id === 'ownTrail' ? found.filter(({ owner }) => owner === playerID) : found;
}

/** Every space that is in play for a player, in the order of the board. */
export function spacesInPlay(G: G, playerID: PlayerID): readonly SpaceId[] {
  const ids: SpaceId[] = contentOf(G).homeland[G.numPlayers].map(({ id }) => id);
  for (let row = 1; row <= ROWS; row++) {
    if (G.rows[row - 1].flipped) ids.push(trailOfRow(row));
    else ids.push(...spacesOfRow(row));
  }
  if (spaceOf(G, playerID, 'ownTrail') !== null) ids.push('ownTrail');
  ids.push('hut');
  return ids;
}
