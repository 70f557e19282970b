/** Where a worker may go, and what happens when it gets there (§4). */
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { ADULT_VP } from '../content/board';
import { type PlayerID, ROUNDS, type SpaceId, WORKERS, type WorkerKind } from '../content/terms';
import type { Effect } from '../content/vocabulary';
import { isAdult } from './characters';
import { artifactOf } from './contentOf';
import type { Report } from './facts';
import { junctionReached, metric, militaryOf } from './metrics';
import {
  ALL_SPACES,
  isOnFire,
  occupantsOf,
  type Place,
  placeOf,
  type Space,
  spaceOf,
  spacesInPlay,
  type TerritoryPlace,
} from './spaces';
import type { G, Occupant } from './state';
import { loseMilitary, push } from './tracks';
import { roundOfRow } from './turnOrder';

export type Placing = { readonly worker: WorkerKind; readonly space: SpaceId };

const inHand = (G: G, playerID: PlayerID, worker: WorkerKind): number => {
  const { explorers, chief, warriors } = G.players[playerID];
  return worker === 'explorer' ? explorers : worker === 'chief' ? chief : warriors;
};

/** Whether an own artifact has this lasting effect (S7.4). */
const hasModifier = (G: G, playerID: PlayerID, modify: string): boolean =>
  G.players[playerID].built.some(({ card }) => {
    const { effect } = artifactOf(G, card);
    return effect.kind === 'permanent' && 'modify' in effect && effect.modify === modify;
  });

/** The other colour's worker that this one would join; undefined: there is none. */
const joined = (occupants: readonly Occupant[], playerID: PlayerID): Occupant | undefined =>
  occupants.find(({ owner }) => owner !== playerID);

/** S4.2 to S4.8: those who stand there already. */
function refuseCompany(
  G: G,
  playerID: PlayerID,
  worker: WorkerKind,
  occupants: readonly Occupant[],
  capacity: number,
): Refusal | null {
  if (occupants.length === 0) return null;
  for (const occupant of occupants) if (occupant.worker !== 'explorer') return refuse('S4.4', 'chiefThere');
  if (occupants.length >= capacity)
    return capacity === 1 ? refuse('S4.2', 'onePersonSpace') : refuse('S4.2', 'full');
  const other = joined(occupants, playerID);
  if (other === undefined) return worker === 'warrior' ? null : refuse('S4.3', 'ownWorkerThere');
  if (worker !== 'explorer') return null;
  const military = militaryOf(G, other.owner);
  return G.players[playerID].military > military
    ? null
    : refuse('S4.7', 'lessMilitary', { owner: other.owner, need: military + 1 });
}

/** S2.3, S4.5, S4.9, S4.11: what a territory's space itself asks for. */
function refuseTerritory(
  G: G,
  playerID: PlayerID,
  worker: WorkerKind,
  place: TerritoryPlace,
  { condition }: Space,
): Refusal | null {
  if (isOnFire(G, place)) return refuse('S4.9', 'fire');
  const round = roundOfRow(place.row);
  if (round > G.round) {
    if (worker !== 'explorer') return refuse('S4.5', 'onlyExplorersAhead', { worker, round });
    if (round === ROUNDS && place.side === 'mountain') return refuse('S4.11', 'lastMountainsLater');
  }
  return condition === null || metric(G, playerID, condition.metric) >= condition.min
    ? null
    : refuse('S4.11', 'condition', { metric: condition.metric, min: condition.min });
}

/** Why a space that is not in play isn't. */
function refuseAbsent(id: SpaceId, place: Place): Refusal {
  if (place.kind === 'territory') return refuse('S2.7', 'territoryPast', { row: place.row });
  return place.kind === 'ownTrail'
    ? refuse('S8.7', 'noOwnTrail')
    : refuse('S4.1', 'notAtThisTable', { space: id });
}

