/** The closed word lists of the rulebook (docs/kilia/rules.md). All other content types build on them. */

export const GOODS = ['salt', 'brick', 'wood', 'wheat'] as const;
export type Good = (typeof GOODS)[number];

export const ZONES = ['castle', 'university', 'shipyard', 'warehouse'] as const;
export type Zone = (typeof ZONES)[number];

export const COLOURS = ['white', 'red', 'brown', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** Market spaces, bottom row first: m1 rests on b1 and b2, m2 on b2 and b3, t1 on m1 and m2 (R5.1). */
export const SPACES = ['b1', 'b2', 'b3', 'm1', 'm2', 't1'] as const;
export type Space = (typeof SPACES)[number];

export const ACHIEVEMENTS = [
  'fourCards',
  'twoThrees',
  'allTwos',
  'fullMarket',
  'threeContracts',
  'coins',
] as const;
export type Achievement = (typeof ACHIEVEMENTS)[number];

export const HEADINGS = ['right', 'left'] as const;
export type Heading = (typeof HEADINGS)[number];

export const BONUSES = ['good', 'coins', 'sprat', 'contract'] as const;
export type Bonus = (typeof BONUSES)[number];

export const ABILITY_KINDS = ['swap', 'extra', 'points'] as const;

export type PlayerID = string;
export type ActionId = `a${number}`;
export type ContractId = `c${number}`;

export const COLUMNS = 5;
export const CANAL_SPACES = 5;
/** Most windows that any ship has. The owner chooses one of them per building (R9.3). */
export const MOST_WINDOWS = 2;
