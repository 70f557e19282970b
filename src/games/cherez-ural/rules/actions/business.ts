import { keysOf } from '../../../../rules-kit/records';
import { type Refusal, refuse } from '../../../../rules-kit/refusal';
import { spaceOf } from '../../content/board';
import {
  type BusinessId,
  GOODS,
  type Good,
  type Goods,
  type PlayerID,
  type SpaceId,
  type WorkerId,
} from '../../content/terms';
import type { Business, Destination, Effect } from '../../content/vocabulary';
import { businessCard, isOpen } from '../content-pack/contentOf';
import type { Report } from '../facts';
import { changeGold, gainTokens } from '../gold';
import { addGoods, countGoods, hasGoods, mixes } from '../goods';
import type { Prices } from '../prices';
import { isClosed, isExplored } from '../spaces';
import { type G, type Moment, playerOf, workerOf } from '../state/state';
import { stepTrack } from '../tracks';
import { changesPrice, reportModifiers, traitsOf, triggeredOf } from '../traits';
import { type Deal, dealsOf, type Holdings, holdingsOf, refuseDeal } from './trade';

/** The chosen goods, or the deal of an envoy card. */
export type BusinessChoice = Goods | Deal;
export type BusinessArgs = { readonly card: BusinessId; readonly choice?: BusinessChoice };

/** Checks whether a city matches a business's destination. Doesn't check that the city is explored. */
export function fitsDestination(destination: Destination, cityId: SpaceId): boolean {
  const space = spaceOf(cityId);
  if (space.kind === 'village') return false;
  switch (destination.in) {
    case 'cities':
      return destination.cities.includes(cityId);
    case 'region':
      return space.region === destination.region;
    case 'outsideRegion':
      return space.region !== destination.region;
    case 'regionOnSea':
      return space.region === destination.region && space.sea === destination.sea;
    case 'exportCities':
      return space.exportTrack === destination.track;
  }
}

/** Chain cards (p17, p30, p31, p34) don't use up the worker's allowance of businesses. */
const isChain = (card: Business): boolean => card.effects.some((effect) => effect.do === 'oneMoreBusiness');

const find = <Do extends Effect['do']>(card: Business, kind: Do) =>
  card.effects.find((effect): effect is Extract<Effect, { do: Do }> => effect.do === kind);

/**
 * Returns an envoy card's prices, with the worker's persuasion bonus on each kind that the envoy buys; null for other
 * cards.
 */
export function envoyPrices(G: G, card: Business, workerId: WorkerId): Prices | null {
  const selling = find(card, 'sell');
  if (selling === undefined) return null;
  const { everySale } = traitsOf(G, workerId);
  const price = (good: Good) => {
    const base = selling.prices[good];
    return base === undefined ? null : base + everySale[good];
  };
  const buying = find(card, 'buy');
  const nothing = { daily: null, chinese: null, fur: null, sable: null };
  return {
    sell: { daily: price('daily'), chinese: price('chinese'), fur: price('fur'), sable: price('sable') },
    buy: buying === undefined ? nothing : { ...nothing, [buying.good]: buying.price },
  };
}

/** Checks the hand, allowance, place, time and cost, but not the choice (R6.3 to R6.5, R11.4). */
function refuseCard(G: G, moment: Moment, workerId: WorkerId, id: BusinessId): Refusal | null {
  const worker = workerOf(G, workerId);
  const player = playerOf(G, worker.owner);
  if (!player.hand.includes(id)) return refuse('R6.3', 'notInHand', { card: id });
  if (worker.businessDone)
    return traitsOf(G, workerId).businessesPer === 'phase'
      ? refuse('R6.3', 'onePerPhase')
      : refuse('R6.3', 'onePerRound');
  const card = businessCard(G, id);
  if (card.timing === 'afterActionInWinter2' && (moment.phase !== 'winter2' || !G.turn.actionDone))
    return refuse('R6.4', 'afterActionInWinter2');
  const { at } = worker;
  if (at === null) return refuse('R6.4', 'notPlaced');
  if (isClosed(G, at)) return refuse('R6.2', 'closed', { space: at });
  if (card.destination !== null) {
    if (!fitsDestination(card.destination, at))
      return refuse('R6.4', 'wrongDestination', { space: at, destination: id });
    if (!isExplored(G, at)) return refuse('R6.4', 'unexplored', { space: at });
  }
  const payment = card.destination === null ? 'R6.5' : 'R6.4';
  if (!hasGoods(worker.goods, card.cost.goods ?? {})) return refuse(payment, 'costGoodsMissing');
  const need = card.cost.gold ?? 0;
  return need > player.gold ? refuse(payment, 'notEnoughGold', { need, have: player.gold }) : null;
}

