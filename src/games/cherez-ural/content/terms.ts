/** The rulebook's closed lists of words (docs/cherez-ural/rules.md, terms). Everything else is built from these. */

export const GOODS = ['daily', 'chinese', 'fur', 'sable'] as const;
export type Good = (typeof GOODS)[number];

/** Pieces of each kind of goods; a kind that is left out counts 0. */
export type Goods = Partial<Record<Good, number>>;

export const TRACKS = ['westEurope', 'middleEast', 'china'] as const;
export type Track = (typeof TRACKS)[number];

export const REGIONS = ['russia', 'west-siberia', 'east-siberia', 'far-east'] as const;
export type Region = (typeof REGIONS)[number];

export const SEAS = ['kara-barents', 'laptev-east-siberian', 'baltic', 'pacific'] as const;
export type Sea = (typeof SEAS)[number];

export type Season = 'winter' | 'summer';
export const SEASON_PHASES = ['winter1', 'summer', 'winter2'] as const;
export type SeasonPhase = (typeof SEASON_PHASES)[number];

/** Gold sources of the final breakdown; they add up to a player's gold (R13). */
export const GOLD_SOURCES = [
  'start',
  'trade',
  'purchase',
  'travel',
  'business',
  'worker',
  'finalBusiness',
  'finalWorker',
  'tracks',
] as const;
export type GoldSource = (typeof GOLD_SOURCES)[number];

export const SET_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type SetLetter = (typeof SET_LETTERS)[number];

export type SpaceId = string;
export type PlayerID = string;
export type SituationId = `s${string}`;
export type WorkerId = `w${string}`;
export type BusinessId = `p${string}`;
export type ChitId = `siberia${number}` | `farEast${number}`;

export type Text = { readonly ja: string; readonly en: string };
export type PlaceName = Text & { readonly ru: string };