/** Why a worker can't be placed on a space; null: it can. Whose turn it is, is not asked. */
export function refusePlacing(G: G, playerID: PlayerID, worker: WorkerKind, id: SpaceId): Refusal | null {
  if (inHand(G, playerID, worker) === 0) return refuse('S3.2', 'noSuchWorker', { worker });
  const place = placeOf(id);
  if (place === null) return refuse('S4.1', 'noSuchSpace', { space: id });
  if (place.kind === 'hut') return null;
  if (place.kind === 'trail') {
    if (!G.rows[place.row - 1].flipped) return refuse('S2.7', 'trailHidden', { row: place.row });
    if (junctionReached(G, G.players[playerID]) < place.row)
      return refuse('S4.12', 'caravansBehind', { row: place.row });
  }
  const space = spaceOf(G, playerID, id);
  if (space === null) return refuseAbsent(id, place);
  const refused = place.kind === 'territory' ? refuseTerritory(G, playerID, worker, place, space) : null;
  if (refused !== null) return refused;
  const capacity = space.capacity ?? Number.POSITIVE_INFINITY;
  return refuseCompany(G, playerID, worker, occupantsOf(G, playerID, id), capacity);
}

/** Every way to place a worker, as arguments: lists are made of these, again and again. */
const PLACINGS = new Map(
  WORKERS.map((worker) => [
    worker,
    new Map(ALL_SPACES.map((space) => [space, Object.freeze([Object.freeze({ worker, space })] as const)])),
  ]),
);

function placingOf(worker: WorkerKind, space: SpaceId): readonly [Placing] {
  const args = PLACINGS.get(worker)?.get(space);
  if (args === undefined) throw new Error(`placingOf: there is no space ${space}`);
  return args;
}

export function listPlacings(G: G, playerID: PlayerID, add: (args: readonly [Placing]) => void): void {
  const ids = spacesInPlay(G, playerID);
  for (const worker of WORKERS) {
    if (inHand(G, playerID, worker) === 0) continue;
    for (const space of ids)
      if (refusePlacing(G, playerID, worker, space) === null) add(placingOf(worker, space));
  }
}

/** Placings that are tried at random before all are listed. */
const TRIES = 6;

/** A legal placing at random, mostly without listing all of them; null: there is none. */
export function anyPlacing(G: G, playerID: PlayerID, random: () => number): readonly [Placing] | null {
  const ids = spacesInPlay(G, playerID);
  for (let tried = 0; tried < TRIES; tried++) {
    const worker = WORKERS[Math.floor(random() * WORKERS.length)];
    const space = ids[Math.floor(random() * ids.length)];
    if (refusePlacing(G, playerID, worker, space) === null) return placingOf(worker, space);
  }
  const all: (readonly [Placing])[] = [];
  listPlacings(G, playerID, (args) => all.push(args));
  return all.length === 0 ? null : all[Math.floor(random() * all.length)];
}

/** S4.7: what joining costs in military. */
export const joiningPrice = (G: G, playerID: PlayerID, worker: WorkerKind, id: SpaceId): number =>
  worker === 'explorer' &&
  joined(occupantsOf(G, playerID, id), playerID) !== undefined &&
  !hasModifier(G, playerID, 'joinFree')
    ? 1
    : 0;

type Trigger = { readonly source: string; readonly do: readonly Effect[] };

/** What placing sets off before the action: own artifacts, then the grown character. */
function triggersOf(
  G: G,
  playerID: PlayerID,
  { worker, space }: Placing,
  joins: Occupant | undefined,
): Trigger[] {
  const place = placeOf(space);
  const isAhead = place?.kind === 'territory' && roundOfRow(place.row) > G.round;
  const triggers: Trigger[] = [];
  for (const { card } of G.players[playerID].built) {
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

/** S3.2, S3.3: the worker, the loss of S4.7, what placing sets off, the action, then what its gains set off. */
export function place(G: G, playerID: PlayerID, placing: Placing, report: Report): void {
  const { worker, space: id } = placing;
  const space = spaceOf(G, playerID, id);
  if (space === null) throw new Error(`place: space ${id} is not in play`);
  const joins = joined(occupantsOf(G, playerID, id), playerID);
  const price = joiningPrice(G, playerID, worker, id);
  const triggers = triggersOf(G, playerID, placing, joins);
  const player = G.players[playerID];
  if (worker === 'explorer') player.explorers -= 1;
  else if (worker === 'chief') player.chief -= 1;
  else player.warriors -= 1;
  G.occupants[id] ??= [];
  G.occupants[id].push({ owner: playerID, worker });
  G.turn.space = id;
  G.turn.gave = [];
  if (price > 0) loseMilitary(G, playerID, price, report);
  if (space.kind === 'territory') G.pending.push({ kind: 'afterAction', owner: playerID });
  push(G, playerID, id, space.do);
  for (const trigger of triggers.toReversed()) push(G, playerID, trigger.source, trigger.do);
}
