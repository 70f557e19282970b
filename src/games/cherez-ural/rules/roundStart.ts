import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { keysOf } from '../../../rules-kit/records';
import { type Refusal, refuse } from '../../../rules-kit/refusal';
import { spaceOf } from '../content/board';
import type { PlayerID, SpaceId, WorkerId } from '../content/terms';
import type { SituationEffect } from '../content/vocabulary';
import { isHarvestChit, isOpen, situationCard } from './content-pack/contentOf';
import { emptyStock } from './goods';
import { factoryOf, factoryWorker } from './prices';
import { baseCities, cities, isExplored, isSpace } from './spaces';
import { type G, playerOf, type Worker, workerOf } from './state/state';

/** Turns face-down harvest chits on hunting spots face up (R7.1). */
export function turnUpHuntingChits(G: G): void {
  for (const spot of Object.values(G.hunting)) spot.faceUp = true;
}

function applySituation(G: G, effect: SituationEffect): void {
  switch (effect.do) {
    case 'removeHarvestChits': {
      const explore = G.exploration[effect.at];
      if (explore !== undefined && isHarvestChit(explore)) {
        G.box.push(explore);
        delete G.exploration[effect.at];
        if (G.soloDisc === effect.at) G.soloDisc = null;
      }
      const hunting = G.hunting[effect.at];
      if (hunting !== undefined) {
        G.box.push(hunting.chit);
        delete G.hunting[effect.at];
      }
      return;
    }
    case 'moveNoExplorationChit':
      if (effect.from === 'supply') {
        if (G.noExplorationSupply === 0) return;
        G.noExplorationSupply -= 1;
      } else {
        if (G.exploration[effect.from] !== 'noExploration') return;
        delete G.exploration[effect.from];
      }
      if (effect.to === 'supply' || G.exploration[effect.to] !== undefined) G.noExplorationSupply += 1;
      else G.exploration[effect.to] = 'noExploration';
      return;
    case 'noEntry':
      G.noEntry.push(...effect.at);
      return;
    case 'sellPrice':
    case 'firstTradeStep':
      // `prices` and `tradeSteps` read these while the card is in force.
      return;
  }
}

/** Checks whether this round's situation card is revealed (R7.2). */
export const isSituationRevealed = (G: G): boolean => G.situationRound === G.round;

/** Reveals and applies this round's situation card, once (R7.2). */
export function revealSituation(G: G): void {
  if (isSituationRevealed(G)) return;
  const card = G.situationDeck.shift();
  if (card === undefined || !isOpen(card))
    throw new Error('revealSituation: the situation deck has no open card');
  G.situations.push(card);
  G.situationRound = G.round;
  for (const effect of situationCard(G, card).effects) applySituation(G, effect);
}

/** Returns the number of workers per player: 1 in rounds 1 and 2, 2 in rounds 3 and 4 (R4.6). */
export const workersInRound = (round: number): number => (round < 3 ? 1 : 2);

export const mustChooseWorker = (G: G, playerID: PlayerID): boolean =>
  playerOf(G, playerID).workers.length < workersInRound(G.round);

export const allWorkersChosen = (G: G): boolean =>
  G.turnOrder.every((playerID) => !mustChooseWorker(G, playerID));

export function listChooseWorkerCard(
  G: G,
  playerID: PlayerID,
  add: (args: readonly [WorkerId]) => void,
): void {
  const player = playerOf(G, playerID);
  if (player.chosenWorker !== null || !mustChooseWorker(G, playerID)) return;
  for (const card of player.workerHand) if (isOpen(card)) add([card]);
}

export function refuseChooseWorkerCard(G: G, playerID: PlayerID, card: WorkerId): Refusal | null {
  const player = playerOf(G, playerID);
  if (!mustChooseWorker(G, playerID)) return refuse('R7.3', 'noWorkerToChoose');
  if (player.chosenWorker !== null) return refuse('R7.3', 'workerCardChosen');
  return player.workerHand.includes(card) ? null : refuse('R7.3', 'workerNotInHand');
}

export const newWorker = (id: WorkerId, owner: PlayerID): Worker => ({
  id,
  owner,
  at: null,
  goods: emptyStock(),
  acted: false,
  businessDone: false,
  businessesThisRound: 0,
  stepGoldTaken: false,
  attached: [],
});

/** Records a secret pick. Once all players have picked, the cards are revealed together (R7.3). */
export function chooseWorkerCard(G: G, playerID: PlayerID, card: WorkerId): void {
  playerOf(G, playerID).chosenWorker = card;
  if (G.turnOrder.some((seat) => mustChooseWorker(G, seat) && playerOf(G, seat).chosenWorker === null))
    return;
  for (const seat of G.turnOrder) {
    const player = playerOf(G, seat);
    const chosen = player.chosenWorker;
    if (!isOpen(chosen)) continue;
    player.workerHand.splice(player.workerHand.indexOf(chosen), 1);
    player.workers.push(chosen);
    player.chosenWorker = null;
    G.workers[chosen] = newWorker(chosen, seat);
  }
}

