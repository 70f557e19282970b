import { useMemo } from 'react';
import { BagDialog } from '../../../../table/bags/BagDialog';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { GOODS, type WorkerId } from '../../content/terms';
import { queries } from '../../queries';
import { countGoods, load } from '../../rules/goods';
import { useTable } from '../context';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { GoodName, useGoodName } from './GoodName';

/** More goods than fit (R6.1): their owner says which go back to the supply. Nothing else is possible until then,
 *  so it can't be dismissed; what brought the goods may still be taken back. */
export function ReturnDialog({ worker }: { readonly worker: WorkerId }) {
  const { G, t, legal, refusal, seat, workerName, history } = useTable();
  const nameOf = useGoodName();
  const list = useMemo(() => legal.returnGoods.map((goods) => ({ out: goods, in: {} })), [legal]);
  const { goods, capacity } = queries.worker(G, worker);
  const excess = load(goods) - capacity;
  return (
    <BagDialog
      testId="return-dialog"
      title={t('table.return.title', { count: excess })}
      subtitle={t('table.return.why', { worker: workerName(worker), capacity })}
      emblem={<PlayerShield colour={seat(G.workers[worker].owner).colour} worker={worker} size={36} />}
      kinds={GOODS}
      list={list}
      rows={GOODS.filter((good) => goods[good] > 0).map((good) => ({
        kind: good,
        sign: <GoodName good={good} />,
        has: t('table.return.has', { count: goods[good] }),
        label: t('table.return.what', { good: nameOf(good) }),
      }))}
      name="return"
      intentOf={({ out }) => ({ move: 'returnGoods', args: [out] })}
      refusal={({ out }) => refusal('returnGoods', out)}
      confirm={({ out }) => t('table.return.confirm', { count: countGoods(out), of: excess })}
      aside={
        <ActionButton
          testId="return-undo"
          glyph="undo"
          label={t('kit.history.undo')}
          reason={history.canUndo ? null : t(`kit.history.blocked.${history.undoBlocked ?? 'turnStart'}`)}
          onPress={history.undo}
        />
      }
      outcome={({ out }) => {
        const left = { ...goods };
        for (const good of GOODS) left[good] -= out[good] ?? 0;
        return (
          <>
            <h3>{t('table.deal.loadAfter', { pieces: load(left), capacity })}</h3>
            <Load goods={left} capacity={capacity} size={20} />
          </>
        );
      }}
    />
  );
}
