import { GOODS, type WorkerId } from '../../content/terms';
import { goldOf, mostOut, type TwoSided } from '../../position/deals';
import type { Intent } from '../../position/legal';
import { queries } from '../../queries';
import { countGoods, load } from '../../rules/goods';
import type { Prices } from '../../rules/prices';
import { goldPhrase, signed } from '../../text/words';
import { useText } from '../context';
import { type PiecesField, PiecesForm } from './PiecesForm';

type DealFormProps = {
  readonly name: string;
  readonly title: string;
  readonly worker: WorkerId;
  readonly list: readonly TwoSided[];
  readonly prices: Prices;
  readonly intentOf: (deal: TwoSided) => Intent;
  readonly confirm: string;
};

/** Selling and buying: a trade, or an envoy's sale (R10.4, R6.4). */
export function DealForm({ name, title, worker, list, prices, intentOf, confirm }: DealFormProps) {
  const { G, say, t, language } = useText();
  const { goods, capacity } = queries.worker(G, worker);
  const all = mostOut(list);
  const sells = GOODS.flatMap((good): PiecesField[] => {
    const price = prices.sell[good];
    if (price === null || goods[good] === 0) return [];
    const values = { good: t(`terms.goodsOf.${good}`), gold: goldPhrase(price, language), has: goods[good] };
    return [{ side: 'out', good, label: say('sellField', values), most: goods[good] }];
  });
  const buys = GOODS.flatMap((good): PiecesField[] => {
    const price = prices.buy[good];
    const most = Math.max(0, ...list.map((deal) => deal.in[good] ?? 0));
    if (price === null || most === 0) return [];
    const values = { good: t(`terms.goodsOf.${good}`), gold: goldPhrase(price, language) };
    return [{ side: 'in', good, label: say('buyField', values), most }];
  });
  return (
    <PiecesForm
      name={name}
      title={title}
      fields={[...sells, ...buys]}
      list={list}
      intentOf={intentOf}
      total={(deal) =>
        say('total', {
          change: signed(goldOf(deal.out, prices.sell) - goldOf(deal.in, prices.buy)),
          pieces: load(goods) - countGoods(deal.out) + countGoods(deal.in),
          capacity,
        })
      }
      confirm={confirm}
      shortcut={all === null ? undefined : { label: t('table.deal.sellAll'), choice: all }}
    />
  );
}
