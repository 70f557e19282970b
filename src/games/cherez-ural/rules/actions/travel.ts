import { cacheBounded } from '../../../../rules-kit/cacheBounded';
import { itemAt, outside } from '../../../../rules-kit/indexed';
import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import { spaceOf } from '../../content/board';
import { TRAVEL } from '../../content/rates';
import type { PlayerID, Season, SpaceId, WorkerId } from '../../content/terms';
import type { Modifier } from '../../content/vocabulary';
import type { Report } from '../facts';
import { changeGold } from '../gold';
import { adjacentSeas, isClosed, isSpace, neighboursOf, spacesOnSea } from '../spaces';
import { type G, placeOf, playerOf, workerOf } from '../state/state';
import { reportModifiers, type Traits, traitsOf } from '../traits';

export type Way = 'sled' | 'land' | 'water';
export type Leg = {
  readonly kind: 'river' | 'portage' | 'land' | 'sea';
  readonly from: SpaceId;
  readonly to: SpaceId;
  /** In gold. */
  readonly cost: number;
};
export type TravelOption = {
  readonly by: Way;
  readonly to: SpaceId;
  /** In gold. */
  readonly cost: number;
  readonly legs: readonly Leg[];
};
export type TravelArgs = { readonly by: Way; readonly to: SpaceId };

/**
 * Lists the spaces within `limit` steps over routes of any kind, by breadth-first search. The n-th step costs
 * `priceOf(n)` gold (R9.1, R9.3).
 */
function overRoutes(
  by: Way,
  from: SpaceId,
  limit: number,
  priceOf: (nth: number) => number,
  closed: readonly SpaceId[],
): TravelOption[] {
  const found = new Map<SpaceId, TravelOption>();
  let edge: TravelOption[] = [{ by, to: from, cost: 0, legs: [] }];
  for (let nth = 1; nth <= limit && edge.length > 0; nth++) {
    const next: TravelOption[] = [];
    for (const before of edge) {
      const at = before.to;
      for (const { to, kind } of neighboursOf(at)) {
        if (to === from || found.has(to) || closed.includes(to)) continue;
        const cost = priceOf(nth);
        const option: TravelOption = {
          by,
          to,
          cost: before.cost + cost,
          legs: [...before.legs, { kind, from: at, to, cost }],
        };
        found.set(to, option);
        next.push(option);
      }
    }
    edge = next;
  }
  return [...found.values()];
}

/**
 * Lists the spaces of the same water system that can be reached by river alone, without passing closed spaces (R5.4,
 * s02).
 */
function alongRiver(from: SpaceId, closed: readonly SpaceId[]): SpaceId[] {
  const seen = new Set([from]);
  const edge = [from];
  for (let at = edge.pop(); at !== undefined; at = edge.pop()) {
    for (const { to, kind } of neighboursOf(at)) {
      if (kind !== 'river' || seen.has(to) || closed.includes(to)) continue;
      seen.add(to);
      edge.push(to);
    }
  }
  seen.delete(from);
  return [...seen];
}

type WaterStep = Leg & { readonly crossings: number };

function waterSteps(from: SpaceId, seaPrice: number, closed: readonly SpaceId[]): WaterStep[] {
  const steps: WaterStep[] = alongRiver(from, closed).map((to) => ({
    kind: 'river',
    from,
    to,
    cost: TRAVEL.riverPrice,
    crossings: 0,
  }));
  for (const { to, kind } of neighboursOf(from)) {
    if (kind === 'portage') steps.push({ kind, from, to, cost: TRAVEL.portagePrice, crossings: 1 });
  }
  const { sea } = spaceOf(from);
  if (sea !== null) {
    for (const to of spacesOnSea[sea]) steps.push({ kind: 'sea', from, to, cost: seaPrice, crossings: 1 });
    for (const next of adjacentSeas[sea]) {
      for (const to of spacesOnSea[next])
        steps.push({ kind: 'sea', from, to, cost: 2 * seaPrice, crossings: 2 });
    }
  }
  return steps.filter(({ to }) => to !== from && !closed.includes(to));
}

const isSooner = (a: TravelOption, b: TravelOption): boolean =>
  a.cost < b.cost || (a.cost === b.cost && a.legs.length < b.legs.length);

/**
 * Lists all spaces within reach of summer water transport, except `from`, each at its lowest price in gold. At most two
 * legs are portages or seas (R9.4).
 */
