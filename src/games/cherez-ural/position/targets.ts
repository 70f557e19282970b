/** What a click on a space of the map would mean now, and what it would cost. */
import type { Season, SpaceId, WorkerId } from '../content/terms';
import type { G } from '../rules/state';
import { type Leg, type TravelOption, travelOptions, type Way } from '../rules/travel';
import type { Intent, LegalIndex } from './legal';
import type { Picks } from './selection';

/** A leg of a way, by what it is gone on; a sled's or a walk's legs are all of one kind. */
export type RouteLeg = Omit<Leg, 'kind'> & { readonly kind: Leg['kind'] | 'sled' };

/** What a press on a space does: a way to travel, a step by token, to explore there, or to set a worker out. */
export type WayBy = Way | 'token' | 'explore' | 'place';

export type Choice = {
  readonly by: WayBy;
  /** Gold; null where nothing is paid in gold. */
  readonly cost: number | null;
  readonly legs: readonly RouteLeg[];
  /** Who goes; null where no worker does. */
  readonly worker: WorkerId | null;
  /** The moves behind it; none while workers are only being set out. */
  readonly intents: readonly Intent[];
};

export type Targets = ReadonlyMap<SpaceId, readonly Choice[]>;

/** The choice that a press of the primary button would play. */
export type PickedChoice = { readonly space: SpaceId; readonly choice: Choice };

/** What the map is for now. */
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

/** Where the acting worker may go; before one is chosen, where each that may be chosen could go (target first). */
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

/** Spaces where a worker may still be set, with the others where they have been set. */
export function placesFor(legal: LegalIndex, worker: WorkerId): readonly SpaceId[] {
  return [...new Set(legal.placeWorkers.map((placing) => placing[worker]))];
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
