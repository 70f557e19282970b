/** Where workers can be placed, and the effects of placing them (§4). */
import { itemAt } from '../../../rules-kit/indexed';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { ADULT_VP, JOINING_PRICE } from '../content/board';
import {
  type PlayerID,
  ROUNDS,
  type RowNumber,
  type SpaceId,
  WORKERS,
  type WorkerKind,
} from '../content/terms';
import type { Effect } from '../content/vocabulary';
import { isAdult, isChild } from './characters';
import { artifactOf, contentOf } from './content-pack/contentOf';
import { from, type Report } from './facts';
import { junctionReached, metric, militaryOf } from './metrics';
import {
  ALL_SPACES,
  isOnFire,
  NOBODY,
  occupantsOf,
  type Place,
  placeOf,
  type Space,
  spaceAt,
  spaceOf,
  spacesInPlay,
  type TerritoryPlace,
} from './spaces';
import { type G, type Occupant, playerOf, rowOf } from './state/state';
import { loseMilitary, push } from './tracks';
import { roundOfRow } from './turnOrder';

export type Placing = { readonly worker: WorkerKind; readonly space: SpaceId };

const inHand = (G: G, playerID: PlayerID, worker: WorkerKind): number => {
  const { explorers, chief, warriors } = playerOf(G, playerID);
  return worker === 'explorer' ? explorers : worker === 'chief' ? chief : warriors;
};

/** Whether an artifact of the player has this lasting effect (S7.4). */
const hasModifier = (G: G, playerID: PlayerID, modify: string): boolean =>
  playerOf(G, playerID).built.some(({ card }) => {
    const { effect } = artifactOf(G, card);
    return effect.kind === 'permanent' && 'modify' in effect && effect.modify === modify;
  });

/** Returns the other colour's worker that this worker would join, or undefined. */
const joined = (occupants: readonly Occupant[], playerID: PlayerID): Occupant | undefined =>
  occupants.find(({ owner }) => owner !== playerID);

/** Checks the workers already on a space (S4.2 to S4.8). */
function refuseCompany(
  G: G,
  playerID: PlayerID,
  worker: WorkerKind,
  space: SpaceId,
  occupants: readonly Occupant[],
  capacity: number,
): Refusal | null {
  if (occupants.length === 0) return null;
  for (const { worker: there } of occupants)
    if (there !== 'explorer')
      return refuse(there === 'chief' ? 'S4.4' : 'S4.6', 'closed', { worker: there, space });
  if (occupants.length >= capacity)
    return refuse('S4.2', capacity === 1 ? 'onePersonSpace' : 'full', { space });
  const other = joined(occupants, playerID);
  if (other === undefined) return worker === 'warrior' ? null : refuse('S4.3', 'ownWorkerThere', { space });
  if (worker !== 'explorer') return null;
  const { owner } = other;
  const need = militaryOf(G, owner) + 1;
  if (playerOf(G, playerID).military >= need) return null;
  return need > contentOf(G).military.end
    ? refuse('S4.7', 'nobodyAhead', { owner })
    : refuse('S4.7', 'lessMilitary', { owner, need });
}

/** Checks placing on a territory of a later round (S2.3, S4.5, S4.11). */
function refuseAhead(G: G, worker: WorkerKind, { row, side }: TerritoryPlace): Refusal | null {
  const round = roundOfRow(row);
  if (round <= G.round) return null;
  if (worker !== 'explorer') return refuse('S4.5', 'onlyExplorersAhead', { worker, round });
  return round === ROUNDS && side === 'mountain' ? refuse('S4.11', 'lastMountainsLater') : null;
}

/** Checks the space's own condition (S4.11). */
function refuseByCondition(G: G, playerID: PlayerID, id: SpaceId, { condition }: Space): Refusal | null {
  if (condition === null) return null;
  const own = metric(G, playerID, condition.metric);
  return own >= condition.min
    ? null
    : refuse('S4.11', 'condition', { space: id, metric: condition.metric, min: condition.min, own });
}

/** Checks fire tiles (S4.9), the round and the space's condition. */
function refuseTerritory(
  G: G,
  playerID: PlayerID,
  worker: WorkerKind,
  id: SpaceId,
  place: TerritoryPlace,
  space: Space,
): Refusal | null {
  if (isOnFire(G, place)) return refuse('S4.9', 'fire', { space: id });
  return refuseAhead(G, worker, place) ?? refuseByCondition(G, playerID, id, space);
}

