/** The record types of boards and cards. A content pack's JSON file uses the same shapes. */
import type { Achievement, ActionId, Bonus, Colour, ContractId, Good, Heading, Space, Zone } from './terms';

export type Ability =
  /** Either good can replace the other in a payment from the player's own supply (R4.6a). */
  | { readonly kind: 'swap'; readonly goods: readonly [Good, Good] }
  /** Grants another whole action each time this zone is expanded (R4.6b). */
  | { readonly kind: 'extra'; readonly zone: Zone }
  /** Scores 1 point for each of these goods at the end (R10.4). */
  | { readonly kind: 'points'; readonly good: Good };

/** One cell of a building's strip; null means empty. */
export type Cell = Good | 'coin' | null;

export type ActionCard = {
  readonly id: ActionId;
  /** The zone that the card expands. As a merchant, the card delivers this zone's good (R1.5). */
  readonly zone: Zone;
  readonly ability: Ability;
  /** The building's strip, cells 0 to 4. */
  readonly warehouse: readonly Cell[];
};

/** The upper half of a contract. Missing fields count as 0. */
export type ContractCost = { readonly [Each in Good]?: number } & {
  readonly any?: number;
  readonly coins?: number;
};
/** The lower half of a contract. `contract` counts new contracts. */
export type ContractReward = ContractCost & { readonly contract?: number };

export type Contract = {
  readonly id: ContractId;
  /** The player of this colour starts with the contract. Missing on all other contracts. */
  readonly starting?: Colour;
  readonly family: string;
  readonly cost: ContractCost;
  readonly reward: ContractReward;
  readonly points: number;
};

export type ZoneRecord = {
  readonly id: Zone;
  readonly good: Good;
  readonly colour: Colour;
  readonly symbol: 'key' | 'building' | 'ship' | 'anchor';
  readonly startSymbols: number;
  readonly maxCards: number;
  /** Goods of the zone's kind that its 1st, 2nd … card costs (R4.2). */
  readonly cost: readonly number[];
};

/** A column of both rows. It is free for players with this many keys; others pay the price in coins (R3.3). */
export type Slot = { readonly keys: number; readonly price: number };

export type MarketSpace = {
  readonly id: Space;
  /** Activations of the space's merchant per turn (R5.6). */
  readonly uses: number;
  readonly restsOn: readonly Space[];
  readonly bonus: Bonus;
};

export type AchievementRecord = {
  readonly id: Achievement;
  readonly repeat: string;
  readonly text: string;
  /** Values, hub first (R1.1). */
  readonly wheel: readonly number[];
};

export type Ship = {
  readonly id: number;
  /**
   * The cells that each window shows while the ship heads right. With several windows, the owner chooses one per
   * building (R9.3).
   */
  readonly windows: readonly (readonly number[])[];
};

export type Canal = {
  readonly spaces: number;
  /** The strip of the printed building. `own` is the good of the player's colour. */
  readonly home: readonly (Cell | 'own')[];
  readonly homeSpace: number;
  readonly cells: number;
};

export type Numbers = {
  readonly refreshPrice: number;
  readonly activationPrice: number;
  readonly coinAchievement: number;
  readonly tradeRatio: number;
  readonly ownZonePoints: number;
  readonly pointsPerGood: number;
  readonly contractsPerChip: number;
  readonly marketCoins: number;
};

export type Setup = {
  readonly coins: number;
  readonly goodsOfOtherColours: number;
  readonly chips: number;
  readonly ship: number;
  readonly heading: Heading;
};

/** Source of the values of a field, or of each of its parts. */
export type Mark = string | { readonly [field: string]: Mark };

export type Content = {
  readonly game: 'kilia';
  readonly version: number;
  readonly marks: Mark;
  readonly goods: readonly Good[];
  readonly coins: number;
  readonly goodsPieces: number;
  readonly fiveTiles: number;
  readonly sprats: number;
  readonly zones: readonly ZoneRecord[];
  readonly setup: Setup;
  readonly numbers: Numbers;
  readonly slots: readonly Slot[];
  readonly market: readonly MarketSpace[];
  readonly achievements: readonly AchievementRecord[];
  readonly extraWheel: readonly number[];
  readonly canal: Canal;
  readonly ships: readonly Ship[];
  readonly actionCards: readonly ActionCard[];
  readonly contracts: readonly Contract[];
};
