/** The closed word lists of the rulebook. All other content types build on them. */
export type Text = { readonly en: string; readonly ja: string };

/** Raw resources (原材料) and processed resources (加工品). The two sides of a tile have the same index in both lists. */
export const RAW = ['cattle', 'rock', 'log', 'ore'] as const;
export const PROCESSED = ['leather', 'stone', 'timber', 'bronze'] as const;
export const RESOURCES = [...RAW, ...PROCESSED] as const;
export type Raw = (typeof RAW)[number];
export type Processed = (typeof PROCESSED)[number];
export type Resource = (typeof RESOURCES)[number];
export type Form = 'raw' | 'processed';

/** Resources of each kind. Missing kinds count as 0. */
export type Resources = { readonly [Each in Resource]?: number };

/** An artifact's category: its main material. */
export type Category = Processed;

export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export const WORKERS = ['explorer', 'chief', 'warrior'] as const;
export type WorkerKind = (typeof WORKERS)[number];

export const CHARACTERS = ['horse', 'boat', 'forest', 'maker', 'parent', 'house', 'mountain'] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export type PlayerID = string;
export const NEUTRALS = ['n0', 'n1'] as const;
export type NeutralID = (typeof NEUTRALS)[number];

/**
 * A space of the road: `start`, `way`, junctions `j1` to `j4`, bonus tiles `b1` to `b4`, outposts `o1` to `o4`,
 * `camp`.
 */
export type RoadSpaceId = 'start' | 'way' | `${'j' | 'b' | 'o'}${number}` | 'camp';

export const HOMELAND_SPACES = [
  'craftsman',
  'develop',
  'travel',
  'developTravel',
  'raid',
  'leader',
  'raidLeader',
] as const;
export type HomelandSpaceId = (typeof HOMELAND_SPACES)[number];

/** A row of territories, 1 to 6 (S1.2). */
export type RowNumber = number;
/** `r1p1` (row, plain or mountain, place from the left), `r1t` (trail), a homeland space, `hut` or `ownTrail`. */
export type SpaceId =
  | `r${RowNumber}${'p' | 'm'}${number}`
  | `r${RowNumber}t`
  | HomelandSpaceId
  | 'hut'
  | 'ownTrail';
/** A plain `p01` or a mountain `m01`. */
export type TileId = `${'p' | 'm'}${number}`;
export type ArtifactId = `a${number}`;
export type BonusTileId = `b${number}`;
export type StartCardId = `s${number}`;

export const ROUNDS = 5;
export const ROWS = 6;
/** The most explorers that a player can have in play, without the chief (S1.8, S8.5). */
export const EXPLORERS = 6;
export const FLAGS = 4;
export const WARRIORS = 4;
/** Number of face-up artifacts below the river (S1.6). */
export const ROW_OF_ARTIFACTS = 8;

/** Sources of points in the final score, which is their sum (S9.1 to S9.8). */
export const POINT_SOURCES = [
  'chips',
  'artifacts',
  'cardEnds',
  'military',
  'caravans',
  'outposts',
  'reserved',
  'resources',
] as const;
export type PointSource = (typeof POINT_SOURCES)[number];