function overWater(from: SpaceId, seaPrice: number, closed: readonly SpaceId[]): TravelOption[] {
  // Two river legs in a row are never better than one, so a path has at most three river legs and two crossings.
  const best = new Map<string, TravelOption>();
  const cheapest = new Map<SpaceId, TravelOption>();
  const queue: { at: SpaceId; crossings: number; option: TravelOption }[] = [
    { at: from, crossings: 0, option: { by: 'water', to: from, cost: 0, legs: [] } },
  ];
  const steps = new Map<SpaceId, WaterStep[]>();
  const queued = new Map<string, TravelOption>();
  while (queue.length > 0) {
    let next = 0;
    for (let i = 1; i < queue.length; i++)
      if (isSooner((queue[i] ?? outside()).option, (queue[next] ?? outside()).option)) next = i;
    const { at, crossings, option } = itemAt(queue.splice(next, 1), 0);
    const key = `${at}/${crossings}`;
    if (best.has(key)) continue;
    best.set(key, option);
    if (!cheapest.has(at)) cheapest.set(at, option);
    let onward = steps.get(at);
    if (onward === undefined) {
      onward = waterSteps(at, seaPrice, closed);
      steps.set(at, onward);
    }
    for (const { crossings: used, ...leg } of onward) {
      if (crossings + used > TRAVEL.mostCrossings) continue;
      const legs = [...option.legs, leg];
      const reached: TravelOption = { by: 'water', to: leg.to, cost: option.cost + leg.cost, legs };
      const target = `${leg.to}/${crossings + used}`;
      const known = queued.get(target);
      // A queued option that is equally good keeps its place.
      if (best.has(target) || (known !== undefined && !isSooner(reached, known))) continue;
      queued.set(target, reached);
      queue.push({ at: leg.to, crossings: crossings + used, option: reached });
    }
  }
  cheapest.delete(from);
  return [...cheapest.values()];
}

/** Destinations of one way of travel from one space, cheapest first, so that the affordable ones are a prefix. */
type Table = {
  readonly by: Way;
  readonly options: readonly TravelOption[];
  readonly byTo: ReadonlyMap<SpaceId, TravelOption>;
  /** In the order of `options`. */
  readonly args: readonly (readonly [TravelArgs])[];
};

function tableOf(by: Way, options: TravelOption[]): Table {
  options.sort((a, b) => a.cost - b.cost);
  return {
    by,
    options,
    byTo: new Map(options.map((option) => [option.to, option])),
    args: options.map(({ to }) => Object.freeze([Object.freeze({ by, to })] as const)),
  };
}

function tablesFrom(
  from: SpaceId,
  traits: Traits,
  season: Season,
  closed: readonly SpaceId[],
): readonly Table[] {
  if (season === 'winter') {
    const { sledSpaces, sledFreeSpaces } = traits;
    const price = (nth: number) => (nth <= sledFreeSpaces ? 0 : TRAVEL.sledPrice);
    return [tableOf('sled', overRoutes('sled', from, sledSpaces, price, closed))];
  }
  const { landSpaces, landPrice, seaPrice } = traits;
  return [
    tableOf(
      'land',
      overRoutes('land', from, landSpaces, () => landPrice, closed),
    ),
    tableOf('water', overWater(from, seaPrice, closed)),
  ];
}

type Tables = Readonly<Record<Season, Map<SpaceId, readonly Table[]>>>;
const MOST_WAYS = 200;
const tablesByWay = new Map<string, Tables>();
const tablesByTraits = new WeakMap<Traits, Map<string, Tables>>();

/** Returns the tables shared by all workers with equal travel traits and the same closed spaces. */
function tablesOf(traits: Traits, closed: readonly SpaceId[]): Tables {
  let byClosed = tablesByTraits.get(traits);
  if (byClosed === undefined) {
    byClosed = new Map();
    tablesByTraits.set(traits, byClosed);
  }
  const closedKey = closed.length === 0 ? '' : closed.join();
  let tables = byClosed.get(closedKey);
  if (tables === undefined) {
    const { sledSpaces, sledFreeSpaces, landSpaces, landPrice, seaPrice } = traits;
    const key = [sledSpaces, sledFreeSpaces, landSpaces, landPrice, seaPrice, closedKey].join();
    tables =
      tablesByWay.get(key) ??
      cacheBounded(tablesByWay, MOST_WAYS, key, { winter: new Map(), summer: new Map() });
    byClosed.set(closedKey, tables);
  }
  return tables;
}

const NOWHERE: readonly Table[] = [];

function reachableFrom(
  G: G,
  workerId: WorkerId,
  season: Season,
  from: SpaceId,
  closed: readonly SpaceId[],
): readonly Table[] {
  const traits = traitsOf(G, workerId);
  const bySpace = tablesOf(traits, closed)[season];
  let found = bySpace.get(from);
  if (found === undefined) {
    found = tablesFrom(from, traits, season, closed);
    bySpace.set(from, found);
  }
  return found;
}

