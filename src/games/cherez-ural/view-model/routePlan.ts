/**
 * Finds the best ways of the viewer's workers to any space, over the seasons that are left of this round and those of
 * the next one. Uses the travel rules and open information only.
 */
import { keysOf } from '../../../rules-kit/records';
import { ROUNDS } from '../content/setup';
import { SEASON_PHASES, type SpaceId, type WorkerId } from '../content/terms';
import { travelOptions, type Way, waysFrom } from '../rules/actions/travel';
import { isPlacing, placesFor } from '../rules/roundStart';
import { playerOf, workerOf } from '../rules/state/state';
import type { Table } from './table';
import { seasonOf } from './targets';
import { seasonsLeft } from './ways';

export type SeasonPhase = (typeof SEASON_PHASES)[number];

type StageAt = { readonly round: number; readonly to: SpaceId };
export type RouteStage =
  | (StageAt & {
      readonly kind: 'travel';
      readonly phase: SeasonPhase;
      readonly from: SpaceId;
      readonly by: Way;
      /** In gold. */
      readonly cost: number;
    })
  /** Placed for free at a round's start (R7.4). */
  | (StageAt & { readonly kind: 'place' });

export type Route = {
  readonly worker: WorkerId;
  /** In order. Seasons in which the worker only waits are left out. */
  readonly stages: readonly RouteStage[];
  /** In gold, for all stages. */
  readonly cost: number;
  /** Number of seasons from now until the arrival, the present one included. */
  readonly seasons: number;
  /** Gold that the player doesn't have yet. */
  readonly lacks: number;
  /** Whether the first stage is a legal move now. */
  readonly isLegalNow: boolean;
};

type Planning = Pick<Table, 'G' | 'ctx' | 'acting' | 'legal' | 'viewer'>;
type Reached = { readonly cost: number; readonly stages: readonly RouteStage[] };
type Front = ReadonlyMap<SpaceId, Reached>;

/** Steps of the timeline: a season, or the placing at a round's start. */
type Step = { readonly round: number; readonly phase: SeasonPhase | null };

function stepsAhead(position: Planning, worker: WorkerId): readonly Step[] {
  const { G, ctx } = position;
  const { round } = G;
  const isBefore = ctx.phase === 'roundStart' || ctx.phase === 'placement';
  const places = isBefore && isPlacing(G, workerOf(G, worker).owner);
  return [
    ...(places ? [{ round, phase: null }] : []),
    ...seasonsLeft(position, worker).map((phase) => ({ round, phase })),
    ...(round < ROUNDS ? [null, ...SEASON_PHASES].map((phase) => ({ round: round + 1, phase })) : []),
  ];
}

const isBetter = (a: Reached, b: Reached | undefined): boolean =>
  b === undefined || a.cost < b.cost || (a.cost === b.cost && a.stages.length < b.stages.length);

/** Places the worker for free: it stays, or goes to an explored base city (R7.4). */
function placed({ G }: Planning, worker: WorkerId, front: Front, round: number): Front {
  const next = new Map(front);
  for (const to of placesFor(G, worker)) {
    const reached: Reached = { cost: 0, stages: [{ kind: 'place', round, to }] };
    if (isBetter(reached, next.get(to))) next.set(to, reached);
  }
  return next;
}

function travelled(
  { G }: Planning,
  worker: WorkerId,
  front: Front,
  round: number,
  phase: SeasonPhase,
): Front {
  // A situation card closes places for one round only, so those of the next round are unknown (R6.2).
  const closed = round === G.round ? G.noEntry : [];
  const next = new Map(front);
  for (const [from, { cost, stages }] of front)
    for (const { by, to, cost: price } of waysFrom(G, worker, seasonOf(phase), from, closed)) {
      const stage: RouteStage = { kind: 'travel', round, phase, from, to, by, cost: price };
      const reached: Reached = { cost: cost + price, stages: [...stages, stage] };
      if (isBetter(reached, next.get(to))) next.set(to, reached);
    }
  return next;
}

/** Checks whether a stage is a legal move now, after choosing the worker if that is still to be done. */
function isLegalNow({ G, ctx, acting, legal }: Planning, worker: WorkerId, stage: RouteStage): boolean {
  if (stage.round !== G.round) return false;
  if (stage.kind === 'place') return legal.placeWorkers.some((placing) => placing[worker] === stage.to);
  if (stage.phase !== ctx.phase) return false;
  if (acting === worker) return legal.travel.get(stage.to)?.includes(stage.by) ?? false;
  return (
    legal.activateWorker.includes(worker) &&
    travelOptions(G, worker, seasonOf(ctx.phase)).some(({ by, to }) => by === stage.by && to === stage.to)
  );
}

function routesOfWorker(position: Planning, worker: WorkerId, to: SpaceId): Route[] {
  const { G } = position;
  const { at, owner } = workerOf(G, worker);
  if (at === to) return [];
  const { gold } = playerOf(G, owner);
  let front: Front = new Map(at === null ? [] : [[at, { cost: 0, stages: [] }]]);
  let least = Number.POSITIVE_INFINITY;
  let seasons = 0;
  const routes: Route[] = [];
  for (const { round, phase } of stepsAhead(position, worker)) {
    if (phase === null) front = placed(position, worker, front, round);
    else {
      front = travelled(position, worker, front, round, phase);
      seasons += 1;
    }
    const there = front.get(to);
    const [first] = there?.stages ?? [];
    if (there === undefined || first === undefined || there.cost >= least) continue;
    least = there.cost;
    routes.push({
      worker,
      stages: there.stages,
      cost: there.cost,
      seasons,
      lacks: Math.max(0, there.cost - gold),
      isLegalNow: isLegalNow(position, worker, first),
    });
  }
  return routes;
}

/**
 * Returns for each of the viewer's workers the quickest way to a space, and each slower one that costs less; quickest
 * first. Empty if all of them are there already.
 */
export function routesTo(position: Planning, to: SpaceId): readonly Route[] {
  const { G, viewer } = position;
  if (viewer === null) return [];
  return playerOf(G, viewer)
    .workers.flatMap((worker) => routesOfWorker(position, worker, to))
    .sort((a, b) => a.seasons - b.seasons);
}

/** Returns the viewer's workers that are at a space. */
export const workersAt = ({ G, viewer }: Pick<Table, 'G' | 'viewer'>, at: SpaceId): readonly WorkerId[] =>
  keysOf(G.workers).filter((id) => workerOf(G, id).owner === viewer && workerOf(G, id).at === at);
