/**
 * The types in which every card is written. A card's rule, legal choices, text and icons are all derived from its
 * record. Add a new kind of effect here first: the compiler then reports each place (rules, text, icons) that must
 * handle it.
 */
import type {
  BusinessId,
  Good,
  Goods,
  Region,
  Sea,
  SetLetter,
  SituationId,
  SpaceId,
  Text,
  Track,
  WorkerId,
} from './terms';

/** Places where a business can be completed (R6.4): only explored cities. */
export type Destination =
  | { readonly in: 'cities'; readonly cities: readonly SpaceId[] }
  | { readonly in: 'region'; readonly region: Region }
  | { readonly in: 'outsideRegion'; readonly region: Region }
  | { readonly in: 'regionOnSea'; readonly region: Region; readonly sea: Sea }
  | { readonly in: 'exportCities'; readonly track: Track };

export type Timing = 'anyTime' | 'afterActionInWinter2';

export type Cost = { readonly goods?: Goods; readonly gold?: number };

/** Sales that a price change applies to: only trade actions, or envoy deals too. */
export type SaleScope = 'trade' | 'everySale';

/** Cities in which a price change applies. Each missing field means no restriction. */
export type PriceArea = {
  readonly region?: Region;
  readonly exportTrack?: Track;
  readonly except?: readonly SpaceId[];
};

/** A lasting change to a worker's abilities, from its card or from a business that stays with it. */
export type Modifier =
  | { readonly modify: 'capacity'; readonly by: number }
  | { readonly modify: 'sledSpaces'; readonly by: number }
  | { readonly modify: 'sledFreeSpaces'; readonly by: number }
  | { readonly modify: 'landSpaces'; readonly by: number }
  | { readonly modify: 'landPrice'; readonly to: number }
  | { readonly modify: 'seaPrice'; readonly to: number }
  | { readonly modify: 'sellPrice'; readonly by: Goods; readonly area?: PriceArea; readonly scope: SaleScope }
  | { readonly modify: 'businessesPer'; readonly period: 'phase' };

export type Triggered =
  | { readonly on: 'hunt'; readonly gain: Goods }
  | { readonly on: 'hunt'; readonly gold: number }
  | { readonly on: 'otherPlayerExplores'; readonly gold: number }
  | { readonly on: 'firstBusinessOfRound'; readonly gold: number }
  | { readonly on: 'firstTrackStepOfRound'; readonly track: Track; readonly gold: number }
  | {
      readonly on: 'roundStart';
      readonly placeFactory: { readonly region: Region; readonly sells: Good; readonly price: number };
    }
  | { readonly on: 'turnEndInVillage'; readonly leaveMarker: 'pilgrimage' }
  | { readonly on: 'finalScoring'; readonly goldPerTrackStep: number; readonly track: Track }
  | { readonly on: 'finalScoring'; readonly goldPerMarker: number };

export type Ability = Modifier | Triggered;

/** One effect of completing a business. A card's effects run in the order written. */
export type Effect =
  | { readonly do: 'gold'; readonly amount: number }
  | { readonly do: 'goldPerPlayerBehind'; readonly track: Track; readonly amount: number }
  | { readonly do: 'tokens'; readonly amount: number }
  | { readonly do: 'goods'; readonly goods: Goods }
  | { readonly do: 'goodsInAnyMix'; readonly count: number; readonly of: readonly Good[] }
  | { readonly do: 'oneOfGoods'; readonly options: readonly Goods[] }
  | { readonly do: 'trackStep'; readonly track: Track }
  | { readonly do: 'sell'; readonly prices: Goods }
  | { readonly do: 'buy'; readonly good: Good; readonly most: number; readonly price: number }
  | { readonly do: 'goldAtFinalScoring'; readonly amount: number }
  | { readonly do: 'oneMoreBusiness' }
  | { readonly do: 'stayWithWorker'; readonly modifiers: readonly Modifier[] };

/** One effect of revealing a situation card (R7.2). A card's effects run in the order written. */
export type SituationEffect =
  | {
      readonly do: 'moveNoExplorationChit';
      readonly from: SpaceId | 'supply';
      readonly to: SpaceId | 'supply';
    }
  | { readonly do: 'removeHarvestChits'; readonly at: SpaceId }
  | { readonly do: 'noEntry'; readonly at: readonly SpaceId[] }
  | {
      readonly do: 'sellPrice';
      readonly by: Goods;
      readonly area: PriceArea;
      /** Lowest price in gold that this change can lead to. */
      readonly floor: number;
    }
  | { readonly do: 'firstTradeStep'; readonly at: SpaceId; readonly track: Track; readonly steps: number };

export const FAMILIES = [
  'caravan',
  'yasak',
  'chinaTrade',
  'envoy',
  'expedition',
  'craftsmen',
  'natives',
  'furMerchant',
  'furFair',
  'transport',
  'persuasion',
] as const;
export type Family = (typeof FAMILIES)[number];

/** Fields whose values come from public sources. The other values are ours, and a content pack may replace them. */
export type Known<Field extends string> = { readonly known: readonly Field[] };

export type SituationField = 'name' | 'effects';
export type Situation = Known<SituationField> & {
  readonly id: SituationId;
  readonly name: Text;
  readonly effects: readonly SituationEffect[];
};

export type WorkerField = 'name' | 'upper' | 'lower';
export type WorkerCard = Known<WorkerField> & {
  readonly id: WorkerId;
  readonly name: Text;
  readonly set: SetLetter;
  readonly upper: readonly Ability[];
  readonly lower: readonly Ability[];
};

export type BusinessField = 'family' | 'name' | 'timing' | 'destination' | 'cost' | 'effects';
export type Business = Known<BusinessField> & {
  readonly id: BusinessId;
  readonly family: Family;
  readonly name: Text;
  readonly set: SetLetter | null;
  readonly timing: Timing;
  readonly destination: Destination | null;
  readonly cost: Cost;
  readonly effects: readonly Effect[];
};

export type Pelts = { readonly sable: number; readonly fur: number };

/** Everything that a content pack can change. */
export type Content = {
  readonly siberiaChits: readonly Pelts[];
  readonly farEastChits: readonly Pelts[];
  readonly situations: Readonly<Record<SituationId, Situation>>;
  readonly workers: Readonly<Record<WorkerId, WorkerCard>>;
  readonly businesses: Readonly<Record<BusinessId, Business>>;
};
