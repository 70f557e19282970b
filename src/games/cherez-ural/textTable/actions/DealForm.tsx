import { signed } from '../../../../language/signed';
import { worthOf } from '../../../../rules-kit/bag';
import { bagChoices, type TwoBags } from '../../../../table/bags/bags';
import { type BagField, BagForm } from '../../../../table/text/BagForm';
import { GOODS, type Good, type WorkerId } from '../../content/terms';
import type { Intent } from '../../position/legal';
import { queries } from '../../queries';
import { countGoods, load } from '../../rules/goods';
import type { Prices } from '../../rules/prices';
import { goldPhrase } from '../../text/words';
import { useText } from '../context';

type DealFormProps = {
  readonly name: string;
  readonly title: string;
  readonly worker: WorkerId;
  readonly list: readonly TwoBags<Good>[];
  readonly prices: Prices;
  readonly intentOf: (deal: TwoBags<Good>) => Intent;
  readonly confirm: string;
};

/** Selling and buying: a trade, or an envoy's sale (R10.4, R6.4). */
export function DealForm({ name, title, worker, list, prices, intentOf, confirm }: DealFormProps) {
  const { G, say, t, language, refusal } = useText();
  const { goods, capacity } = queries.worker(G, worker);
  const all = bagChoices(GOODS, list).mostOut();
  const sells = GOODS.flatMap((good): BagField<Good>[] => {
    const price = prices.sell[good];
    if (price === null || goods[good] === 0) return [];
    const values = { good: t(`terms.goodsOf.${good}`), gold: goldPhrase(price, language), has: goods[good] };
    return [{ side: 'out', kind: good, label: say('sellField', values), most: goods[good] }];
  });
  const buys = GOODS.flatMap((good): BagField<Good>[] => {
    const price = prices.buy[good];
    const most = Math.max(0, ...list.map((deal) => deal.in[good] ?? 0));
    if (price === null || most === 0) return [];
    const values = { good: t(`terms.goodsOf.${good}`), gold: goldPhrase(price, language) };
    return [{ side: 'in', kind: good, label: say('buyField', values), most }];
  });
  return (
    <BagForm
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
      shortcut={all === null ? undefined : { label: t('table.deal.sellAll'), choice: all }}
    />
  );
}
