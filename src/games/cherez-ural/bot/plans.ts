/** Computes the best result for a worker from any space with any load, backwards from the last planned round. */

import { cacheBounded } from '../../../rules-kit/cacheBounded';
import { itemAt, outside } from '../../../rules-kit/indexed';
import { type BusinessId, SPACES, type WorkerId } from '../content/terms';
import type { Business } from '../content/vocabulary';
import { businessCard } from '../rules/content-pack/contentOf';
import { baseCities, isExplored } from '../rules/spaces';
import { type G, workerOf } from '../rules/state/state';
import { traitsOf } from '../rules/traits';
import { type Completion, type Era, eraOf, spaceNumber } from './era';
import type { Outlook } from './outlook';
import {
  type BuiltPhase,
  createPhaseBuilder,
  type Onward,
  type Option,
  type PhasePlan,
  raiseAll,
  type Table,
} from './phasePlan';
import { type Loads, loadsOf } from './stocks';

/** Bit set of the businesses that a worker still completes this round, by position in the hand. */
export type Layer = number;

const NO_BUSINESS: Layer = 0;

export type WorkerPlan = {
  readonly loads: Loads;
  readonly lastPhase: number;
  /** The business sets planned for this round: none, each single business, then the combinations. */
  readonly layers: readonly Layer[];
  /**
   * Returns the plan of a phase, 0 to 11 from winter 1 of round 1; null if it isn't planned. Later rounds have only
   * layer 0, without businesses.
   */
  phase(index: number, layer: number): PhasePlan | null;
  /** Returns the plan of a phase in a later round in which the worker still completes one business; null if not planned. */
  anyBusiness(index: number): PhasePlan | null;
  /** Returns the values before workers are placed in a round, 1 to 4. Round 5 has value 0. */
  beforeRound(round: number): Table;
  readonly unplanned: Table;
  /** Returns the value of entering play this round at the best base city. */
  entering(round: number): number;
};

const NONE = Number.NEGATIVE_INFINITY;
const PHASES = 12;

const isChain = (card: Business): boolean => card.effects.some((effect) => effect.do === 'oneMoreBusiness');

/** Returns each business with a destination alone, and after a chain card, which leaves room for one more (R6.3). */
function layersOf(businesses: readonly Completion[], chain: readonly boolean[]): Layer[] {
  const places = businesses.flatMap(({ spaces }, place) => (spaces.length > 0 ? [place] : []));
  const layers = new Set([NO_BUSINESS, ...places.map((place) => 1 << place)]);
  for (const first of places)
    if (chain[first]) for (const place of places) layers.add((1 << first) | (1 << place));
  return [...layers];
}

function soldLater({ count, list }: Loads, price: Outlook['laterPrice']): Table {
  const table = new Float32Array(SPACES.length * count);
  list.forEach(({ daily, chinese, fur, sable }, load) => {
    const gold = daily * price.daily + chinese * price.chinese + fur * price.fur + sable * price.sable;
    for (let space = 0; space < SPACES.length; space++) table[space * count + load] = gold;
  });
  return table;
}

