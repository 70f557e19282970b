import { defined, itemAt, memberOf } from '../../../rules-kit/indexed';
import { recordOf } from '../../../rules-kit/records';
import data from './board.json' with { type: 'json' };
import {
  type Good,
  type PlaceName,
  REGIONS,
  type Region,
  SEAS,
  type Sea,
  SPACES,
  type SpaceId,
  type Track,
} from './terms';

const SPACE_KINDS = ['baseCity', 'city', 'village'] as const;
type SpaceKind = (typeof SPACE_KINDS)[number];

export type Space = {
  readonly id: SpaceId;
  readonly kind: SpaceKind;
  readonly region: Region;
  readonly name: PlaceName;
  readonly waterSystem: string | null;
  readonly sea: Sea | null;
  readonly explorationSpot: boolean;
  readonly huntingSpot: boolean;
  readonly exportTrack: Track | null;
  readonly priceRow: PriceRow | null;
  readonly boardMark: string | null;
  /** Position from left to right on the published board; 0 is leftmost (R14.6). */
  readonly leftToRight: number;
  readonly lat: number;
  readonly lon: number;
};

const ROUTE_KINDS = ['river', 'portage', 'land'] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];
export type Route = { readonly between: readonly [SpaceId, SpaceId]; readonly kind: RouteKind };

export const PRICE_ROWS = [
  'russia',
  'west-siberia',
  'east-siberia',
  'far-east',
  'petersburg',
  'astrakhan',
  'mangazeya',
  'albazin',
  'kyakhta-nerchinsk',
] as const;
export type PriceRow = (typeof PRICE_ROWS)[number];
/** Gold for one piece; null: not traded here. */
export type PriceList = Readonly<Record<Good, number | null>>;

const EXPORT_TRACKS: Readonly<Record<string, Track>> = {
  'west-europe': 'westEurope',
  'middle-east': 'middleEast',
  china: 'china',
};

function exportTrackOf(name: string): Track {
  const track = EXPORT_TRACKS[name];
  if (track === undefined) throw new RangeError(`No export track ${name}`);
  return track;
}

const spaceId = (name: string): SpaceId => memberOf(SPACES, name);

const spaces: readonly Space[] = data.spaces.map((space) => ({
  id: spaceId(space.id),
  kind: memberOf(SPACE_KINDS, space.kind),
  region: memberOf(REGIONS, space.region),
  name: space.name,
  waterSystem: space.waterSystem,
  sea: space.sea === null ? null : memberOf(SEAS, space.sea),
  explorationSpot: space.explorationSpot,
  huntingSpot: space.huntingSpot,
  exportTrack: space.export === null ? null : exportTrackOf(space.export),
  priceRow: space.priceRow === null ? null : memberOf(PRICE_ROWS, space.priceRow),
  boardMark: space.boardMark,
  leftToRight: space.left_right,
  lat: space.lat,
  lon: space.lon,
}));

const spaceById: Readonly<Record<SpaceId, Space>> = recordOf(SPACES, (id) =>
  defined(
    spaces.find((space) => space.id === id),
    `space ${id} in board.json`,
  ),
);

const routes: readonly Route[] = data.routes.map(({ between, kind }) => ({
  between: [spaceId(itemAt(between, 0)), spaceId(itemAt(between, 1))],
  kind: memberOf(ROUTE_KINDS, kind),
}));

type RiverReach = { readonly waterSystem: string; readonly spaces: readonly SpaceId[] };
const riverReaches: readonly RiverReach[] = data.riverReaches.map((reach) => ({
  waterSystem: reach.waterSystem,
  spaces: reach.spaces.map(spaceId),
}));

const adjacentSeas = data.adjacentSeas.map((pair): readonly [Sea, Sea] => [
  memberOf(SEAS, itemAt(pair, 0)),
  memberOf(SEAS, itemAt(pair, 1)),
]);
const waterSystemNames: Readonly<Record<string, string>> = data.waterSystems;

function priceLists(offset: 0 | 1): Readonly<Record<PriceRow, PriceList>> {
  const listOf = (row: PriceRow): PriceList => {
    const [daily, chinese, fur, sable] = data.priceRows[row].filter((_, column) => column % 2 === offset);
    if (daily === undefined || chinese === undefined || fur === undefined || sable === undefined)
      throw new RangeError(`The price row ${row} is too short`);
    return { daily, chinese, fur, sable };
  };
  return {
    russia: listOf('russia'),
    'west-siberia': listOf('west-siberia'),
    'east-siberia': listOf('east-siberia'),
    'far-east': listOf('far-east'),
    petersburg: listOf('petersburg'),
    astrakhan: listOf('astrakhan'),
    mangazeya: listOf('mangazeya'),
    albazin: listOf('albazin'),
    'kyakhta-nerchinsk': listOf('kyakhta-nerchinsk'),
  };
}

/** The published board (R5), without chits and workers. */
export const board = {
  spaces,
  space: spaceById,
  routes,
  riverReaches,
  adjacentSeas,
  regionNames: data.regions,
  seaNames: data.seas,
  waterSystemNames,
  sellPrices: priceLists(0),
  buyPrices: priceLists(1),
} as const;

export const spaceOf = (id: SpaceId): Space => board.space[id];