/** Checks whether a trail is open to the player (S2.7, S4.12). */
function refuseTrail(G: G, playerID: PlayerID, row: RowNumber): Refusal | null {
  // Territories of the last round are never flipped (S2.5).
  if (roundOfRow(row) === ROUNDS) return refuse('S2.7', 'noTrail', { row });
  if (!rowOf(G, row).flipped) return refuse('S2.7', 'trailHidden', { row, round: roundOfRow(row) });
  return junctionReached(G, playerOf(G, playerID)) < row ? refuse('S4.12', 'caravansBehind', { row }) : null;
}

/** Explains why a space isn't in play. */
function refuseAbsent(G: G, id: SpaceId, place: Place): Refusal {
  if (place.kind === 'territory') return refuse('S2.7', 'territoryPast', { row: place.row });
  return place.kind === 'ownTrail'
    ? refuse('S8.7', 'noOwnTrail')
    : refuse('S4.1', 'notAtThisTable', { space: id, players: G.numPlayers });
}

/** Explains why a worker can't be placed on a space, or returns null if it can. Doesn't check whose turn it is. */
export function refusePlacing(G: G, playerID: PlayerID, worker: WorkerKind, id: SpaceId): Refusal | null {
  if (inHand(G, playerID, worker) === 0) return refuse('S3.2', 'noSuchWorker', { worker });
  const place = placeOf(id);
  if (place === null) return refuse('S4.1', 'noSuchSpace', { space: id });
  if (place.kind === 'hut') return null;
  if (place.kind === 'trail') {
    const refused = refuseTrail(G, playerID, place.row);
    if (refused !== null) return refused;
  }
  const space = spaceOf(G, playerID, id);
  if (space === null) return refuseAbsent(G, id, place);
  const refused = place.kind === 'territory' ? refuseTerritory(G, playerID, worker, id, place, space) : null;
  if (refused !== null) return refused;
  const capacity = space.capacity ?? Number.POSITIVE_INFINITY;
  return refuseCompany(G, playerID, worker, id, occupantsOf(G, playerID, id), capacity);
}

/** All placings on a space as frozen arguments, created once because moves are listed often. */
type Ways = Readonly<Record<WorkerKind, readonly [Placing]>>;

const waysTo = (space: SpaceId): Ways => {
  const way = (worker: WorkerKind) => Object.freeze([Object.freeze({ worker, space })] as const);
  return { explorer: way('explorer'), chief: way('chief'), warrior: way('warrior') };
};

const PLACINGS = new Map(ALL_SPACES.map((space) => [space, waysTo(space)]));

function waysOf(space: SpaceId): Ways {
  const ways = PLACINGS.get(space);
  if (ways === undefined) throw new Error(`waysOf: there is no space ${space}`);
  return ways;
}

/** A space that could hold a worker. Only checks that depend on the worker are left. */
type Open = {
  readonly id: SpaceId;
  readonly place: Place;
  readonly occupants: readonly Occupant[];
  readonly capacity: number;
  readonly ways: Ways;
};

/** Returns the spaces that could hold some worker. */
function openSpaces(G: G, playerID: PlayerID): readonly Open[] {
  const open: Open[] = [];
  for (const id of spacesInPlay(G, playerID)) {
    const place = placeOf(id);
    const space = place === null ? null : spaceAt(G, playerID, id, place);
    if (place === null || space === null) continue;
    if (place.kind === 'trail' && refuseTrail(G, playerID, place.row) !== null) continue;
    if (
      place.kind === 'territory' &&
      (isOnFire(G, place) || (space.condition !== null && refuseByCondition(G, playerID, id, space) !== null))
    )
      continue;
    const capacity = space.capacity ?? Number.POSITIVE_INFINITY;
    const occupants = place.kind === 'hut' ? NOBODY : occupantsOf(G, playerID, id);
    if (occupants.length < capacity) open.push({ id, place, occupants, capacity, ways: waysOf(id) });
  }
  return open;
}