function planWorker(
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
  const { lastPhase } = outlook;
  const perPhase = traits.businessesPer === 'phase';
  const chain = hand.map((id) => isChain(businessCard(G, id)));
  let firstBusiness = 0;
  for (const ability of traits.triggered)
    if (ability.on === 'firstBusinessOfRound') firstBusiness += ability.gold;

  const build = createPhaseBuilder(loads, outlook, firstBusiness);
  const present = eraOf(G, owner, workerId, hand, outlook, false);
  const layers = layersOf(present.businesses, chain);
  const layerNumber = new Map(layers.map((layer, number) => [layer, number]));
  const plans = new Map<number, BuiltPhase>();
  const planKey = (index: number, layer: number) => index * layers.length + layer;
  const anyPlans: (BuiltPhase | null)[] = new Array(PHASES).fill(null);
  const before: Table[] = new Array(6).fill(zeros);
  const entries = new Array<number>(6).fill(0);
  const bases = baseCities.filter((city) => isExplored(G, city)).map((city) => spaceNumber(city));

  /** Computes the values before placing: each worker stays or goes to any explored base city. */
  function placing(round: number, start: Table): void {
    const table = start.slice();
    let entering = NONE;
    for (const base of bases) {
      entering = Math.max(entering, start[base * count] ?? outside());
      for (let space = 0; space < SPACES.length; space++)
        for (let load = 0; load < count; load++) {
          const value = start[base * count + load] ?? outside();
          if (value > (table[space * count + load] ?? outside())) table[space * count + load] = value;
        }
    }
    before[round] = table;
    entries[round] = entering;
  }

  const lastOf = (round: number) => Math.min(2, lastPhase - (round - 1) * 3);

  const endOf = (round: number): Onward => {
    const end = lastPhase < round * 3 - 1 ? unplanned : itemAt(before, round + 1);
    return { start: end, moved: end };
  };

  /** Plans for the best single business of the hand. */
  function planLater(era: Era, round: number): void {
    let closed = endOf(round);
    let open: Onward | null = null;
    for (let phase = lastOf(round); phase >= 0; phase--) {
      const none = build(era, phase, perPhase && open !== null ? open : closed, []);
      closed = none;
      plans.set(planKey((round - 1) * 3 + phase, NO_BUSINESS), none);
      if (hand.length === 0) continue;
      const options = era.businesses.map((completion): Option => ({ completion, completed: none }));
      const any: BuiltPhase = build(era, phase, open ?? none.onward, options);
      anyPlans[(round - 1) * 3 + phase] = any;
      open = any;
    }
    placing(round, (open ?? closed).start);
  }

  function planNow(era: Era, round: number): void {
    const end = endOf(round);
    let next: Onward[] = layers.map(() => end);
    let open: Onward | null = null;
    for (let phase = lastOf(round); phase >= 0; phase--) {
      const index = (round - 1) * 3 + phase;
      const built: BuiltPhase[] = [];
      layers.forEach((layer, number) => {
        const options = era.businesses.flatMap((completion, place): Option[] => {
          if ((layer & (1 << place)) === 0) return [];
          const rest = chain[place] ? layer & ~(1 << place) : NO_BUSINESS;
          return [{ completion, completed: itemAt(built, layerNumber.get(rest) ?? 0) }];
        });
        const onward = layer === NO_BUSINESS && perPhase && open !== null ? open : itemAt(next, number);
        const plan = build(era, phase, onward, options);
        built.push(plan);
        plans.set(planKey(index, number), plan);
      });
      next = built;
      if (!perPhase || hand.length === 0) continue;
      const completed = itemAt(built, 0);
      const options = era.businesses.map((completion): Option => ({ completion, completed }));
      open = build(era, phase, open ?? end, options);
    }
    let { start } = itemAt(next, 0);
    if (next.length > 1) {
      start = start.slice();
      for (const other of next.slice(1)) raiseAll(start, other.start);
    }
    placing(round, start);
  }

  const lastRound = Math.floor(lastPhase / 3) + 1;
  const unplanned = lastPhase < PHASES - 1 ? soldLater(loads, outlook.laterPrice) : zeros;
  for (let round = lastRound + 1; round <= 4; round++) before[round] = unplanned;
  if (lastRound > G.round) {
    // Later rounds use the board's own prices, because their situation cards are unknown.
    const world = { ...G, situations: [], situationRound: 0, noEntry: [] };
    const later = eraOf(world, owner, workerId, hand, outlook, true);
    for (let round = lastRound; round > G.round; round--)
      planLater({ ...later, businessPart: itemAt(outlook.laterBusiness, round) }, round);
  }
  planNow(present, G.round);

  return {
    loads,
    lastPhase,
    layers,
    phase: (index, layer) => plans.get(planKey(index, layer)) ?? null,
    anyBusiness: (index) => anyPlans[index] ?? null,
    unplanned,
    beforeRound: (round) => before[round] ?? outside(),
    entering: (round) => entries[round] ?? outside(),
  };
}

const MOST_PLANS = 24;
const rememberedPlans = new Map<string, WorkerPlan>();

/**
 * Returns a cached plan. A plan covers every space and load of its worker, so it is valid as long as its inputs are
 * equal.
 */
export function rememberedPlan(
  G: G,
  owner: string,
  worker: WorkerId,
  hand: readonly BusinessId[],
  outlook: Outlook,
): WorkerPlan {
  const { round, exploration, hunting, situations, noEntry, factoryAt, soloDisc, content, numPlayers } = G;
  const { attached } = workerOf(G, worker);
  const world = [round, exploration, hunting, situations, noEntry, factoryAt, soloDisc, content, numPlayers];
  const tracks = Object.values(G.players).map((player) => player.tracks);
  const key = JSON.stringify([worker, attached, owner, hand, outlook, tracks, world]);
  return (
    rememberedPlans.get(key) ??
    cacheBounded(rememberedPlans, MOST_PLANS, key, planWorker(G, owner, worker, hand, outlook))
  );
}
