import { board } from '../content/board';
import {
  type BusinessId,
  GOODS,
  type Good,
  type Goods,
  type SpaceId,
  type Track,
  type WorkerId,
} from '../content/terms';
import type { Business, Pelts } from '../content/vocabulary';
import { fitsDestination } from '../rules/business';
import { businessCard, chitPelts, contentOf, isOpen } from '../rules/contentOf';
import { canExplore } from '../rules/explore';
import { mixes, selections } from '../rules/goods';
import { type Prices, prices } from '../rules/prices';
import { baseCities, cities, isExplored } from '../rules/spaces';
import type { G } from '../rules/state';
import { traitsOf } from '../rules/traits';
import { type Reach, reachOf } from './reach';
import { type Change, type Changes, changed, type Loads, loadsOf, toChanges } from './stocks';

/** What a plan reckons with, beyond what the position shows. All but `patience` in gold. */
export type Outlook = {
  /** What a step of a track is worth to the plan's owner. */
  readonly step: Readonly<Record<Track, number>>;
  readonly token: number;
  /** The part of a later phase's gold that counts now. */
  readonly patience: number;
  /** The chance that a hunting chit of now is still there in this round, and in a later one. */
  readonly huntLasts: number;
  readonly huntLater: number;
  /** The part of its gold at which a business of a later round is taken. */
  readonly laterBusiness: number;
  /** The last phase planned, 0 to 11. */
  readonly lastPhase: number;
  /** Gold apiece of goods still carried after the last phase planned, unless that is the game's last one. */
  readonly laterPrice: Readonly<Record<Good, number>>;
};

/** Expected further gold by where a worker stands and what it carries: [space * loads + load]. */
export type Table = Float32Array;

/** One season phase of a plan. */
export type PhasePlan = {
  /** Before the move, after it, and after the action. */
  readonly start: Table;
  readonly arrived: Table;
  readonly done: Table;
};

/** With a business still open to the worker this round (by card, or any of the hand), or without. */
export type Layer = BusinessId | 'any' | 'none';

export type WorkerPlan = {
  readonly loads: Loads;
  /** The plan of a phase, 0 to 11 from the first round's first winter on; null where it isn't planned. */
  phase(index: number, layer: Layer): PhasePlan | null;
  /** Before a round's placing of workers, 1 to 4; `round` 5 is worth nothing. */
  beforeRound(round: number): Table;
  /** After the last phase planned. */
  readonly unplanned: Table;
  /** The best base city to come into play at, in this round. */
  entering(round: number): number;
};

const SPACES: readonly SpaceId[] = board.spaces.map(({ id }) => id);
export const spaceNumber: Readonly<Record<SpaceId, number>> = Object.fromEntries(
  SPACES.map((id, number) => [id, number]),
);

const NONE = Number.NEGATIVE_INFINITY;
/** Gold a round of a business that stays with its worker. */
export const STAYING_WORTH = 6;

/** What can be done in one city, for one worker. */
type City = { readonly space: number; readonly trade: Changes | null; readonly bonus: number };
type Place = { readonly space: number; readonly changes: Changes };
type Venture = { readonly to: number; readonly outcomes: readonly Changes[] };

function tradeChanges(loads: Loads, capacity: number, price: Prices): Changes {
  const list: Change[] = [];
  const forSale = GOODS.filter((good) => price.buy[good] !== null);
  loads.list.forEach((stock, from) => {
    for (const sell of selections(stock)) {
      let gold = 0;
      let pieces = 0;
      for (const good of GOODS) {
        const sold = sell[good] ?? 0;
        pieces += sold;
        if (sold > 0) gold += price.sell[good] === null ? NONE : sold * (price.sell[good] ?? 0);
      }
      if (gold === NONE) continue;
      const to = changed(loads, stock, sell, {});
      if (to === null) continue;
      if (pieces > 0) list.push([from, to, gold]);
      const left = loads.list[to];
      const room = capacity - left.daily - left.chinese - left.fur - left.sable;
      for (const good of forSale) {
        if (sell[good] !== undefined) continue;
        for (let bought = 1; bought <= room; bought++) {
          const after = changed(loads, left, {}, { [good]: bought });
          if (after !== null) list.push([from, after, gold - bought * (price.buy[good] ?? 0)]);
        }
      }
    }
  });
  return toChanges(list);
}

