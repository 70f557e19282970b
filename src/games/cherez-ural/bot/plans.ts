/** The best a worker can do from any place with any load, phase by phase back from the last one planned. */
import type { BusinessId, WorkerId } from '../content/terms';
import type { Business } from '../content/vocabulary';
import { businessCard, isOpen } from '../rules/contentOf';
import { baseCities, isExplored } from '../rules/spaces';
import type { G } from '../rules/state';
import { traitsOf } from '../rules/traits';
import { type Completion, type Era, eraOf, SPACES, spaceNumber } from './era';
import type { Outlook } from './outlook';
import { type Changes, type Loads, loadsOf } from './stocks';

/** Expected further gold by where a worker stands and what it carries: [space * loads + load]. */
export type Table = Float32Array;

/** One season phase of a plan. */
export type PhasePlan = {
  /** Before the move, after it, and after the action. */
  readonly start: Table;
  readonly arrived: Table;
  readonly done: Table;
};

/** The businesses a worker still completes this round, as bits by place in the hand. */
export type Layer = number;

const NO_BUSINESS: Layer = 0;

export type WorkerPlan = {
  readonly loads: Loads;
  readonly lastPhase: number;
  /** What can be counted on in this round: no business first, then each one, then those that go together. */
  readonly layers: readonly Layer[];
  /** The plan of a phase, 0 to 11 from the first round's first winter on; null where it isn't planned. In later
   *  rounds there is only layer 0, without business. */
  phase(index: number, layer: number): PhasePlan | null;
  /** With any business of the hand, in a later round; null where it isn't planned. */
  anyBusiness(index: number): PhasePlan | null;
  /** Before a round's placing of workers, 1 to 4; `round` 5 is worth nothing. */
  beforeRound(round: number): Table;
  /** After the last phase planned. */
  readonly unplanned: Table;
  /** The best base city to come into play at, in this round. */
  entering(round: number): number;
};

const NONE = Number.NEGATIVE_INFINITY;
const PHASES = 12;

const isChain = (card: Business): boolean => card.effects.some((effect) => effect.do === 'oneMoreBusiness');

/** Alone, or with chain cards before it (R6.3: a chain card leaves room for one more); only what has a place. */
function layersOf(businesses: readonly Completion[], chain: readonly boolean[]): Layer[] {
  const places = businesses.flatMap(({ spaces }, place) => (spaces.length > 0 ? [place] : []));
  const layers = new Set([NO_BUSINESS, ...places.map((place) => 1 << place)]);
  for (const first of places)
    if (chain[first]) for (const place of places) layers.add((1 << first) | (1 << place));
  return [...layers];
}

function raise(
  target: Table,
  row: number,
  source: Table,
  sourceRow: number,
  by: Changes,
  plus: number,
  part = 1,
) {
  const { from, to, gold } = by;
  for (let i = 0; i < from.length; i++) {
    const value = source[sourceRow + to[i]] + (gold[i] + plus) * part;
    if (value > target[row + from[i]]) target[row + from[i]] = value;
  }
}

/** What comes after a phase: the next one with its move still to make, or with the move made. */
type Onward = { readonly start: Table; readonly moved: Table };
type Built = PhasePlan & Onward & { readonly onward: Onward };

/** A business that a layer counts on, and the phase as it is for who has completed it. */
type Option = { readonly completion: Completion; readonly completed: Built };

