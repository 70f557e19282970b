import { type BagField, BagForm } from '../../../../table/text/BagForm';
import { GOODS, type Good, type WorkerId } from '../../content/terms';
import { useText } from '../context';

/** Goods pass between two own workers in one city (R11.1), either way. */
export function HandOverForm() {
  const { G, legal, say, t, workerName, refusal } = useText();
  const [first] = legal.handOver;
  if (first === undefined) return null;
  const { from, to } = first;
  const fields = (side: 'out' | 'in', giver: WorkerId, taker: WorkerId) =>
    GOODS.flatMap((good): BagField<Good>[] => {
      const has = G.workers[giver].goods[good];
      if (has === 0) return [];
      const values = {
        from: workerName(giver),
        to: workerName(taker),
        good: t(`terms.goodsOf.${good}`),
        has,
      };
      return [{ side, kind: good, label: say('giveField', values), most: has }];
    });
  return (
    <BagForm
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
