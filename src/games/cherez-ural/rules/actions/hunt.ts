import { entryOf } from '../../../../rules-kit/indexed';
import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import { spaceOf } from '../../content/board';
import type { ChitId, PlayerID, SpaceId, WorkerId } from '../../content/terms';
import { chitPelts } from '../content-pack/contentOf';
import type { Report } from '../facts';
import { changeGold } from '../gold';
import { addGoods, emptyStock, toGoods } from '../goods';
import { type G, placeOf, type Stock, workerOf } from '../state/state';
import { traitsOf } from '../traits';

export type HuntBonus = 'fur' | 'exchange';

const FUR: readonly [HuntBonus] = Object.freeze(['fur']);
const EXCHANGE: readonly [HuntBonus] = Object.freeze(['exchange']);

const chitAt = (G: G, at: SpaceId): ChitId => entryOf(G.hunting, at).chit;

/** Returns the pelts of a hunt before the bonus: the chit's pelts and the worker card's extra (w01). */
function catchOf(G: G, workerId: WorkerId, at: SpaceId): Stock {
  const gain = emptyStock();
  addGoods(gain, chitPelts(G, chitAt(G, at)));
  for (const ability of traitsOf(G, workerId).triggered) {
    if (ability.on === 'hunt' && 'gain' in ability) addGoods(gain, ability.gain);
  }
  return gain;
}

const canHuntAt = (G: G, at: SpaceId | null): at is SpaceId => at !== null && G.hunting[at]?.faceUp === true;

export function listHunt(G: G, workerId: WorkerId, add: (args: readonly [HuntBonus]) => void): void {
  const { at } = workerOf(G, workerId);
  if (G.turn.actionDone || !canHuntAt(G, at)) return;
  add(FUR);
  if (catchOf(G, workerId, at).fur > 0) add(EXCHANGE);
}

export function refuseHunt(G: G, workerId: WorkerId, bonus: HuntBonus): Refusal | null {
  const { at } = workerOf(G, workerId);
  if (G.turn.actionDone) return refuse('R8.4', 'actionDoneAlready');
  if (at === null || !spaceOf(at).huntingSpot) return refuse('R10.3', 'noHuntingSpot');
  const spot = G.hunting[at];
  if (spot === undefined) return refuse('R10.3', 'noHuntingChit', { space: at });
  if (!spot.faceUp) return refuse('R10.3', 'huntingChitFaceDown', { space: at });
  if (bonus !== 'fur' && bonus !== 'exchange') return refuse('R10.3', 'huntBonusUnknown');
  return bonus === 'exchange' && catchOf(G, workerId, at).fur === 0
    ? refuse('R10.3', 'noFurToExchange')
    : null;
}

/**
 * Gives the worker the catch and the bonus in one gain (R10.3). The bonus is 1 extra fur, or 1 sable instead of a
 * caught fur.
 */
export function hunt(G: G, playerID: PlayerID, workerId: WorkerId, bonus: HuntBonus, report: Report): void {
  const worker = workerOf(G, workerId);
  const at = placeOf(worker);
  const gain = catchOf(G, workerId, at);
  if (bonus === 'fur') gain.fur += 1;
  else {
    gain.fur -= 1;
    gain.sable += 1;
  }
  G.box.push(chitAt(G, at));
  delete G.hunting[at];
  addGoods(worker.goods, gain);
  report({ fact: 'goods', worker: workerId, gained: toGoods(gain) });
  for (const ability of traitsOf(G, workerId).triggered) {
    if (ability.on !== 'hunt') continue;
    if ('gain' in ability) report({ fact: 'ability', card: workerId, goods: ability.gain });
    else {
      changeGold(G, playerID, ability.gold, 'worker', report);
      report({ fact: 'ability', card: workerId, gold: ability.gold });
    }
  }
  G.turn.actionDone = true;
}