/** Returns the goods and gold left for the envoy's deal. The card's cost is paid first (R6.4). */
function leftToDeal(G: G, { cost }: Business, workerId: WorkerId): Holdings {
  const held = holdingsOf(G, workerId);
  if (cost.goods === undefined && cost.gold === undefined) return held;
  const goods = { ...held.goods };
  addGoods(goods, cost.goods ?? {}, -1);
  return { ...held, goods, gold: held.gold - (cost.gold ?? 0) };
}

/** Lists the choices that a card offers this worker; `[undefined]` if the card needs no choice. */
function choices(G: G, card: Business, workerId: WorkerId): readonly (BusinessChoice | undefined)[] {
  const envoy = envoyPrices(G, card, workerId);
  if (envoy !== null) {
    const most = find(card, 'buy')?.most ?? 0;
    return dealsOf(leftToDeal(G, card, workerId), envoy).filter(
      ({ sell, buy }) => countGoods(sell) > 0 && countGoods(buy) <= most,
    );
  }
  const mix = find(card, 'goodsInAnyMix');
  if (mix !== undefined) return mixes(mix.count, mix.of);
  return find(card, 'oneOfGoods')?.options ?? [undefined];
}

export function listBusinesses(
  G: G,
  moment: Moment,
  workerId: WorkerId,
  add: (args: readonly [BusinessArgs]) => void,
): void {
  const worker = workerOf(G, workerId);
  if (worker.businessDone) return;
  for (const id of playerOf(G, worker.owner).hand) {
    if (!isOpen(id)) continue;
    const { destination } = businessCard(G, id);
    // Most cards have another destination; skipping those early avoids building a refusal for each.
    if (worker.at !== null && destination !== null && !fitsDestination(destination, worker.at)) continue;
    if (refuseCard(G, moment, workerId, id) !== null) continue;
    for (const choice of choices(G, businessCard(G, id), workerId))
      add([choice === undefined ? { card: id } : { card: id, choice }]);
  }
}

const isDeal = (choice: BusinessChoice | undefined): choice is Deal =>
  choice !== undefined && 'sell' in choice && 'buy' in choice;

function isSameChoice(a: BusinessChoice | undefined, b: BusinessChoice | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return !isDeal(a) && !isDeal(b) && GOODS.every((good) => (a[good] ?? 0) === (b[good] ?? 0));
}

export function refuseBusiness(
  G: G,
  moment: Moment,
  workerId: WorkerId,
  { card: id, choice }: BusinessArgs,
): Refusal | null {
  const refused = refuseCard(G, moment, workerId, id);
  if (refused !== null) return refused;
  const card = businessCard(G, id);
  const envoy = envoyPrices(G, card, workerId);
  if (envoy === null)
    return choices(G, card, workerId).some((offered) => isSameChoice(offered, choice))
      ? null
      : refuse('R6.4', 'notLegal', { move: 'completeBusiness' });
  if (!isDeal(choice)) return refuse('R6.4', 'envoyNeedsDeal');
  if (countGoods(choice.sell) === 0) return refuse('R6.4', 'envoySells');
  const most = find(card, 'buy')?.most ?? 0;
  if (countGoods(choice.buy) > most) return refuse('R6.4', 'envoyBuysAtMost', { most });
  const left = leftToDeal(G, card, workerId);
  const taken = !hasGoods(left.goods, choice.sell) && hasGoods(workerOf(G, workerId).goods, choice.sell);
  return taken ? refuse('R6.4', 'goodsTakenByCost') : refuseDeal(left, choice, envoy);
}

