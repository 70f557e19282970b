/** The record types of tiles and cards. Each record provides a rule, its choices, its text and its icons. */
import type {
  ArtifactId,
  BonusTileId,
  Category,
  CharacterId,
  Form,
  HomelandSpaceId,
  Level,
  Raw,
  Resource,
  Resources,
  RoadSpaceId,
  StartCardId,
  TileId,
} from './terms';

export const METRICS = [
  'artifacts',
  'categories',
  'sameCategory',
  'flags',
  'craftsmen',
  'craftsmanLevels',
  'militaryLevel',
  'river',
  'processed',
  'junctions',
  'caravansHome',
] as const;
export type Metric = (typeof METRICS)[number];

/** Values of each effect. Numbers are counts. */
export type EffectMap = {
  readonly gain: Resources;
  readonly gainAny: { readonly form: Form; readonly count: number; readonly different?: boolean };
  readonly military: number;
  readonly technology: number;
  readonly expedition: number;
  readonly vp: number;
  /** Processes up to this many raw resources. */
  readonly convert: number;
  /** Exchanges up to this many raw resources for other raw ones. */
  readonly swap: number;
  readonly warrior: number;
  /** Craftsmen of the current round's level, from the supply (S1.4). */
  readonly craftsman: number;
  /** A craftsman from the round track (S5.1). */
  readonly takeCraftsman: true;
  /** The effect of the bonus tile on this space. */
  readonly bonusTile: true;
  readonly choose: readonly (readonly Effect[])[];
  readonly exchange: Exchange;
  readonly raid: true;
  readonly leader: true;
  readonly vpPer: { readonly metric: Metric; readonly vp: number; readonly category?: Category };
};
export type EffectKind = keyof EffectMap;

/** An effect: an object with exactly one key. */
export type Effect = {
  readonly [Kind in EffectKind]: { readonly [Key in Kind]: EffectMap[Kind] };
}[EffectKind];

/** Up to `times` times: pays one resource and gains the effects. */
export type Exchange = {
  readonly pay: { readonly anyRaw: 1 } | { readonly anyProcessed: 1 };
  readonly get: readonly Effect[];
  readonly times: number;
};

export type Condition = { readonly metric: Metric; readonly min: number };

export type TerritorySpace = {
  readonly size: 'small' | 'large';
  readonly capacity: number;
  readonly do: readonly Effect[];
  readonly condition?: Condition;
};

/** An outpost's three tiers. The highest one reached scores (S9.6). */
export type Outpost = {
  readonly metric: Metric;
  readonly at: readonly number[];
  readonly vp: readonly number[];
};

export type Territory = {
  readonly id: TileId;
  readonly kind: 'plain' | 'mountain';
  readonly level: Level;
  readonly spaces: readonly TerritorySpace[];
  /** Missing on level 3, whose tiles never flip. */
  readonly back?: { readonly outpost: Outpost } | { readonly trail: readonly Effect[] };
};

export type BonusTile = {
  readonly id: BonusTileId;
  readonly level: Level;
  readonly do: readonly Effect[];
};
export type StartCard = { readonly id: StartCardId; readonly do: readonly Effect[] };

export type Character = {
  readonly id: CharacterId;
  readonly ja: string;
  readonly en: string;
  readonly known: readonly string[];
  readonly ours: readonly string[];
  /** Points of the adult character: by military level (Woodlander), or by artifact level (Maker). */
  readonly adultVp?: readonly number[];
};

export type ArtifactEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'immediate' | 'round' | 'end'; readonly do: readonly Effect[] }
  /** Triggers when a territory space's own action has given the resource. */
  | {
      readonly kind: 'permanent';
      readonly on: 'territoryGain';
      readonly resource: Raw;
      readonly do: readonly Effect[];
    }
  /**
   * Triggers on placing a worker on a later round's territory (`future`), or when the player's explorer joins
   * another colour (`join`).
   */
  | { readonly kind: 'permanent'; readonly on: 'future' | 'join'; readonly do: readonly Effect[] }
  | { readonly kind: 'permanent'; readonly modify: 'discount'; readonly category: Category }
  | { readonly kind: 'permanent'; readonly modify: 'joinFree' };

export type Artifact = {
  readonly id: ArtifactId;
  readonly level: Level;
  readonly category: Category;
  readonly en: string;
  readonly ja: string;
  readonly cost: Resources;
  readonly vp: number;
  readonly effect: ArtifactEffect;
};

export type HomelandSpace = {
  readonly id: HomelandSpaceId;
  readonly capacity: number;
  readonly do: readonly Effect[];
};

/** The effect of a river space (S6.3). */
export type RiverGift = 'reserveAbility' | 'reserveDiscount' | 'explorer' | { readonly bonusTile: Level };

export type River = {
  readonly end: number;
  /** Number of cards in the row that can be taken, by river space. */
  readonly reach: readonly number[];
  readonly spaces: Readonly<Record<string, RiverGift>>;
};

export type Road = {
  readonly next: Readonly<Partial<Record<RoadSpaceId, readonly RoadSpaceId[]>>>;
  /** The last row whose junction a caravan on this space has reached: 0 for none, 5 beyond all four. */
  readonly junction: Readonly<Partial<Record<RoadSpaceId, number>>>;
  readonly bonusLevel: Readonly<Partial<Record<RoadSpaceId, Level>>>;
  /** Points of the rank spaces, best first (S6.7). */
  readonly campVp: readonly number[];
};

/** All content of a game. A saved game keeps the content it started with. */
export type Content = {
  readonly resources: {
    readonly raw: readonly Resource[];
    readonly processed: readonly Resource[];
    readonly perKind: number;
  };
  readonly craftsmen: Readonly<Record<Level, number>> & {
    readonly byRound: readonly Level[];
    readonly perRound: number;
  };
  /** By the giver's military level minus the raider's (S5.3). */
  readonly raidDivisor: Readonly<Record<string, number>>;
  readonly military: {
    readonly end: number;
    readonly levelFrom: readonly number[];
    readonly rankVp: readonly number[];
  };
  readonly river: River;
  readonly road: Road;
  readonly neutralCards: readonly number[];
  /** By number of players. */
  readonly homeland: Readonly<Record<string, readonly HomelandSpace[]>>;
  readonly territories: readonly Territory[];
  readonly bonusTiles: readonly BonusTile[];
  readonly startCards: readonly StartCard[];
  readonly characters: readonly Character[];
  readonly artifacts: readonly Artifact[];
};
