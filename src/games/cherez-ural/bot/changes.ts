/** How trades, hunts, gains and businesses change a worker's load, precomputed for all loads. */
import { itemAt } from '../../../rules-kit/indexed';
import { GOODS, type Goods } from '../content/terms';
import type { Business, Pelts } from '../content/vocabulary';
import { bothGoods, mixes, selections } from '../rules/goods';
import type { Prices } from '../rules/prices';
import { type G, playerOf } from '../rules/state/state';
import type { Traits } from '../rules/traits';
import type { Outlook } from './outlook';
import { type Change, type Changes, changed, type Loads, toChanges } from './stocks';

/** Estimated gold per round of a business that stays with its worker. */
export const STAYING_WORTH = 6;

export function tradeChanges(loads: Loads, capacity: number, price: Prices): Changes {
  const list: Change[] = [];
  const forSale = GOODS.filter((good) => price.buy[good] !== null);
  loads.list.forEach((stock, from) => {
    for (const sell of selections(stock)) {
      if (GOODS.some((good) => sell[good] !== undefined && price.sell[good] === null)) continue;
      let gold = 0;
      for (const good of GOODS) gold += (sell[good] ?? 0) * (price.sell[good] ?? 0);
      const to = changed(loads, stock, sell, {});
      if (to === null) continue;
      if (to !== from) list.push([from, to, gold]);
      const left = itemAt(loads.list, to);
      const room = capacity - left.daily - left.chinese - left.fur - left.sable;
      for (const good of forSale) {
        if (sell[good] !== undefined) continue;
        for (let bought = 1; bought <= room; bought++) {
          const after = changed(loads, left, {}, { [good]: bought });
          if (after !== null) list.push([from, after, gold - bought * (price.buy[good] ?? 0)]);
        }
      }
    }
  });
  return toChanges(list);
}

/** R10.3, with the worker card's extras. */
export function huntChanges(loads: Loads, { triggered }: Traits, { fur, sable }: Pelts): Changes {
  let furs = fur;
  let gold = 0;
  for (const ability of triggered) {
    if (ability.on !== 'hunt') continue;
    if ('gain' in ability) furs += ability.gain.fur ?? 0;
    else gold += ability.gold;
  }
  const list: Change[] = [];
  loads.list.forEach((stock, from) => {
    const kept = changed(loads, stock, {}, { fur: furs + 1, sable });
    if (kept !== null) list.push([from, kept, gold]);
    const exchanged = furs > 0 ? changed(loads, stock, {}, { fur: furs - 1, sable: sable + 1 }) : null;
    if (exchanged !== null) list.push([from, exchanged, gold]);
  });
  return toChanges(list);
}

const gains = new WeakMap<Loads, Map<number, Changes>>();

export function gainChanges(loads: Loads, { fur, sable }: Pelts): Changes {
  let byPrint = gains.get(loads);
  if (byPrint === undefined) {
    byPrint = new Map();
    gains.set(loads, byPrint);
  }
  const print = 100 * fur + sable;
  let found = byPrint.get(print);
  if (found === undefined) {
    const list: Change[] = [];
    loads.list.forEach((stock, from) => {
      const to = changed(loads, stock, {}, { fur, sable });
      if (to !== null) list.push([from, to, 0]);
    });
    found = toChanges(list);
    byPrint.set(print, found);
  }
  return found;
}

/** Returns the gold of a business's effects, and the alternative goods that it can bring. */
function gainOf(G: G, owner: string, card: Business, outlook: Outlook) {
  let gold = -(card.cost.gold ?? 0);
  let goods: readonly Goods[] = [{}];
  for (const effect of card.effects) {
    switch (effect.do) {
      case 'gold':
      case 'goldAtFinalScoring':
        gold += effect.amount;
        break;
      case 'goldPerPlayerBehind': {
        const own = playerOf(G, owner).tracks[effect.track];
        const behind = Object.values(G.players).filter(({ tracks }) => tracks[effect.track] < own).length;
        gold += effect.amount * Math.max(behind, G.numPlayers > 1 ? 0.5 : 0);
        break;
      }
      case 'tokens':
        gold += effect.amount * outlook.token;
        break;
      case 'trackStep':
        gold += outlook.step[effect.track];
        break;
      case 'goods':
        goods = [effect.goods];
        break;
      case 'goodsInAnyMix':
        goods = mixes(effect.count, effect.of);
        break;
      case 'oneOfGoods':
        goods = effect.options;
        break;
      case 'stayWithWorker':
        gold += STAYING_WORTH * (5 - G.round);
        break;
      case 'sell':
      case 'buy':
      case 'oneMoreBusiness':
        break;
    }
  }
  return { gold, goods };
}

export function businessChanges(
  G: G,
  owner: string,
  card: Business,
  loads: Loads,
  { everySale }: Traits,
  outlook: Outlook,
): Changes {
  const list: Change[] = [];
  const { gold, goods } = gainOf(G, owner, card, outlook);
  const selling = card.effects.find((effect) => effect.do === 'sell');
  const cost = card.cost.goods ?? {};
  loads.list.forEach((stock, from) => {
    if (selling !== undefined) {
      for (const sell of selections(stock)) {
        const kinds = GOODS.filter((good) => sell[good] !== undefined);
        if (kinds.length === 0 || kinds.some((good) => selling.prices[good] === undefined)) continue;
        let income = 0;
        for (const good of kinds)
          income += (sell[good] ?? 0) * ((selling.prices[good] ?? 0) + everySale[good]);
        const to = changed(loads, stock, bothGoods(sell, cost), {});
        if (to !== null) list.push([from, to, gold + income]);
      }
      return;
    }
    for (const gained of goods) {
      const to = changed(loads, stock, cost, gained);
      if (to !== null) list.push([from, to, gold]);
    }
  });
  return toChanges(list);
}