export function listPlacings(G: G, playerID: PlayerID, add: (args: readonly [Placing]) => void): void {
  const spaces = openSpaces(G, playerID);
  for (const worker of WORKERS) {
    if (inHand(G, playerID, worker) === 0) continue;
    for (const { id, place, occupants, capacity, ways } of spaces) {
      if (place.kind === 'territory' && refuseAhead(G, worker, place) !== null) continue;
      if (occupants.length > 0 && refuseCompany(G, playerID, worker, id, occupants, capacity) !== null)
        continue;
      add(ways[worker]);
    }
  }
}

/** Random attempts before all placings are listed. */
const TRIES = 6;

/** Returns a random legal placing, usually without listing all of them, or null. */
export function anyPlacing(G: G, playerID: PlayerID, random: () => number): readonly [Placing] | null {
  const ids = spacesInPlay(G, playerID);
  const workers = WORKERS.filter((worker) => inHand(G, playerID, worker) > 0);
  if (workers.length === 0) return null;
  for (let tried = 0; tried < TRIES; tried++) {
    const worker = itemAt(workers, Math.floor(random() * workers.length));
    const space = itemAt(ids, Math.floor(random() * ids.length));
    if (refusePlacing(G, playerID, worker, space) === null) return waysOf(space)[worker];
  }
  const all: (readonly [Placing])[] = [];
  listPlacings(G, playerID, (args) => all.push(args));
  return all.length === 0 ? null : itemAt(all, Math.floor(random() * all.length));
}

/** Returns the military that joining costs (S4.7). The child Woodlander loses none (S8.3). */
export const joiningPrice = (G: G, playerID: PlayerID, worker: WorkerKind, id: SpaceId): number =>
  worker === 'explorer' &&
  joined(occupantsOf(G, playerID, id), playerID) !== undefined &&
  !isChild(G, playerID, 'forest') &&
  !hasModifier(G, playerID, 'joinFree')
    ? JOINING_PRICE
    : 0;

type Trigger = { readonly source: string; readonly do: readonly Effect[] };

/** Returns the effects that placing triggers before the action: artifacts, then the adult character. */
function triggersOf(
  G: G,
  playerID: PlayerID,
  { worker, space }: Placing,
  joins: Occupant | undefined,
): Trigger[] {
  const place = placeOf(space);
  const isAhead = place?.kind === 'territory' && roundOfRow(place.row) > G.round;
  const triggers: Trigger[] = [];
  for (const { card } of playerOf(G, playerID).built) {
    const { effect } = artifactOf(G, card);
    if (effect.kind !== 'permanent' || !('on' in effect)) continue;
    if (
      effect.on === 'future' ? isAhead : effect.on === 'join' && worker === 'explorer' && joins !== undefined
    )
      triggers.push({ source: card, do: effect.do });
  }
  if (worker === 'chief' && isAdult(G, playerID, 'parent')) {
    const vp = joins === undefined ? ADULT_VP.chiefAlone : ADULT_VP.chiefWithOthers;
    triggers.push({ source: 'parent', do: [{ vp }] });
  }
  if (worker !== 'warrior' && place?.kind === 'trail' && isAdult(G, playerID, 'mountain'))
    triggers.push({ source: 'mountain', do: [{ vp: ADULT_VP.trail }] });
  return triggers;
}

/**
 * Places a worker: pays for joining (S4.7), then performs triggered effects, the action, and effects that its gains
 * trigger (S3.2, S3.3).
 */
export function place(G: G, playerID: PlayerID, placing: Placing, report: Report): void {
  const { worker, space: id } = placing;
  const space = spaceOf(G, playerID, id);
  if (space === null) throw new Error(`place: space ${id} is not in play`);
  const joins = joined(occupantsOf(G, playerID, id), playerID);
  const price = joiningPrice(G, playerID, worker, id);
  const triggers = triggersOf(G, playerID, placing, joins);
  const player = playerOf(G, playerID);
  if (worker === 'explorer') player.explorers -= 1;
  else if (worker === 'chief') player.chief -= 1;
  else player.warriors -= 1;
  G.occupants[id] ??= [];
  G.occupants[id].push({ owner: playerID, worker });
  G.turn.space = id;
  G.turn.gave = [];
  if (price > 0) loseMilitary(G, playerID, price, from('join', report));
  if (space.kind === 'territory') G.pending.push({ kind: 'afterAction', owner: playerID });
  push(G, playerID, id, space.do);
  for (const trigger of triggers.toReversed()) push(G, playerID, trigger.source, trigger.do);
}
