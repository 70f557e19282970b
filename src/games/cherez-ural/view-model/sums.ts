/** Itemizes the gold of a deal or a business. */
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { board, spaceOf } from '../content/board';
import { GOODS, type Good, type SpaceId, type WorkerId } from '../content/terms';
import { envoyPrices } from '../rules/actions/business';
import type { Deal } from '../rules/actions/trade';
import type { Fact } from '../rules/facts';
import { goldBySource } from '../rules/foresee';
import { openFactory, prices } from '../rules/prices';
import { type G, workerOf } from '../rules/state/state';
import { triggeredOf } from '../rules/traits';
import type { SayLink } from '../text/links/en';
import { pieces } from '../text/words';
import type { Table } from './table';

export type Addend = { readonly text: string; readonly amount: number };

type Summing = Pick<Table, 'G' | 'content' | 'language' | 'workerName'> & { readonly link: SayLink };

const withAttached = (G: G, id: WorkerId, attached: G['workers'][WorkerId]['attached']): G => ({
  ...G,
  workers: { ...G.workers, [id]: { ...workerOf(G, id), attached } },
});

type Part = { readonly from: string; readonly by: number };

/** Splits a price into its successive changes, in the order in which the rules apply them. */
function partsOf(
  { G, content, language, workerName, link }: Summing,
  worker: WorkerId,
  what: string,
  first: readonly (readonly [from: string, price: number])[],
  priceIn: (state: G) => number,
): readonly Part[] {
  const { attached } = workerOf(G, worker);
  const steps: (readonly [from: string, price: number])[] = [...first];
  steps.push([
    link('sum.worker', { what, worker: workerName(worker) }),
    priceIn(withAttached(G, worker, [])),
  ]);
  for (const [nth, card] of attached.entries())
    steps.push([
      link('sum.worker', { what, worker: entryOf(content.businesses, card).name[language] }),
      priceIn(withAttached(G, worker, attached.slice(0, nth + 1))),
    ]);
  let last = 0;
  return steps.map(([from, price]) => {
    const by = price - last;
    last = price;
    return { from, by };
  });
}

function saleParts(summing: Summing, worker: WorkerId, at: SpaceId, good: Good, what: string) {
  const { G, link } = summing;
  const row = spaceOf(at).priceRow;
  const printed = row === null ? 0 : (board.sellPrices[row][good] ?? 0);
  return partsOf(
    summing,
    worker,
    what,
    [
      [link('sum.board', { what }), printed],
      [link('sum.situation', { what }), prices(G, at).sell[good] ?? 0],
    ],
    (state) => prices(state, at, worker).sell[good] ?? 0,
  );
}

function envoyParts(summing: Summing, worker: WorkerId, card: string, good: Good, what: string) {
  const { content, link } = summing;
  const business = entryOf(content.businesses, card);
  const selling = business.effects.find((effect) => effect.do === 'sell');
  const printed = selling?.do === 'sell' ? (selling.prices[good] ?? 0) : 0;
  return partsOf(
    summing,
    worker,
    what,
    [[link('sum.card', { what }), printed]],
    (state) => envoyPrices(state, business, worker)?.sell[good] ?? 0,
  );
}

/**
 * Itemizes the income of each kind sold and the cost of each kind bought, by price change (R10.4, R6.4). `card` is the
 * envoy card of an envoy's deal.
 */
export function dealAddends(
  summing: Summing,
  worker: WorkerId,
  deal: Deal,
  card?: string,
): readonly Addend[] {
  const { G, content, language, link } = summing;
  const { at } = workerOf(G, worker);
  if (at === null) return [];
  return GOODS.flatMap((good) => {
    const [sold, bought] = [deal.sell[good] ?? 0, deal.buy[good] ?? 0];
    const what = pieces(good, Math.max(sold, bought), language);
    const parts =
      sold === 0
        ? []
        : card === undefined
          ? saleParts(summing, worker, at, good, what)
          : envoyParts(summing, worker, card, good, what);
    const price =
      card === undefined
        ? prices(G, at, worker).buy[good]
        : envoyPrices(G, entryOf(content.businesses, card), worker)?.buy[good];
    const isFactory = card === undefined && openFactory(G, at)?.sells === good;
    const spent: Addend = {
      text: isFactory
        ? link('sum.factory', { what: link('sum.bought', { what }) })
        : link('sum.bought', { what }),
      amount: -bought * (price ?? 0),
    };
    return [...parts.map(({ from, by }) => ({ text: from, amount: by * sold })), spent];
  }).filter(({ amount }) => amount !== 0);
}

const WHY = {
  firstTrackStepOfRound: 'step',
  firstBusinessOfRound: 'first',
  hunt: 'hunted',
} as const;

/** Itemizes the gold from workers' abilities, by worker (R10.3, R10.4, R11.4). */
export function workerAddends(summing: Summing, facts: readonly Fact[], playerID: string): readonly Addend[] {
  const { G, workerName, link } = summing;
  const waiting = (['firstTrackStepOfRound', 'firstBusinessOfRound', 'hunt'] as const).flatMap((on) =>
    triggeredOf(G, playerID, on).flatMap(({ workerId, ability }) =>
      'gold' in ability ? [{ workerId, on, gold: ability.gold }] : [],
    ),
  );
  return facts.flatMap((fact): Addend[] => {
    if (fact.fact !== 'gold' || fact.playerID !== playerID || fact.source !== 'worker') return [];
    const found = waiting.findIndex(({ gold }) => gold === fact.amount);
    if (found < 0) return [];
    const { workerId, on } = itemAt(waiting.splice(found, 1), 0);
    const text = link('sum.other', { worker: workerName(workerId), why: link(`sum.${WHY[on]}`) });
    return [{ text, amount: fact.amount }];
  });
}

/** Itemizes the gold of a business without a deal: the card's own, then what workers add. */
export const businessAddends = (
  summing: Summing,
  facts: readonly Fact[],
  playerID: string,
): readonly Addend[] => {
  const amount = goldBySource(facts, playerID).get('business') ?? 0;
  const own = amount === 0 ? [] : [{ text: summing.link('sum.business'), amount }];
  return [...own, ...workerAddends(summing, facts, playerID)];
};
