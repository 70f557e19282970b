import { BagForm } from '../../../../table/text/BagForm';
import { GOODS, type WorkerId } from '../../content/terms';
import { queries } from '../../queries';
import { countGoods, load } from '../../rules/goods';
import { useText } from '../context';

/** More goods than fit (R6.1): which go back to the supply. Nothing else is possible until then. */
export function ReturnForm({ worker }: { readonly worker: WorkerId }) {
  const { G, legal, say, t, workerName, refusal } = useText();
  const { goods, capacity } = queries.worker(G, worker);
  const excess = load(goods) - capacity;
  return (
    <>
      <p>{t('table.return.why', { worker: workerName(worker), capacity })}</p>
      <BagForm
        name="returnGoods"
        title={t('table.return.title', { count: excess })}
        kinds={GOODS}
        refusal={({ out }) => refusal('returnGoods', out)}
        fields={GOODS.filter((good) => goods[good] > 0).map((good) => ({
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
