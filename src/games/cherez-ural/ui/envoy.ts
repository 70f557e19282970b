import type { Good, WorkerId } from '../content/terms';
import type { Business } from '../content/vocabulary';
import type { Prices } from '../rules/prices';
import type { G } from '../rules/state';
import { traitsOf } from '../rules/traits';

const NONE = { daily: null, chinese: null, fur: null, sable: null };

/** The prices on an envoy's card, with what persuasion adds, for showing; null: the card is no envoy. */
export function envoyPrices(G: G, worker: WorkerId, card: Business): Prices | null {
  const { everySale } = traitsOf(G, worker);
  const prices = {
    sell: { ...NONE } as Record<Good, number | null>,
    buy: { ...NONE } as Record<Good, number | null>,
  };
  let sells = false;
  for (const effect of card.effects) {
    if (effect.do === 'sell') {
      sells = true;
      for (const [good, price] of Object.entries(effect.prices) as [Good, number][])
        prices.sell[good] = price + everySale[good];
    }
    if (effect.do === 'buy') prices.buy[effect.good] = effect.price;
  }
  return sells ? prices : null;
}
