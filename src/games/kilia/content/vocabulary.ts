/** The records that boards and cards are written in. The same shapes as in a content pack's JSON file. */
import type { Achievement, ActionId, Bonus, Colour, ContractId, Good, Heading, Space, Zone } from './terms';

export type Ability =
  /** Either good may stand for the other in a payment from the own supply (R4.6a). */
  | { readonly kind: 'swap'; readonly goods: readonly [Good, Good] }
  /** Another whole action each time that this zone is expanded (R4.6b). */
  | { readonly kind: 'extra'; readonly zone: Zone }
  /** 1 point for each such good at the end (R10.4). */
  | { readonly kind: 'points'; readonly good: Good };

/** One cell of a building's strip; null: empty. */
export type Cell = Good | 'coin' | null;

export type ActionCard = {
  readonly id: ActionId;
  /** The zone that it expands; as a merchant it delivers the zone's good (R1.5). */
  readonly zone: Zone;
  readonly ability: Ability;
  /** The strip of the building, cells 0 to 4. */
  readonly warehouse: readonly Cell[];
};

/** The upper half of a contract; a part that is left out is nothing. */
export type ContractCost = { readonly [Each in Good]?: number } & {
  readonly any?: number;
  readonly coins?: number;
};
/** The lower half; `contract` is a new contract. */
export type ContractReward = ContractCost & { readonly contract?: number };

export type Contract = {
  readonly id: ContractId;
  /** The colour that begins with it. */
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
  /** Goods of the zone's kind for its 1st, 2nd … card (R4.2). */
  readonly cost: readonly number[];
};

/** A column of both rows: free with so many keys, else at its price in coins (R3.3). */
export type Slot = { readonly keys: number; readonly price: number };

export type MarketSpace = {
  readonly id: Space;
  /** How often its merchant may be activated in a turn (R5.6). */
  readonly uses: number;
  readonly restsOn: readonly Space[];
  readonly bonus: Bonus;
};

export type AchievementRecord = {
  readonly id: Achievement;
  readonly repeat: string;
  readonly text: string;
  /** Values from the hub on (R1.1). */
  readonly wheel: readonly number[];
};

export type Ship = {
  readonly id: number;
  /** The cells that each window shows with the heading right. Of several one is chosen at each building (R9.3). */
  readonly windows: readonly (readonly number[])[];
};

export type Canal = {
  readonly spaces: number;
  /** The strip of the printed building; `own`: the good of the player's colour. */
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

/** Of a field, or of each part of it, where its values come from. */
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
