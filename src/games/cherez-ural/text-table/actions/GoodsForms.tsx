import { signed } from '../../../../language/signed';
import { worthOf } from '../../../../rules-kit/bag';
import { type ResourcePair, resourceChoices } from '../../../../table/resources/resources';
import { type ResourceField, ResourceForm } from '../../../../table/text/ResourceForm';
import { GOODS, type Good, type WorkerId } from '../../content/terms';
import { countGoods, load } from '../../rules/goods';
import type { Prices } from '../../rules/prices';
import { workerOf } from '../../rules/state/state';
import { workerSummary } from '../../rules/workerSummary';
import { lateSayer } from '../../text/late/en';
import { goldPhrase } from '../../text/words';
import type { Intent } from '../../view-model/legal';
import { useText } from '../context';

type DealFormProps = {
  readonly name: string;
  readonly title: string;
  readonly worker: WorkerId;
  readonly list: readonly ResourcePair<Good>[];
  readonly prices: Prices;
  readonly intentOf: (deal: ResourcePair<Good>) => Intent;
  readonly confirm: string;
};

/** A trade or an envoy's deal (R10.4, R6.4). */
export function DealForm({ name, title, worker, list, prices, intentOf, confirm }: DealFormProps) {
  const { G, say, t, language, refusal } = useText();
  const { goods, capacity } = workerSummary(G, worker);
  const all = resourceChoices(GOODS, list).mostOut();
  const sells = GOODS.flatMap((good): ResourceField<Good>[] => {
    const price = prices.sell[good];
    if (price === null) return [];
    const values = { good: t(`terms.goodsOf.${good}`), gold: goldPhrase(price, language), has: goods[good] };
    return [{ side: 'out', kind: good, label: say('sellField', values), most: goods[good] }];
  });
  const buys = GOODS.flatMap((good): ResourceField<Good>[] => {
    const price = prices.buy[good];
    if (price === null) return [];
    const values = { good: t(`terms.goodsOf.${good}`), gold: goldPhrase(price, language) };
    const most = Math.max(0, ...list.map((deal) => deal.in[good] ?? 0));
    return [{ side: 'in', kind: good, label: say('buyField', values), most }];
  });
  return (
    <ResourceForm
      name={name}
      title={title}
      kinds={GOODS}
      refusal={(deal) => {
        const { move, args } = intentOf(deal);
        return refusal(move, ...args);
      }}
      fields={[...sells, ...buys]}
      list={list}
      intentOf={intentOf}
      total={(deal) =>
        say('total', {
          change: signed(worthOf(GOODS, deal.out, prices.sell) - worthOf(GOODS, deal.in, prices.buy)),
          pieces: load(goods) - countGoods(deal.out) + countGoods(deal.in),
          capacity,
        })
      }
      confirm={confirm}
      shortcut={all === null ? undefined : { label: lateSayer(language)('deal.sellAll'), choice: all }}
    />
  );
}

/** R11.1, in both directions. */
export function HandOverForm() {
  const { G, legal, say, t, workerName, refusal } = useText();
  const [first] = legal.handOver;
  if (first === undefined) return null;
  const { from, to } = first;
  const fields = (side: 'out' | 'in', giver: WorkerId, taker: WorkerId) =>
    GOODS.map((good): ResourceField<Good> => {
      const has = workerOf(G, giver).goods[good];
      const [from, to] = [workerName(giver), workerName(taker)];
      const label = say('giveField', { from, to, good: t(`terms.goodsOf.${good}`), has });
      return { side, kind: good, label, most: has };
    });
  return (
    <ResourceForm
      name="handOver"
      title={say('handOverTitle')}
      kinds={GOODS}
      refusal={({ out, in: taken }) => refusal('handOver', { from, to, give: out, take: taken })}
      fields={[...fields('out', from, to), ...fields('in', to, from)]}
      list={legal.handOver.map(({ give, take }) => ({ out: give, in: take }))}
      intentOf={({ out, in: taken }) => ({ move: 'handOver', args: [{ from, to, give: out, take: taken }] })}
      confirm={t('table.action.handOver')}
    />
  );
}

/** R6.1. Nothing else is possible until then. */
export function ReturnForm({ worker }: { readonly worker: WorkerId }) {
  const { G, legal, say, t, language, workerName, refusal } = useText();
  const late = lateSayer(language);
  const { goods, capacity } = workerSummary(G, worker);
  const excess = load(goods) - capacity;
  return (
    <>
      <p>{late('return.why', { worker: workerName(worker), capacity })}</p>
      <ResourceForm
        name="returnGoods"
        title={late('return.title', { count: excess })}
        kinds={GOODS}
        refusal={({ out }) => refusal('returnGoods', out)}
        fields={GOODS.map((good) => ({
          side: 'out',
          kind: good,
          label: say('returnField', { good: t(`terms.goodsOf.${good}`), has: goods[good] }),
          most: goods[good],
        }))}
        list={legal.returnGoods.map((returned) => ({ out: returned, in: {} }))}
        intentOf={({ out }) => ({ move: 'returnGoods', args: [out] })}
        total={({ out }) => say('returnTotal', { count: countGoods(out), of: excess })}
        confirm={t('terms.move.returnGoods')}
      />
    </>
  );
}
