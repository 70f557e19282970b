/** Determines what a click on each space of the map does now, and its cost. */
import { entryOf } from '../../../rules-kit/indexed';
import type { Season, SpaceId, WorkerId } from '../content/terms';
import { type Leg, type TravelOption, travelOptions, type Way } from '../rules/actions/travel';
import type { G } from '../rules/state/state';
import type { Intent, LegalIndex } from './legal';
import type { Picks } from './selection';

/** All legs of a sled or land trip have the kind of the trip. */
export type RouteLeg = Omit<Leg, 'kind'> & { readonly kind: Leg['kind'] | 'sled' };

export type WayBy = Way | 'token' | 'explore' | 'place';

export type Choice = {
  readonly by: WayBy;
  /** In gold; null if nothing is paid in gold. */
  readonly cost: number | null;
  readonly legs: readonly RouteLeg[];
  /** The moving worker; null if none moves. */
  readonly worker: WorkerId | null;
  /** The moves to play; empty while workers are still being placed. */
  readonly intents: readonly Intent[];
};

export type Targets = ReadonlyMap<SpaceId, readonly Choice[]>;

export type PickedChoice = { readonly space: SpaceId; readonly choice: Choice };

export type MapUse = 'travel' | 'token' | 'explore' | 'placing' | 'factory' | 'none';

export const seasonOf = (phase: string | null): Season => (phase === 'summer' ? 'summer' : 'winter');

export function mapUse(legal: LegalIndex, selection: Picks): MapUse {
  if (legal.placeWorkers.length > 0) return 'placing';
  if (legal.placeFactory.length > 0) return 'factory';
  if (selection.mode === 'explore' && legal.explore.length > 0) return 'explore';
  if (selection.mode === 'token' && legal.useTravelToken.length > 0) return 'token';
  return legal.travel.size > 0 || legal.activateWorker.length > 0 ? 'travel' : 'none';
}

export const legsOf = (option: TravelOption): RouteLeg[] =>
  option.legs.map((leg) => ({ ...leg, kind: option.by === 'water' ? leg.kind : option.by }));

const travelChoice = (worker: WorkerId, option: TravelOption, first: readonly Intent[]): Choice => ({
  by: option.by,
  cost: option.cost,
  legs: legsOf(option),
  worker,
  intents: [...first, { move: 'travel', args: [{ by: option.by, to: option.to }] }],
});

function add(targets: Map<SpaceId, Choice[]>, space: SpaceId, choice: Choice): void {
  const choices = targets.get(space);
  if (choices === undefined) targets.set(space, [choice]);
  else choices.push(choice);
}

function cheapestFirst(targets: Map<SpaceId, Choice[]>): Targets {
  for (const choices of targets.values()) choices.sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0));
  return targets;
}

/**
 * Returns the acting worker's destinations. Before a worker is chosen, returns the destinations of all workers that can
 * act, so that the player can pick a destination first.
 */
function travelTargets(G: G, legal: LegalIndex, season: Season, acting: WorkerId | null): Targets {
  const targets = new Map<SpaceId, Choice[]>();
  if (acting !== null) {
    for (const option of travelOptions(G, acting, season)) {
      const ways: readonly Way[] = legal.travel.get(option.to) ?? [];
      if (ways.includes(option.by)) add(targets, option.to, travelChoice(acting, option, []));
    }
    return cheapestFirst(targets);
  }
  for (const worker of legal.activateWorker) {
    const activate: Intent = { move: 'activateWorker', args: [worker] };
    for (const option of travelOptions(G, worker, season))
      add(targets, option.to, travelChoice(worker, option, [activate]));
  }
  return cheapestFirst(targets);
}

const single = (
  spaces: readonly SpaceId[],
  choice: (space: SpaceId) => Omit<Choice, 'cost' | 'legs'>,
): Targets => new Map(spaces.map((space) => [space, [{ cost: null, legs: [], ...choice(space) }]]));

export function placesFor(legal: LegalIndex, worker: WorkerId): readonly SpaceId[] {
  return [...new Set(legal.placeWorkers.map((placing) => entryOf(placing, worker)))];
}

export function findTargets(
  G: G,
  legal: LegalIndex,
  use: MapUse,
  season: Season,
  acting: WorkerId | null,
  placing: WorkerId | null,
): Targets {
  switch (use) {
    case 'travel':
      return travelTargets(G, legal, season, acting);
    case 'token':
      return single(legal.useTravelToken, (space) => ({
        by: 'token',
        worker: acting,
        intents: [{ move: 'useTravelToken', args: [space] }],
      }));
    case 'explore':
      return single(legal.explore, (space) => ({
        by: 'explore',
        worker: acting,
        intents: [{ move: 'explore', args: [space] }],
      }));
    case 'placing':
      return single(placing === null ? [] : placesFor(legal, placing), () => ({
        by: 'place',
        worker: placing,
        intents: [],
      }));
    case 'factory':
      return single(
        legal.placeFactory.filter((space): space is SpaceId => space !== null),
        (space) => ({ by: 'place', worker: null, intents: [{ move: 'placeFactory', args: [space] }] }),
      );
    case 'none':
      return new Map();
  }
}