export function planWorker(
  G: G,
  owner: string,
  workerId: WorkerId,
  hand: readonly BusinessId[],
  outlook: Outlook,
): WorkerPlan {
  const traits = traitsOf(G, workerId);
  const loads = loadsOf(traits.capacity);
  const { count } = loads;
  const size = SPACES.length * count;
  const zeros = new Float32Array(size);
  const { patience, lastPhase } = outlook;
  const perPhase = traits.businessesPer === 'phase';
  const chain = hand.map((id) => isChain(businessCard(G, id)));
  let firstBusiness = 0;
  for (const ability of traits.triggered)
    if (ability.on === 'firstBusinessOfRound') firstBusiness += ability.gold;

  function complete(
    era: Era,
    options: readonly Option[],
    target: Table,
    sourceOf: (completed: Built) => Table,
    lastWinter: boolean | 'never',
    only?: number,
  ): void {
    for (const { completion, completed } of options) {
      if (completion.lastWinter && lastWinter !== true) continue;
      const source = sourceOf(completed);
      for (const space of completion.spaces) {
        if (only !== undefined && space !== only) continue;
        const row = space * count;
        raise(target, row, source, row, completion.changes, firstBusiness, era.businessPart);
      }
    }
  }

  function venture(era: Era, done: Table, arrived: Table): void {
    const best = new Float32Array(count).fill(NONE);
    for (const { to, outcomes } of era.ventures) {
      for (let load = 0; load < count; load++) {
        let sum = 0;
        for (const outcome of outcomes) sum += done[to * count + outcome.to[load]];
        best[load] = Math.max(best[load], sum / outcomes.length);
      }
    }
    for (const start of era.starts) {
      const row = start * count;
      for (let load = 0; load < count; load++) {
        const gain = best[load] - arrived[row + load];
        if (gain > 0) arrived[row + load] += gain * era.ventureLasts;
      }
    }
  }

  /** The chit is gone after the hunt: the next phase begins with a move elsewhere. */
  function huntThere(
    era: Era,
    onward: Onward,
    options: readonly Option[],
    arrived: Table,
    lastWinter: boolean,
  ): void {
    const elsewhere = new Float32Array(size);
    for (const { space, changes } of era.hunts) {
      const row = space * count;
      for (let i = row; i < row + count; i++) elsewhere[i] = onward.moved[i] * patience;
      complete(era, options, elsewhere, (completed) => scaled(completed.onward.moved), lastWinter, space);
      const without = arrived.slice(row, row + count);
      raise(arrived, row, elsewhere, row, changes, 0);
      for (let i = 0; i < count; i++)
        arrived[row + i] = era.huntLasts * arrived[row + i] + (1 - era.huntLasts) * without[i];
    }
  }

  const scaledTables = new WeakMap<Table, Table>();
  /** A later phase's gold as it counts now. */
  function scaled(table: Table): Table {
    let result = scaledTables.get(table);
    if (result === undefined) {
      result = new Float32Array(size);
      for (let i = 0; i < size; i++) result[i] = table[i] * patience;
      scaledTables.set(table, result);
    }
    return result;
  }

  function move(era: Era, phase: number, arrived: Table): Table {
    const moved = new Float32Array(size).fill(NONE);
    const { first, to, cost } = phase === 1 ? era.summer : era.winter;
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
    return moved;
  }

  function build(era: Era, phase: number, onward: Onward, options: readonly Option[]): Built {
    const lastWinter = phase === 2;
    const done = scaled(onward.start).slice();
    for (const { space, gold } of era.villages)
      for (let i = space * count; i < (space + 1) * count; i++) done[i] += gold;
    complete(era, options, done, (completed) => completed.done, lastWinter);
    const arrived = new Float32Array(size);
    for (let i = 0; i < size; i++) arrived[i] = done[i] + outlook.token;
    for (const { space, trade, bonus } of era.cities)
      raise(arrived, space * count, done, space * count, trade, bonus);
    huntThere(era, onward, options, arrived, lastWinter);
    if (era.ventures.length > 0) venture(era, done, arrived);
    complete(era, options, arrived, (completed) => completed.arrived, 'never');
    const moved = move(era, phase, arrived);
    const start = arrived.slice();
    for (let i = 0; i < size; i++) if (moved[i] > start[i]) start[i] = moved[i];
    complete(era, options, start, (completed) => completed.start, 'never');
    return { start, arrived, done, moved, onward };
  }

  const present = eraOf(G, owner, workerId, hand, outlook, false);
  const layers = layersOf(present.businesses, chain);
  const layerNumber = new Map(layers.map((layer, number) => [layer, number]));
  /** By phase and layer, of the present round. */
  const plans = new Map<number, Built>();
  const planKey = (index: number, layer: number) => index * layers.length + layer;
  const anyPlans: (Built | null)[] = new Array(PHASES).fill(null);
  const before: Table[] = new Array(6).fill(zeros);
  const entries = new Array<number>(6).fill(0);
  const bases = baseCities.filter((city) => isExplored(G, city)).map((city) => spaceNumber[city]);

  /** Stay, or go to any explored base city. */
  function placing(round: number, start: Table): void {
    const table = start.slice();
    let entering = NONE;
    for (const base of bases) {
      entering = Math.max(entering, start[base * count]);
      for (let space = 0; space < SPACES.length; space++)
        for (let load = 0; load < count; load++) {
          const value = start[base * count + load];
          if (value > table[space * count + load]) table[space * count + load] = value;
        }
    }
    before[round] = table;
    entries[round] = entering;
  }

  const lastOf = (round: number) => Math.min(2, lastPhase - (round - 1) * 3);

  const endOf = (round: number): Onward => {
    const end = lastPhase < round * 3 - 1 ? unplanned : before[round + 1];
    return { start: end, moved: end };
  };

  /** A later round: one business of the hand, whichever is best. */
  function planLater(era: Era, round: number): void {
    let closed = endOf(round);
    let open: Onward | null = null;
    for (let phase = lastOf(round); phase >= 0; phase--) {
      const none = build(era, phase, perPhase && open !== null ? open : closed, []);
      closed = none;
      plans.set(planKey((round - 1) * 3 + phase, NO_BUSINESS), none);
      if (hand.length === 0) continue;
      const options = era.businesses.map((completion): Option => ({ completion, completed: none }));
      const any: Built = build(era, phase, open ?? none.onward, options);
      anyPlans[(round - 1) * 3 + phase] = any;
      open = any;
    }
    placing(round, (open ?? closed).start);
  }

  /** The present round: each layer by itself. */
  function planNow(era: Era, round: number): void {
    const end = endOf(round);
    let next: Onward[] = layers.map(() => end);
    let open: Onward | null = null;
    for (let phase = lastOf(round); phase >= 0; phase--) {
      const index = (round - 1) * 3 + phase;
      const built: Built[] = [];
      layers.forEach((layer, number) => {
        const options = era.businesses.flatMap((completion, place): Option[] => {
          if ((layer & (1 << place)) === 0) return [];
          const rest = chain[place] ? layer & ~(1 << place) : NO_BUSINESS;
          return [{ completion, completed: built[layerNumber.get(rest) ?? 0] }];
        });
        const onward = layer === NO_BUSINESS && perPhase && open !== null ? open : next[number];
        built.push(build(era, phase, onward, options));
        plans.set(planKey(index, number), built[number]);
      });
      next = built;
      if (!perPhase || hand.length === 0) continue;
      const options = era.businesses.map((completion): Option => ({ completion, completed: built[0] }));
      open = build(era, phase, open ?? end, options);
    }
    let start = next[0].start;
    if (next.length > 1) {
      start = start.slice();
      for (const { start: other } of next.slice(1))
        for (let i = 0; i < size; i++) if (other[i] > start[i]) start[i] = other[i];
    }
    placing(round, start);
  }

  function sellingLater(): Table {
    const table = new Float32Array(size);
    const { daily, chinese, fur, sable } = outlook.laterPrice;
    loads.list.forEach((stock, load) => {
      const gold = stock.daily * daily + stock.chinese * chinese + stock.fur * fur + stock.sable * sable;
      for (let space = 0; space < SPACES.length; space++) table[space * count + load] = gold;
    });
    return table;
  }

  const lastRound = Math.floor(lastPhase / 3) + 1;
  const unplanned = lastPhase < PHASES - 1 ? sellingLater() : zeros;
  for (let round = lastRound + 1; round <= 4; round++) before[round] = unplanned;
  if (lastRound > G.round) {
    // Prices of later rounds are those of the board: the coming situations aren't known.
    const world = { ...G, situations: [], situationRound: 0, noEntry: [] };
    const later = eraOf(world, owner, workerId, hand, outlook, true);
    for (let round = lastRound; round > G.round; round--)
      planLater({ ...later, businessPart: outlook.laterBusiness[round] }, round);
  }
  planNow(present, G.round);

  return {
    loads,
    lastPhase,
    layers,
    phase: (index, layer) => plans.get(planKey(index, layer)) ?? null,
    anyBusiness: (index) => anyPlans[index],
    unplanned,
    beforeRound: (round) => before[round],
    entering: (round) => entries[round],
  };
}

/** The cards of a hand that can be seen. */
export const openHand = (G: G, playerID: string): BusinessId[] => G.players[playerID].hand.filter(isOpen);