/** The gold of a business's effects, and the goods that it can bring (one of the list). */
function gainOf(
  G: G,
  owner: string,
  card: Business,
  outlook: Outlook,
): { gold: number; goods: readonly Goods[] } {
  let gold = -(card.cost.gold ?? 0);
  let goods: readonly Goods[] = [{}];
  for (const effect of card.effects) {
    switch (effect.do) {
      case 'gold':
      case 'goldAtFinalScoring':
        gold += effect.amount;
        break;
      case 'goldPerPlayerBehind': {
        const own = G.players[owner].tracks[effect.track];
        const behind = Object.values(G.players).filter(({ tracks }) => tracks[effect.track] < own).length;
        gold += effect.amount * Math.max(behind, G.numPlayers > 1 ? 0.5 : 0);
        break;
      }
      case 'tokens':
        gold += effect.amount * outlook.token;
        break;
      case 'trackStep':
        gold += outlook.step[effect.track];
        break;
      case 'goods':
        goods = [effect.goods];
        break;
      case 'goodsInAnyMix':
        goods = mixes(effect.count, effect.of);
        break;
      case 'oneOfGoods':
        goods = effect.options;
        break;
      case 'stayWithWorker':
        gold += STAYING_WORTH * (5 - G.round);
        break;
      case 'sell':
      case 'buy':
      case 'oneMoreBusiness':
        break;
    }
  }
  return { gold, goods };
}

/** What completing a card does to a load. */
function businessChanges(G: G, owner: string, card: Business, loads: Loads, outlook: Outlook): Changes {
  const list: Change[] = [];
  const { gold, goods } = gainOf(G, owner, card, outlook);
  const selling = card.effects.find((effect) => effect.do === 'sell');
  loads.list.forEach((stock, from) => {
    if (selling !== undefined) {
      for (const sell of selections(stock)) {
        const kinds = GOODS.filter((good) => sell[good] !== undefined);
        if (kinds.length === 0 || kinds.some((good) => selling.prices[good] === undefined)) continue;
        const income = kinds.reduce((sum, good) => sum + (sell[good] ?? 0) * (selling.prices[good] ?? 0), 0);
        const to = changed(loads, stock, sell, {});
        if (to !== null) list.push([from, to, gold + income]);
      }
      return;
    }
    for (const gained of goods) {
      const to = changed(loads, stock, card.cost.goods ?? {}, gained);
      if (to !== null) list.push([from, to, gold]);
    }
  });
  return toChanges(list);
}

function raise(target: Table, source: Table, space: number, sourceSpace: number, by: Changes, plus: number) {
  const { from, to, gold } = by;
  const count = target.length / SPACES.length;
  const row = space * count;
  const sourceRow = sourceSpace * count;
  for (let i = 0; i < from.length; i++) {
    const value = source[sourceRow + to[i]] + gold[i] + plus;
    if (value > target[row + from[i]]) target[row + from[i]] = value;
  }
}

/** The stretch of a plan in which the world is taken to stay as it is: this round, or all later ones. */
type Era = {
  readonly cities: readonly City[];
  readonly hunts: readonly Place[];
  readonly huntLasts: number;
  readonly ventures: readonly Venture[];
  readonly ventureLasts: number;
  readonly starts: readonly number[];
  readonly businesses: ReadonlyMap<
    BusinessId,
    { readonly changes: Changes; readonly spaces: readonly number[]; readonly lastWinter: boolean }
  >;
  readonly businessPart: number;
  readonly winter: Reach;
  readonly summer: Reach;
};

type Built = PhasePlan & { readonly moved: Table };