function applyEffect(
  G: G,
  playerID: PlayerID,
  workerId: WorkerId,
  card: Business,
  effect: Effect,
  choice: BusinessChoice | undefined,
  report: Report,
): void {
  const worker = workerOf(G, workerId);
  const gain = (gained: Goods) => {
    addGoods(worker.goods, gained);
    report({ fact: 'goods', worker: workerId, gained });
  };
  switch (effect.do) {
    case 'gold':
      changeGold(G, playerID, effect.amount, 'business', report);
      return;
    case 'goldPerPlayerBehind': {
      const own = playerOf(G, playerID).tracks[effect.track];
      const behind = Object.values(G.players).filter((player) => player.tracks[effect.track] < own).length;
      changeGold(G, playerID, behind * effect.amount, 'business', report);
      return;
    }
    case 'tokens':
      gainTokens(G, playerID, effect.amount, report);
      return;
    case 'goods':
      gain(effect.goods);
      return;
    case 'goodsInAnyMix':
    case 'oneOfGoods':
      gain(choice as Goods);
      return;
    case 'trackStep':
      stepTrack(G, playerID, effect.track, 1, report);
      return;
    case 'sell': {
      const { sell } = choice as Deal;
      const price = envoyPrices(G, card, workerId) as Prices;
      addGoods(worker.goods, sell, -1);
      report({ fact: 'goods', worker: workerId, given: sell });
      const gold = keysOf(sell).reduce((sum, good) => sum + (sell[good] ?? 0) * (price.sell[good] ?? 0), 0);
      changeGold(G, playerID, gold, 'business', report);
      reportModifiers(G, workerId, (each) => changesPrice(each, sell) && each.scope === 'everySale', report);
      return;
    }
    case 'buy': {
      const { buy } = choice as Deal;
      const pieces = buy[effect.good] ?? 0;
      if (pieces === 0) return;
      changeGold(G, playerID, -pieces * effect.price, 'business', report);
      gain(buy);
      return;
    }
    case 'stayWithWorker':
      worker.attached.push(card.id);
      return;
    case 'goldAtFinalScoring':
    case 'oneMoreBusiness':
      return;
  }
}

/** Pays the full cost, then applies the card's effects in the order written (R6.4, R6.5, R11.4). */
export function completeBusiness(
  G: G,
  playerID: PlayerID,
  workerId: WorkerId,
  { card: id, choice }: BusinessArgs,
  report: Report,
): void {
  const worker = workerOf(G, workerId);
  const player = playerOf(G, playerID);
  const card = businessCard(G, id);
  player.hand.splice(player.hand.indexOf(id), 1);
  player.completed.push({ card: id, worker: workerId, round: G.round, faceUp: true });
  if (card.cost.goods !== undefined) {
    addGoods(worker.goods, card.cost.goods, -1);
    report({ fact: 'goods', worker: workerId, given: card.cost.goods });
  }
  changeGold(G, playerID, -(card.cost.gold ?? 0), 'business', report);
  for (const effect of card.effects) applyEffect(G, playerID, workerId, card, effect, choice, report);
  if (!isChain(card)) worker.businessDone = true;
  worker.businessesThisRound += 1;
  if (worker.businessesThisRound > 1) return;
  for (const { workerId: owner, ability } of triggeredOf(G, playerID, 'firstBusinessOfRound')) {
    if (owner !== workerId) continue;
    changeGold(G, playerID, ability.gold, 'worker', report);
    report({ fact: 'ability', card: workerId, gold: ability.gold });
  }
}
