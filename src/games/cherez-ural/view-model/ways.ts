/** Computes distances for the viewer's workers from the travel rules, for the present and the next season. */
import { SEASON_PHASES, type SpaceId, type WorkerId } from '../content/terms';
import { travelOptions, type Way, waysFrom } from '../rules/actions/travel';
import { playerOf, workerOf } from '../rules/state/state';
import type { Table } from './table';
import { seasonOf } from './targets';

export type WayThere = {
  readonly worker: WorkerId;
  /** 0 means already there. */
  readonly turns: 0 | 1 | 2;
  /** In gold, for the whole way. */
  readonly cost: number;
  /** Null if already there, or if it takes several turns. */
  readonly by: Way | null;
};

export type Ways = ReadonlyMap<SpaceId, WayThere>;

const isNearer = (a: WayThere, b: WayThere): boolean =>
  a.turns < b.turns || (a.turns === b.turns && a.cost < b.cost);

/** Lists the seasons in which a worker can still move this round, the present one first (R8.1, R8.4). */
export function seasonsLeft(
  { G, ctx: { phase }, acting }: Pick<Table, 'G' | 'ctx' | 'acting'>,
  id: WorkerId,
) {
  const now = (SEASON_PHASES as readonly (string | null)[]).indexOf(phase);
  const isDone = workerOf(G, id).acted || (id === acting && (G.turn.moved || G.turn.actionDone));
  return SEASON_PHASES.slice(Math.max(0, now) + (now >= 0 && isDone ? 1 : 0));
}

/** Returns the nearest way to each space that a worker can reach within two turns of this round. */
export function waysOf(position: Pick<Table, 'G' | 'ctx' | 'acting'>, worker: WorkerId): Ways {
  const { G } = position;
  const { at } = workerOf(G, worker);
  const ways = new Map<SpaceId, WayThere>();
  if (at === null) return ways;
  const add = (to: SpaceId, way: WayThere) => {
    const known = ways.get(to);
    if (known === undefined || isNearer(way, known)) ways.set(to, way);
  };
  add(at, { worker, turns: 0, cost: 0, by: null });
  const [first, second] = seasonsLeft(position, worker);
  if (first === undefined) return ways;
  const firsts = travelOptions(G, worker, seasonOf(first));
  for (const { to, by, cost } of firsts) add(to, { worker, turns: 1, cost, by });
  if (second === undefined) return ways;
  // The worker may also stay this season and move in the next one.
  const { gold } = playerOf(G, workerOf(G, worker).owner);
  for (const { to: over, cost: paid } of [{ to: at, cost: 0 }, ...firsts])
    for (const { to, cost } of waysFrom(G, worker, seasonOf(second), over))
      if (paid + cost <= gold) add(to, { worker, turns: 2, cost: paid + cost, by: null });
  return ways;
}

/** Returns the workers to consider: the acting one, or else all of the viewer's. */
export function ownWorkers({
  G,
  viewer,
  acting,
}: Pick<Table, 'G' | 'viewer' | 'acting'>): readonly WorkerId[] {
  if (viewer === null) return [];
  return acting !== null && workerOf(G, acting).owner === viewer
    ? [acting]
    : (G.players[viewer]?.workers ?? []);
}

/** Returns the nearest way to each space among all of the viewer's workers. */
export function ownWays(position: Pick<Table, 'G' | 'ctx' | 'acting' | 'viewer'>): Ways {
  const ways = new Map<SpaceId, WayThere>();
  for (const worker of ownWorkers(position))
    for (const [to, way] of waysOf(position, worker)) {
      const known = ways.get(to);
      if (known === undefined || isNearer(way, known)) ways.set(to, way);
    }
  return ways;
}

/** Sorts spaces nearest first; spaces out of reach come last, in their given order. */
export const byNearness =
  (ways: Ways) =>
  (a: SpaceId, b: SpaceId): number => {
    const [one, other] = [ways.get(a), ways.get(b)];
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined);
    return one.turns - other.turns || one.cost - other.cost;
  };