export function planWorker(
  G: G,
  owner: string,
  workerId: WorkerId,
  hand: readonly BusinessId[],
  outlook: Outlook,
): WorkerPlan {
  const traits = traitsOf(G, workerId);
  const { capacity } = traits;
  const loads = loadsOf(capacity);
  const size = SPACES.length * loads.count;
  const zeros = new Float32Array(size);
  const content = contentOf(G);
  const perPhase = traits.businessesPer === 'phase';
  const firstBusiness = traits.triggered.reduce(
    (sum, ability) => sum + (ability.on === 'firstBusinessOfRound' ? ability.gold : 0),
    0,
  );

  const priceGroups = new Map<string, Changes>();
  function cityOf(world: G, id: SpaceId): City | null {
    if (!isExplored(world, id)) return null;
    const price = prices(world, id, workerId);
    const key = JSON.stringify(price);
    let trade = priceGroups.get(key);
    if (trade === undefined) {
      trade = tradeChanges(loads, capacity, price);
      priceGroups.set(key, trade);
    }
    const { exportTrack } = board.space[id];
    let bonus = 0;
    if (exportTrack !== null) {
      bonus = G.players[owner].tracks[exportTrack] >= 10 ? 0 : outlook.step[exportTrack];
      for (const ability of traits.triggered) {
        if (ability.on === 'firstTrackStepOfRound' && ability.track === exportTrack)
          bonus += ability.gold / 2;
        if (ability.on === 'finalScoring' && 'track' in ability && ability.track === exportTrack)
          bonus += ability.goldPerTrackStep;
      }
    }
    return { space: spaceNumber[id], trade, bonus };
  }

  function huntAt(space: SpaceId, { fur, sable }: Pelts): Place {
    let more = fur;
    let gold = 0;
    for (const ability of traits.triggered) {
      if (ability.on !== 'hunt') continue;
      if ('gain' in ability) more += ability.gain.fur ?? 0;
      else gold += ability.gold;
    }
    const list: Change[] = [];
    loads.list.forEach((stock, from) => {
      const one = changed(loads, stock, {}, { fur: more + 1, sable });
      if (one !== null) list.push([from, one, gold]);
      const other = more > 0 ? changed(loads, stock, {}, { fur: more - 1, sable: sable + 1 }) : null;
      if (other !== null) list.push([from, other, gold]);
    });
    return { space: spaceNumber[space], changes: toChanges(list) };
  }

  /** The prints that may lie in a region's exploration spots, one of each kind of print with its share. */
  function ventureTo(city: SpaceId): Venture {
    const chit = G.exploration[city];
    const farEast = chit === 'farEastBack' || chit.startsWith('farEast');
    const prints = farEast ? content.farEastChits : content.siberiaChits;
    const outcomes = prints.map(({ fur, sable }) => {
      const nothing = G.soloDisc === city;
      const list: Change[] = [];
      loads.list.forEach((stock, from) => {
        const to = changed(loads, stock, {}, nothing ? {} : { fur, sable });
        if (to !== null) list.push([from, to, 0]);
      });
      return toChanges(list);
    });
    return { to: spaceNumber[city], outcomes };
  }

  function eraOf(world: G, later: boolean): Era {
    const open = (id: SpaceId) => !world.noEntry.includes(id);
    const explorable = Object.keys(world.exploration).filter((city) => canExplore(world, city));
    return {
      cities: cities.flatMap((id) => (open(id) ? (cityOf(world, id) ?? []) : [])),
      hunts: Object.entries(world.hunting).flatMap(([space, { chit, faceUp }]) =>
        faceUp || later ? [huntAt(space, chitPelts(world, chit))] : [],
      ),
      huntLasts: later ? outlook.huntLater : outlook.huntLasts,
      ventures: explorable.map(ventureTo),
      ventureLasts: later ? 0.7 : 0.95,
      starts: ['moscow', 'petersburg'].filter((id) => isExplored(world, id)).map((id) => spaceNumber[id]),
      businesses: new Map(
        hand.map((id) => {
          const card = businessCard(world, id);
          const fits = (city: SpaceId) =>
            open(city) &&
            (card.destination === null ||
              (fitsDestination(card.destination, city) && isExplored(world, city)));
          return [
            id,
            {
              changes: businessChanges(world, owner, card, loads, outlook),
              spaces: (card.destination === null ? [] : cities.filter(fits)).map((city) => spaceNumber[city]),
              lastWinter: card.timing === 'afterActionInWinter2',
            },
          ] as const;
        }),
      ),
      businessPart: later ? outlook.laterBusiness : 1,
      winter: reachOf(world, workerId, 'winter'),
      summer: reachOf(world, workerId, 'summer'),
    };
  }

  function withBusinesses(
    era: Era,
    cards: readonly BusinessId[],
    target: Table,
    source: Table,
    when: 'before' | 'after',
    lastWinter: boolean,
    only?: number,
  ): void {
    for (const id of cards) {
      const business = era.businesses.get(id);
      if (business === undefined || (business.lastWinter && (when === 'before' || !lastWinter))) continue;
      const plus = firstBusiness;
      for (const space of business.spaces) {
        if (only !== undefined && space !== only) continue;
        if (era.businessPart === 1) raise(target, source, space, space, business.changes, plus);
        else {
          const { from, to, gold } = business.changes;
          for (let i = 0; i < from.length; i++) {
            const value = source[space * loads.count + to[i]] + (gold[i] + plus) * era.businessPart;
            const at = space * loads.count + from[i];
            if (value > target[at]) target[at] = value;
          }
        }
      }
    }
  }

  /** A phase before which comes `next` (the layer's own continuation), and `closed`, where no business is left. */
  function build(
    era: Era,
    phase: number,
    next: { start: Table; moved: Table },
    after: { start: Table; phasePlan: Built | null } | null,
    cards: readonly BusinessId[],
  ): Built {
    const patient = new Float32Array(size);
    for (let i = 0; i < size; i++) patient[i] = next.start[i] * outlook.patience;
    const lastWinter = phase === 2;
    const afterStart = new Float32Array(size);
    if (after !== null) for (let i = 0; i < size; i++) afterStart[i] = after.start[i] * outlook.patience;
    const done = patient.slice();
    if (after !== null) withBusinesses(era, cards, done, afterStart, 'after', lastWinter);
    const arrived = new Float32Array(size);
    for (let i = 0; i < size; i++) arrived[i] = done[i] + outlook.token;
    for (const { space, trade, bonus } of era.cities) {
      if (trade !== null) raise(arrived, done, space, space, trade, bonus);
    }
    // The chit is gone after the hunt: the next phase begins with a move elsewhere.
    for (const { space, changes } of era.hunts) {
      const elsewhere = new Float32Array(size);
      const row = space * loads.count;
      for (let i = row; i < row + loads.count; i++) elsewhere[i] = next.moved[i] * outlook.patience;
      if (after !== null) withBusinesses(era, cards, elsewhere, afterStart, 'after', lastWinter, space);
      const without = arrived.slice(row, row + loads.count);
      raise(arrived, elsewhere, space, space, changes, 0);
      for (let i = 0; i < loads.count; i++)
        arrived[row + i] = era.huntLasts * arrived[row + i] + (1 - era.huntLasts) * without[i];
    }
    if (era.ventures.length > 0 && era.starts.length > 0) {
      const best = new Float32Array(loads.count).fill(NONE);
      for (const { to, outcomes } of era.ventures) {
        for (let load = 0; load < loads.count; load++) {
          let sum = 0;
          for (const outcome of outcomes) sum += done[to * loads.count + outcome.to[load]];
          best[load] = Math.max(best[load], sum / outcomes.length);
        }
      }
      for (const start of era.starts) {
        const row = start * loads.count;
        for (let load = 0; load < loads.count; load++) {
          const gain = best[load] - arrived[row + load];
          if (gain > 0) arrived[row + load] += gain * era.ventureLasts;
        }
      }
    }
    if (after?.phasePlan) withBusinesses(era, cards, arrived, after.phasePlan.arrived, 'before', lastWinter);
    const moved = new Float32Array(size).fill(NONE);
    const { first, to, cost } = phase === 1 ? era.summer : era.winter;
    const { count } = loads;
    for (let space = 0; space < SPACES.length; space++) {
      const row = space * count;
      for (let edge = first[space]; edge < first[space + 1]; edge++) {
        const other = to[edge] * count;
        const price = cost[edge];
        for (let load = 0; load < count; load++) {
          const value = arrived[other + load] - price;
          if (value > moved[row + load]) moved[row + load] = value;
        }
      }
    }
    const start = arrived.slice();
    for (let i = 0; i < size; i++) if (moved[i] > start[i]) start[i] = moved[i];
    return { start, arrived, done, moved };
  }

  const plans = new Map<string, Built>();
  const before = new Map<number, Table>([[5, zeros]]);
  const entries = new Map<number, number>();
  const bases = baseCities.filter((city) => isExplored(G, city)).map((city) => spaceNumber[city]);

  function sellingLater(price: Readonly<Record<Good, number>>): Table {
    const table = new Float32Array(size);
    for (let space = 0; space < SPACES.length; space++)
      loads.list.forEach((stock, load) => {
        for (const good of GOODS) table[space * loads.count + load] += stock[good] * price[good];
      });
    return table;
  }

  function planRound(era: Era, round: number, separate: boolean): void {
    const end = before.get(round + 1) ?? zeros;
    const layers: Layer[] = separate ? [...hand] : [];
    if (hand.length > 0 && (!separate || perPhase)) layers.push('any');
    let none =
      lastPhase < round * 3 - 1 ? { start: unplanned, moved: unplanned } : { start: end, moved: end };
    let next = new Map<Layer, { start: Table; moved: Table }>();
    for (let phase = Math.min(2, lastPhase - (round - 1) * 3); phase >= 0; phase--) {
      const open = next.get('any');
      const closed = build(era, phase, perPhase && open !== undefined ? open : none, null, []);
      plans.set(`${(round - 1) * 3 + phase} none`, closed);
      const built = new Map<Layer, Built>();
      for (const layer of layers) {
        const cards = layer === 'any' ? hand : [layer as BusinessId];
        const onward = next.get(layer) ?? none;
        const afterStart = perPhase && open !== undefined ? open.start : none.start;
        const plan = build(era, phase, onward, { start: afterStart, phasePlan: closed }, cards);
        plans.set(`${(round - 1) * 3 + phase} ${layer}`, plan);
        built.set(layer, plan);
      }
      none = closed;
      next = built;
    }
    // Before placing: stay, or any explored base city.
    const from = next.get('any')?.start ?? none.start;
    const table = from.slice();
    let entering = NONE;
    for (const base of bases) {
      entering = Math.max(entering, from[base * loads.count]);
      for (let space = 0; space < SPACES.length; space++)
        for (let load = 0; load < loads.count; load++) {
          const value = from[base * loads.count + load];
          if (value > table[space * loads.count + load]) table[space * loads.count + load] = value;
        }
    }
    before.set(round, table);
    entries.set(round, entering);
  }

  // Prices of later rounds are those of the board: the coming situations aren't known.
  const { lastPhase } = outlook;
  const lastRound = Math.floor(lastPhase / 3) + 1;
  const unplanned = lastPhase < 11 ? sellingLater(outlook.laterPrice) : zeros;
  if (lastRound < 4) before.set(lastRound + 1, unplanned);
  const later = lastRound > G.round ? eraOf({ ...G, situations: [], noEntry: [] }, true) : null;
  for (let round = lastRound; round > G.round; round--) if (later !== null) planRound(later, round, false);
  planRound(eraOf(G, false), G.round, true);

  return {
    loads,
    phase: (index, layer) => plans.get(`${index} ${layer}`) ?? null,
    unplanned,
    beforeRound: (round) => before.get(round) ?? unplanned,
    entering: (round) => entries.get(round) ?? 0,
  };
}

/** The cards of a hand that can be seen. */
export const openHand = (G: G, playerID: string): BusinessId[] => G.players[playerID].hand.filter(isOpen);
