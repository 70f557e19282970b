import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import { board } from '../../content/board';
import type { PlayerID, SpaceId, WorkerId } from '../../content/terms';
import { chitPelts } from '../content-pack/contentOf';
import type { Report } from '../facts';
import { changeGold } from '../gold';
import { addGoods, emptyStock, toGoods } from '../goods';
import type { G, Stock } from '../state/state';
import { traitsOf } from '../traits';

export type HuntBonus = 'fur' | 'exchange';

const FUR: readonly [HuntBonus] = Object.freeze(['fur']);
const EXCHANGE: readonly [HuntBonus] = Object.freeze(['exchange']);

/** Returns the pelts of a hunt before the bonus: the chit's pelts and the worker card's extra (w01). */
function catchOf(G: G, workerId: WorkerId, at: SpaceId): Stock {
  const gain = emptyStock();
  addGoods(gain, chitPelts(G, G.hunting[at].chit));
  for (const ability of traitsOf(G, workerId).triggered) {
    if (ability.on === 'hunt' && 'gain' in ability) addGoods(gain, ability.gain);
  }
  return gain;
}

const canHuntAt = (G: G, at: SpaceId | null): at is SpaceId => at !== null && G.hunting[at]?.faceUp === true;

export function listHunt(G: G, workerId: WorkerId, add: (args: readonly [HuntBonus]) => void): void {
  const { at } = G.workers[workerId];
  if (G.turn.actionDone || !canHuntAt(G, at)) return;
  add(FUR);
  if (catchOf(G, workerId, at).fur > 0) add(EXCHANGE);
}

export function refuseHunt(G: G, workerId: WorkerId, bonus: HuntBonus): Refusal | null {
  const { at } = G.workers[workerId];
  if (G.turn.actionDone) return refuse('R8.4', 'actionDoneAlready');
  if (at === null || !board.space[at].huntingSpot) return refuse('R10.3', 'noHuntingSpot');
  if (G.hunting[at] === undefined) return refuse('R10.3', 'noHuntingChit', { space: at });
  if (!G.hunting[at].faceUp) return refuse('R10.3', 'huntingChitFaceDown', { space: at });
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
  const worker = G.workers[workerId];
  const at = worker.at as SpaceId;
  const gain = catchOf(G, workerId, at);
  if (bonus === 'fur') gain.fur += 1;
  else {
    gain.fur -= 1;
    gain.sable += 1;
  }
  G.box.push(G.hunting[at].chit);
  delete G.hunting[at];
  addGoods(worker.goods, gain);
  report({ fact: 'goods', worker: workerId, gained: toGoods(gain) });
  for (const ability of traitsOf(G, workerId).triggered) {
    if (ability.on === 'hunt' && 'gold' in ability) changeGold(G, playerID, ability.gold, 'worker', report);
  }
  G.turn.actionDone = true;
}
