import { keysOf, recordOf } from '../../../../rules-kit/records';
import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import { spaceOf } from '../../content/board';
import { EXPLORING_STARTS, FAR_EAST_GATE, forPlayers } from '../../content/setup';
import { type PlayerID, SPACES, type SpaceId, type WorkerId } from '../../content/terms';
import { chitPelts, isHarvestChit } from '../content-pack/contentOf';
import type { Report } from '../facts';
import { changeGold } from '../gold';
import { addGoods } from '../goods';
import { isExplored, isSpace } from '../spaces';
import { type G, placeOf, workerOf } from '../state/state';
import { triggeredOf } from '../traits';

/** Checks whether the cities that open the Far East are explored (R10.1, R14.3 to R14.5). */
export function isFarEastOpen(G: G): boolean {
  const { need, cities } = forPlayers(FAR_EAST_GATE, G.numPlayers);
  return need === 'all'
    ? cities.every((city) => isExplored(G, city))
    : cities.some((city) => isExplored(G, city));
}

/**
 * Checks whether a city can be explored now: it has a harvest chit on its exploration spot, and a Far East city needs
 * the Far East open (R10.1). Doesn't check the worker's place.
 */
export function canExplore(G: G, cityId: SpaceId): boolean {
  const chit = G.exploration[cityId];
  return (
    chit !== undefined &&
    chit !== 'noExploration' &&
    (spaceOf(cityId).region !== 'far-east' || isFarEastOpen(G))
  );
}

const startsHere = (G: G, at: SpaceId | null): boolean =>
  at !== null && EXPLORING_STARTS.includes(at) && isExplored(G, at);

const argsOf = recordOf(SPACES, (id) => Object.freeze([id] as const));

export function listExplore(G: G, workerId: WorkerId, add: (args: readonly [SpaceId]) => void): void {
  if (G.turn.actionDone || !startsHere(G, workerOf(G, workerId).at)) return;
  for (const cityId of keysOf(G.exploration)) if (canExplore(G, cityId)) add(argsOf[cityId]);
}

export function refuseExplore(G: G, workerId: WorkerId, cityId: SpaceId): Refusal | null {
  if (G.turn.actionDone) return refuse('R8.4', 'actionDoneAlready');
  if (!startsHere(G, workerOf(G, workerId).at)) return refuse('R10.1', 'exploreFromMoscow');
  if (!isSpace(cityId)) return refuse('R10.1', 'noSuchSpace', { space: String(cityId) });
  const chit = G.exploration[cityId];
  if (chit === undefined) return refuse('R10.1', 'nothingToExplore', { space: cityId });
  if (chit === 'noExploration') return refuse('R10.1', 'noExplorationChit', { space: cityId });
  return canExplore(G, cityId) ? null : refuse('R10.1', 'farEastClosed', { players: G.numPlayers });
}

/**
 * Moves the worker to the city and gives it the chit's pelts. The chit goes face down onto the hunting spot until the
 * next round (R10.1). The solo game's marked chit yields nothing and leaves the game (R14.5).
 */
export function explore(G: G, playerID: PlayerID, workerId: WorkerId, cityId: SpaceId, report: Report): void {
  const worker = workerOf(G, workerId);
  const chit = G.exploration[cityId];
  if (chit === undefined || !isHarvestChit(chit)) throw new Error(`explore: no harvest chit in ${cityId}`);
  report({ fact: 'moved', worker: workerId, from: placeOf(worker), to: cityId });
  worker.at = cityId;
  delete G.exploration[cityId];
  const pelts = chitPelts(G, chit);
  report({ fact: 'chit', at: cityId, pelts });
  if (G.soloDisc === cityId) {
    G.soloDisc = null;
    G.box.push(chit);
  } else {
    addGoods(worker.goods, pelts);
    report({ fact: 'goods', worker: workerId, gained: pelts });
    G.hunting[cityId] = { chit, faceUp: false };
  }
  for (const other of G.turnOrder) {
    if (other === playerID) continue;
    for (const { ability } of triggeredOf(G, other, 'otherPlayerExplores'))
      changeGold(G, other, ability.gold, 'worker', report);
  }
  G.turn.actionDone = true;
}
