import { useMemo, useState } from 'react';
import { GOODS, type WorkerId } from '../../content/terms';
import { canAdd, EMPTY, isListed, type TwoSided, withPieces } from '../../position/deals';
import { queries } from '../../queries';
import { countGoods, load } from '../../rules/goods';
import { upperFirst } from '../../text/words';
import { useTable } from '../context';
import { GoodIcon } from '../icons/index';
import { ActionButton } from '../parts/ActionButton';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { Stepper } from '../parts/Stepper';
import { Frame } from './Frame';

/** More goods than fit (R6.1): their owner says which go back to the supply. Nothing else is possible until then,
 *  so it can't be dismissed; what brought the goods may still be taken back. */
export function ReturnDialog({ worker }: { readonly worker: WorkerId }) {
  const { G, t, legal, run, refusal, seat, workerName, history } = useTable();
  const [returned, setReturned] = useState<TwoSided>(EMPTY);
  const list = useMemo(() => legal.returnGoods.map((goods) => ({ out: goods, in: {} })), [legal]);
  const { goods, capacity } = queries.worker(G, worker);
  const excess = load(goods) - capacity;
  const left = { ...goods };
  for (const good of GOODS) left[good] -= returned.out[good] ?? 0;
  const reason = isListed(returned, list) ? null : refusal('returnGoods', returned.out);
  return (
    <Frame
      testId="return-dialog"
      title={t('table.return.title', { count: excess })}
      subtitle={t('table.return.why', { worker: workerName(worker), capacity })}
      emblem={<PlayerShield colour={seat(G.workers[worker].owner).colour} worker={worker} size={36} />}
      foot={
        <>
          <ActionButton
            testId="return-undo"
            glyph="undo"
            label={t('table.history.undo')}
            reason={history.canUndo ? null : t(`table.history.blocked.${history.undoBlocked ?? 'turnStart'}`)}
            onPress={history.undo}
          />
          <span className="gap" />
          <ActionButton
            testId="confirm"
            look="primary"
            glyph="check"
            label={t('table.return.confirm', { count: countGoods(returned.out), of: excess })}
            reason={reason}
            onPress={() => run([{ move: 'returnGoods', args: [returned.out] }])}
          />
        </>
      }
    >
      <div className="returning">
        {GOODS.filter((good) => goods[good] > 0).map((good) => {
          const name = upperFirst(t(`terms.good.${good}`));
          const count = returned.out[good] ?? 0;
          return (
            <div key={good} className="returning-row">
              <span className="deal-good">
                <GoodIcon good={good} size={24} />
                {name}
              </span>
              <span>{t('table.return.has', { count: goods[good] })}</span>
              <Stepper
                testId={`return-${good}`}
                label={t('table.return.what', { good: name })}
                value={count}
                canLess={count > 0}
                canMore={canAdd(returned, 'out', good, list)}
                onChange={(value) => setReturned(withPieces(returned, 'out', good, value))}
              />
            </div>
          );
        })}
        <div className="returning-left">
          <h3>{t('table.deal.loadAfter', { pieces: load(left), capacity })}</h3>
          <Load goods={left} capacity={capacity} size={20} />
        </div>
      </div>
    </Frame>
  );
}
