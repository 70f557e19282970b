/** A worker's possible actions by space, in a period during which the board is assumed not to change. */
import { entryOf } from '../../../rules-kit/indexed';
import { entriesOf, keysOf, recordOf } from '../../../rules-kit/records';
import { spaceOf } from '../content/board';
import { EXPLORING_STARTS } from '../content/setup';
import { type BusinessId, SPACES, type SpaceId, type WorkerId } from '../content/terms';
import { fitsDestination } from '../rules/actions/business';
import { canExplore } from '../rules/actions/explore';
import { businessCard, chitPelts, contentOf } from '../rules/content-pack/contentOf';
import { type Prices, prices } from '../rules/prices';
import { cities, isExplored, isVillage } from '../rules/spaces';
import { type G, playerOf } from '../rules/state/state';
import { traitsOf } from '../rules/traits';
import { businessChanges, gainChanges, huntChanges, tradeChanges } from './changes';
import type { Outlook } from './outlook';
import { type Reach, reachOf } from './reach';
import { type Changes, loadsOf } from './stocks';

const numbers = recordOf(SPACES, (id) => SPACES.indexOf(id));

/** Returns a space's position in `SPACES`. */
export const spaceNumber = (id: SpaceId): number => numbers[id];

/** `bonus` is the gold value of the trade's further effects. */
type City = { readonly space: number; readonly trade: Changes; readonly bonus: number };
type Hunt = { readonly space: number; readonly changes: Changes };
/** All outcomes are equally likely. */
type Venture = { readonly to: number; readonly outcomes: readonly Changes[] };
/** Gold for ending a turn in a village. */
type Village = { readonly space: number; readonly gold: number };

export type Completion = {
  readonly changes: Changes;
  readonly spaces: readonly number[];
  /** Only possible after the action in the second winter. */
  readonly lastWinter: boolean;
};

export type Era = {
  readonly cities: readonly City[];
  readonly hunts: readonly Hunt[];
  readonly huntLasts: number;
  readonly ventures: readonly Venture[];
  readonly ventureLasts: number;
  readonly starts: readonly number[];
  readonly villages: readonly Village[];
  /** Indexed by position in the hand. */
  readonly businesses: readonly Completion[];
  /** Fraction of a business's gold that the plan counts on. */
  readonly businessPart: number;
  readonly winter: Reach;
  readonly summer: Reach;
};

const EXPLORED_LATER = 0.4;
const EXPLORED_NOW = 0.95;

export function eraOf(
  G: G,
  owner: string,
  workerId: WorkerId,
  hand: readonly BusinessId[],
  outlook: Outlook,
  later: boolean,
): Era {
  const traits = traitsOf(G, workerId);
  const loads = loadsOf(traits.capacity);
  const content = contentOf(G);
  const isEnterable = (id: SpaceId) => !G.noEntry.includes(id);

  function bonusOf(id: SpaceId): number {
    const { exportTrack } = spaceOf(id);
    if (exportTrack === null) return 0;
    let bonus = playerOf(G, owner).tracks[exportTrack] >= 10 ? 0 : outlook.step[exportTrack];
    for (const ability of traits.triggered) {
      if (ability.on === 'firstTrackStepOfRound' && ability.track === exportTrack) bonus += ability.gold / 2;
      if (ability.on === 'finalScoring' && 'track' in ability && ability.track === exportTrack)
        bonus += ability.goldPerTrackStep;
    }
    return bonus;
  }

  const tradesAt = new Map<Prices, Changes>();
  function tradeAt(id: SpaceId): Changes {
    const price = prices(G, id, workerId);
    let trade = tradesAt.get(price);
    if (trade === undefined) {
      trade = rememberedTrade(loads.capacity, price);
      tradesAt.set(price, trade);
    }
    return trade;
  }

  /** Returns one outcome for each chit that could be on a spot of the city's region. */
  function ventureTo(city: SpaceId): Venture {
    const chit = entryOf(G.exploration, city);
    const farEast = chit === 'farEastBack' || chit.startsWith('farEast');
    const prints = farEast ? content.farEastChits : content.siberiaChits;
    const nothing = G.soloDisc === city;
    return {
      to: spaceNumber(city),
      outcomes: nothing
        ? [gainChanges(loads, { fur: 0, sable: 0 })]
        : prints.map((print) => gainChanges(loads, print)),
    };
  }

  function completionOf(id: BusinessId): Completion {
    const card = businessCard(G, id);
    const { destination } = card;
    // A business without a destination is never planned for; it is completed when its cost happens to be at hand.
    const places = destination === null ? [] : cities.filter((city) => fitsDestination(destination, city));
    return {
      changes: businessChanges(G, owner, card, loads, traits, outlook),
      spaces: places
        .filter((city) => isEnterable(city) && isExplored(G, city))
        .map((city) => spaceNumber(city)),
      lastWinter: card.timing === 'afterActionInWinter2',
    };
  }

  const markers = traits.triggered.some(({ on }) => on === 'turnEndInVillage');
  const goldPerMarker = traits.triggered.reduce(
    (sum, ability) =>
      sum + (ability.on === 'finalScoring' && 'goldPerMarker' in ability ? ability.goldPerMarker : 0),
    0,
  );

  return {
    cities: cities
      .filter((id) => isEnterable(id) && isExplored(G, id))
      .map((id) => ({ space: spaceNumber(id), trade: tradeAt(id), bonus: bonusOf(id) })),
    hunts: entriesOf(G.hunting).flatMap(([space, { chit, faceUp }]) =>
      faceUp || later
        ? [{ space: spaceNumber(space), changes: huntChanges(loads, traits, chitPelts(G, chit)) }]
        : [],
    ),
    huntLasts: later ? outlook.huntLater : outlook.huntLasts,
    ventures: keysOf(G.exploration)
      .filter((city) => canExplore(G, city))
      .map(ventureTo),
    ventureLasts: later ? EXPLORED_LATER : EXPLORED_NOW,
    starts: EXPLORING_STARTS.filter((id) => isExplored(G, id)).map((id) => spaceNumber(id)),
    villages: markers
      ? SPACES.filter((id) => isVillage(id) && !G.pilgrimage.includes(id)).map((id) => ({
          space: spaceNumber(id),
          gold: goldPerMarker,
        }))
      : [],
    businesses: hand.map(completionOf),
    businessPart: 1,
    winter: reachOf(G, workerId, 'winter'),
    summer: reachOf(G, workerId, 'summer'),
  };
}

const trades = new WeakMap<Prices, Map<number, Changes>>();

function rememberedTrade(capacity: number, price: Prices): Changes {
  let byCapacity = trades.get(price);
  if (byCapacity === undefined) {
    byCapacity = new Map();
    trades.set(price, byCapacity);
  }
  let trade = byCapacity.get(capacity);
  if (trade === undefined) {
    trade = tradeChanges(loadsOf(capacity), capacity, price);
    byCapacity.set(capacity, trade);
  }
  return trade;
}
