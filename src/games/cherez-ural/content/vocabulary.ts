/** The typed vocabulary that every card is written in. One record gives the card's rule, its legal choices,
 *  its text and its icons, so a new kind of effect is added here first and the compiler names the places
 *  (rules, text, icons) that must learn it. */
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

/** Where a business can be completed (R6.4). Cities only, and only explored ones. */
export type Destination =
  | { readonly in: 'cities'; readonly cities: readonly SpaceId[] }
  | { readonly in: 'region'; readonly region: Region }
  | { readonly in: 'outsideRegion'; readonly region: Region }
  | { readonly in: 'regionOnSea'; readonly region: Region; readonly sea: Sea }
  | { readonly in: 'exportCities'; readonly track: Track };

/** When a business can be completed. */
export type Timing = 'anyTime' | 'afterActionInWinter2';

export type Cost = { readonly goods?: Goods; readonly gold?: number };

/** Which sales a price change touches: trade actions only, or every selling (envoys too). */
export type SaleScope = 'trade' | 'everySale';

/** The cities in which a price change holds; every city when absent. */
export type PriceArea = {
  readonly region?: Region;
  readonly exportTrack?: Track;
  readonly except?: readonly SpaceId[];
};

/** A lasting change of what a worker can do: from the worker card, or from a business that stays with it. */
export type Modifier =
  | { readonly modify: 'capacity'; readonly by: number }
  | { readonly modify: 'sledSpaces'; readonly by: number }
  | { readonly modify: 'sledFreeSpaces'; readonly by: number }
  | { readonly modify: 'landSpaces'; readonly by: number }
  | { readonly modify: 'landPrice'; readonly to: number }
  | { readonly modify: 'seaPrice'; readonly to: number }
  | { readonly modify: 'sellPrice'; readonly by: Goods; readonly area?: PriceArea; readonly scope: SaleScope }
  | { readonly modify: 'businessesPer'; readonly period: 'phase' };

/** Something that happens by itself when its trigger comes. */
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

/** What completing a business does, in the order written. */
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

/** What revealing a situation card does (R7.2), in the order written. */
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
      /** Gold below which the change does not push a price. */
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

/** Which fields of a record are known from public sources; the others are ours and a content pack may replace them. */
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

/** A harvest chit's print. */
export type Pelts = { readonly sable: number; readonly fur: number };

/** All that a content pack can change, in one value. */
export type Content = {
  readonly siberiaChits: readonly Pelts[];
  readonly farEastChits: readonly Pelts[];
  readonly situations: Readonly<Record<SituationId, Situation>>;
  readonly workers: Readonly<Record<WorkerId, WorkerCard>>;
  readonly businesses: Readonly<Record<BusinessId, Business>>;
};
