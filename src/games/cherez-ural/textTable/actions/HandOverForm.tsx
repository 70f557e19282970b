import { GOODS, type WorkerId } from '../../content/terms';
import { useText } from '../context';
import { type PiecesField, PiecesForm } from './PiecesForm';

/** Goods pass between two own workers in one city (R11.1), either way. */
export function HandOverForm() {
  const { G, legal, say, t, workerName } = useText();
  const [first] = legal.handOver;
  if (first === undefined) return null;
  const { from, to } = first;
  const fields = (side: 'out' | 'in', giver: WorkerId, taker: WorkerId) =>
    GOODS.flatMap((good): PiecesField[] => {
      const has = G.workers[giver].goods[good];
      if (has === 0) return [];
      const values = {
        from: workerName(giver),
        to: workerName(taker),
        good: t(`terms.goodsOf.${good}`),
        has,
      };
      return [{ side, good, label: say('giveField', values), most: has }];
    });
  return (
    <PiecesForm
      name="handOver"
      title={say('handOverTitle')}
      fields={[...fields('out', from, to), ...fields('in', to, from)]}
      list={legal.handOver.map(({ give, take }) => ({ out: give, in: take }))}
      intentOf={({ out, in: taken }) => ({ move: 'handOver', args: [{ from, to, give: out, take: taken }] })}
      confirm={t('table.action.handOver')}
    />
  );
}