function reachable(G: G, workerId: WorkerId, season: Season): readonly Table[] {
  const from = workerOf(G, workerId).at;
  return from === null ? NOWHERE : reachableFrom(G, workerId, season, from, G.noEntry);
}

/** Lists every space that the worker could reach in one move from a space, whatever it costs (R9). */
export const waysFrom = (
  G: G,
  workerId: WorkerId,
  season: Season,
  from: SpaceId,
  closed: readonly SpaceId[] = G.noEntry,
): readonly TravelOption[] =>
  reachableFrom(G, workerId, season, from, closed).flatMap(({ options }) => options);

/**
 * Lists every space that the worker can reach in one move and its owner can pay for (R9). Each way of travel has its
 * own entry with the lowest price in gold and its legs.
 */
export function travelOptions(G: G, workerId: WorkerId, season: Season): TravelOption[] {
  const { gold } = playerOf(G, workerOf(G, workerId).owner);
  return reachable(G, workerId, season).flatMap(({ options }) => options.filter(({ cost }) => cost <= gold));
}

/** Lists the moves of a worker that has neither moved nor acted this turn (R9). */
export function listTravel(
  G: G,
  workerId: WorkerId,
  season: Season,
  add: (args: readonly [TravelArgs]) => void,
): void {
  if (G.turn.moved || G.turn.actionDone) return;
  const { gold } = playerOf(G, workerOf(G, workerId).owner);
  for (const { options, args } of reachable(G, workerId, season)) {
    for (let i = 0; i < options.length; i++) {
      if ((options[i] ?? outside()).cost > gold) break;
      add(args[i] ?? outside());
    }
  }
}

function optionTo(
  G: G,
  workerId: WorkerId,
  season: Season,
  { by, to }: TravelArgs,
): TravelOption | undefined {
  return reachable(G, workerId, season)
    .find((table) => table.by === by)
    ?.byTo.get(to);
}

export function refuseTravel(
  G: G,
  workerId: WorkerId,
  season: Season,
  { by, to }: TravelArgs,
): Refusal | null {
  if (G.turn.moved) return refuse('R8.4', 'movedAlready');
  if (G.turn.actionDone) return refuse('R8.4', 'moveBeforeAction');
  if (!isSpace(to)) return refuse('R9.1', 'noSuchSpace', { space: String(to) });
  const ways: readonly Way[] = season === 'winter' ? ['sled'] : ['land', 'water'];
  if (!ways.includes(by)) return refuse(season === 'winter' ? 'R9.1' : 'R9.2', 'wrongWay', { season });
  if (to === workerOf(G, workerId).at) return refuse('R9.1', 'ownSpace');
  if (isClosed(G, to)) return refuse('R6.2', 'closed', { space: to });
  const rule = { sled: 'R9.1', land: 'R9.3', water: 'R9.4' }[by];
  const option = optionTo(G, workerId, season, { by, to });
  if (option === undefined) return refuse(rule, `tooFar.${by}`, { space: to });
  const { gold } = playerOf(G, workerOf(G, workerId).owner);
  return option.cost > gold ? refuse(rule, 'notEnoughGold', { need: option.cost, have: gold }) : null;
}

/** Checks whether a move needs a modifier, or is cheaper by it. */
function usesModifier({ by, cost, legs }: TravelOption, { modify }: Modifier): boolean {
  if (by === 'water')
    return modify === 'seaPrice' && legs.some((leg) => leg.kind === 'sea' && leg.cost < TRAVEL.seaPrice);
  return modify === `${by}Spaces`
    ? legs.length > TRAVEL[`${by}Spaces`]
    : modify.startsWith(by) && cost < legs.length * TRAVEL[`${by}Price`];
}

/** Moves the worker along the cheapest legal path and pays for it (R9). */
export function travel(
  G: G,
  playerID: PlayerID,
  workerId: WorkerId,
  season: Season,
  { by, to }: TravelArgs,
  report: Report,
): void {
  const option = optionTo(G, workerId, season, { by, to });
  if (option === undefined) throw new Error(`travel: ${to} can't be reached by ${by}`);
  const worker = workerOf(G, workerId);
  report({ fact: 'moved', worker: workerId, from: placeOf(worker), to });
  changeGold(G, playerID, -option.cost, 'travel', report);
  reportModifiers(G, workerId, (each) => usesModifier(option, each), report);
  worker.at = to;
  G.turn.moved = true;
}
