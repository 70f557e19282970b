/** The rulebook's closed lists of terms (docs/cherez-ural/rules.md, terms). All other content is built from these. */

export const GOODS = ['daily', 'chinese', 'fur', 'sable'] as const;
export type Good = (typeof GOODS)[number];

/** Number of pieces of each kind; a missing kind counts as 0. */
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

/** Sources of gold in the final breakdown. Their amounts add up to the player's gold (R13). */
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

/** Sources that only the final scoring adds to (R13). */
export const FINAL_SOURCES = [
  'finalBusiness',
  'finalWorker',
  'tracks',
] as const satisfies readonly GoldSource[];
export type FinalSource = (typeof FINAL_SOURCES)[number];

export const SET_LETTERS = ['A', 'B', 'C', 'D'] as const;
export type SetLetter = (typeof SET_LETTERS)[number];

/** In the order of `board.json`. */
export const SPACES = [
  'petersburg',
  'moscow',
  'tver',
  'vologda',
  'ustyug',
  'yarensk',
  'arkhangelsk',
  'tula',
  'voronezh',
  'makaryev',
  'kazan',
  'perm',
  'solikamsk',
  'astrakhan',
  'verkhoturye',
  'irbit',
  'tyumen',
  'tobolsk',
  'narym',
  'yeniseysk',
  'mangazeya',
  'ilimsk',
  'ust-kut',
  'kirensk',
  'irkutsk',
  'selenginsk',
  'kyakhta',
  'nerchinsk',
  'yakutsk',
  'butalsk',
  'verkhoyansk',
  'uyandinsk',
  'anadyrsk',
  'nizhnekamchatsk',
  'verkhnekamchatsk',
  'okhotsk',
  'albazin',
  'village-vychegda',
  'village-izhma',
  'village-pechora-mouth',
  'village-usa',
  'village-don',
  'village-volga',
  'village-chusovaya',
  'village-tagil',
  'village-sob',
  'village-ob-mouth',
  'village-ob',
  'village-ket',
  'village-taz-mouth',
  'village-yenisei-mouth',
  'village-turukhansk',
  'village-tunguska',
  'village-tunguska-upper',
  'village-vitim',
  'village-lena-upper',
  'village-transbaikal',
  'village-lena-mouth',
  'village-yana-mouth',
  'village-indigirka-mouth',
  'village-kolyma',
  'village-anadyr-mouth',
  'village-maya',
  'village-vilyuy',
  'village-vilyuy-upper',
  'village-olyokma',
  'village-tungir',
  'village-amur-mouth',
] as const;
export type SpaceId = (typeof SPACES)[number];
export type PlayerID = string;
export type SituationId = `s${string}`;
export type WorkerId = `w${string}`;
export type BusinessId = `p${string}`;
export const isWorkerId = (card: WorkerId | BusinessId): card is WorkerId => card.startsWith('w');
export type ChitId = `siberia${number}` | `farEast${number}`;

export type Text = { readonly ja: string; readonly en: string };
export type PlaceName = Text & { readonly ru: string };