export type Placing = Readonly<Record<WorkerId, SpaceId>>;

/**
 * Lists a worker's possible spaces: its present space and the explored base cities (R7.4). A worker revealed this round
 * has no present space.
 */
export function placesFor(G: G, workerId: WorkerId): SpaceId[] {
  const { at } = workerOf(G, workerId);
  const bases = baseCities.filter((city) => isExplored(G, city));
  return at === null || bases.includes(at) ? bases : [at, ...bases];
}

export const isPlacing = (G: G, playerID: PlayerID): boolean => !G.placed.includes(playerID);

export function listPlaceWorkers(G: G, playerID: PlayerID, add: (args: readonly [Placing]) => void): void {
  if (!isPlacing(G, playerID)) return;
  let placings: Placing[] = [{}];
  for (const workerId of playerOf(G, playerID).workers) {
    const places = placesFor(G, workerId);
    placings = placings.flatMap((placing) => places.map((spaceId) => ({ ...placing, [workerId]: spaceId })));
  }
  for (const placing of placings) add([placing]);
}

/** Returns a random placing; all are equally likely. */
export function anyPlaceWorkers(G: G, playerID: PlayerID, random: () => number): readonly [Placing] | null {
  if (!isPlacing(G, playerID)) return null;
  const placing: Record<WorkerId, SpaceId> = {};
  for (const workerId of playerOf(G, playerID).workers) {
    const places = placesFor(G, workerId);
    placing[workerId] = itemAt(places, Math.floor(random() * places.length));
  }
  return [placing];
}

export function refusePlaceWorkers(G: G, playerID: PlayerID, placing: Placing): Refusal | null {
  if (!isPlacing(G, playerID)) return refuse('R7.4', 'placedAlready');
  const { workers } = playerOf(G, playerID);
  const named = keysOf(placing);
  if (named.length !== workers.length || !workers.every((workerId) => named.includes(workerId)))
    return refuse('R7.4', 'placeAllWorkers');
  for (const workerId of workers) {
    const to = entryOf(placing, workerId);
    if (placesFor(G, workerId).includes(to)) continue;
    if (!isSpace(to)) return refuse('R7.4', 'noSuchSpace', { space: String(to) });
    return refuse('R7.4', 'placeOnBase', { worker: workerId, space: to });
  }
  return null;
}

export function placeWorkers(G: G, playerID: PlayerID, placing: Placing): void {
  for (const workerId of playerOf(G, playerID).workers) workerOf(G, workerId).at = entryOf(placing, workerId);
  G.placed.push(playerID);
}

/** Returns the player who must decide about the factory once all have placed (R7.5); null if there is no decision. */
export function factoryDecider(G: G): PlayerID | null {
  if (G.factoryDecided || G.placed.length < G.turnOrder.length) return null;
  const worker = factoryWorker(G);
  return worker === null ? null : workerOf(G, worker).owner;
}

/** Lists the explored cities in the factory's region, except its present city (w05). */
export function factorySites(G: G): SpaceId[] {
  const worker = factoryWorker(G);
  const factory = worker === null ? null : factoryOf(G, worker);
  if (factory === null) return [];
  return cities.filter(
    (city) => spaceOf(city).region === factory.region && isExplored(G, city) && city !== G.factoryAt,
  );
}

export function listPlaceFactory(
  G: G,
  playerID: PlayerID,
  add: (args: readonly [SpaceId | null]) => void,
): void {
  if (factoryDecider(G) !== playerID) return;
  add([null]);
  for (const city of factorySites(G)) add([city]);
}

export function refusePlaceFactory(G: G, playerID: PlayerID, city: SpaceId | null): Refusal | null {
  if (factoryDecider(G) !== playerID) return refuse('R7.5', 'noFactoryToPlace');
  if (city === null || factorySites(G).includes(city)) return null;
  return refuse('R7.5', 'factorySite');
}

/** Moves the factory's marker to a city; null leaves it where it is (R7.5, w05). */
export function placeFactory(G: G, city: SpaceId | null): void {
  if (city !== null) G.factoryAt = city;
  G.factoryDecided = true;
}

export const placementDone = (G: G): boolean =>
  G.placed.length === G.turnOrder.length && factoryDecider(G) === null;

/**
 * Returns the turn-order index of the next player to place, then the index of the factory's owner; undefined when all
 * are done.
 */
export function nextToPlace(G: G): number | undefined {
  const position = G.turnOrder.findIndex((playerID) => isPlacing(G, playerID));
  if (position >= 0) return position;
  const decider = factoryDecider(G);
  return decider === null ? undefined : G.turnOrder.indexOf(decider);
}
