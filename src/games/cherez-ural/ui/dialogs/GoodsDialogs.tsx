import { useMemo } from 'react';
import { ActionButton } from '../../../../table/controls/ActionButton';
import { ExchangeDialog } from '../../../../table/resources/ExchangeDialog';
import { ResourceDialog } from '../../../../table/resources/ResourceDialog';
import { GOODS, type WorkerId } from '../../content/terms';
import { countGoods, load } from '../../rules/goods';
import { type Stock, workerOf } from '../../rules/state/state';
import { workerSummary } from '../../rules/workerSummary';
import { cheapestOf } from '../../view-model/surplus';
import { usePick, useTable } from '../context';
import { GoodIcon } from '../icons/index';
import { useLateWords } from '../lateWords';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { GoodName, useGoodName } from './goods';

/** R11.1, in both directions. */
export function HandOverDialog() {
  const { legal } = useTable();
  const first = legal.handOver[0];
  return first === undefined ? null : <Exchange from={first.from} to={first.to} />;
}

function Exchange({ from, to }: { readonly from: WorkerId; readonly to: WorkerId }) {
  const { G, t, legal, refusal, spaceName } = useTable();
  const late = useLateWords();
  const pick = usePick();
  const list = useMemo(() => legal.handOver.map(({ give, take }) => ({ out: give, in: take })), [legal]);
  const { at } = workerOf(G, from);
  return (
    <ExchangeDialog
      testId="hand-over-dialog"
      title={at === null ? t('table.action.handOver') : late('handOver.title', { city: spaceName(at) })}
      kinds={GOODS}
      list={list}
      nameOf={useGoodName()}
      signOf={(good) => <GoodIcon good={good} size={22} />}
      left={workerOf(G, from).goods}
      right={workerOf(G, to).goods}
      party={(side, holds) => <Party worker={side === 'left' ? from : to} goods={holds} />}
      intentOf={(passed) => ({ move: 'handOver', args: [{ from, to, give: passed.out, take: passed.in }] })}
      reasonOf={(passed, isEmpty) =>
        isEmpty
          ? late('handOver.choose')
          : refusal('handOver', { from, to, give: passed.out, take: passed.in })
      }
      confirm={t('table.action.handOver')}
      onCancel={() => pick({ do: 'close' })}
    />
  );
}

function Party({ worker, goods }: { readonly worker: WorkerId; readonly goods: Readonly<Stock> }) {
  const { G, seat, workerName } = useTable();
  const { owner } = workerOf(G, worker);
  return (
    <>
      <PlayerShield colour={seat(owner).colour} worker={worker} size={24} />
      <strong>{workerName(worker)}</strong>
      <Load
        goods={goods}
        before={workerOf(G, worker).goods}
        capacity={workerSummary(G, worker).capacity}
        size={16}
      />
    </>
  );
}

/**
 * R6.1. Nothing else is possible until then, so the dialog can't be closed; the move that brought the goods can still
 * be undone.
 */
export function ReturnDialog({ worker }: { readonly worker: WorkerId }) {
  const { G, t, legal, refusal, seat, workerName, history } = useTable();
  const late = useLateWords();
  const nameOf = useGoodName();
  const list = useMemo(() => legal.returnGoods.map((goods) => ({ out: goods, in: {} })), [legal]);
  const { goods, capacity } = workerSummary(G, worker);
  const excess = load(goods) - capacity;
  return (
    <ResourceDialog
      testId="return-dialog"
      title={late('return.title', { count: excess })}
      subtitle={late('return.why', { worker: workerName(worker), capacity })}
      emblem={<PlayerShield colour={seat(workerOf(G, worker).owner).colour} worker={worker} size={36} />}
      kinds={GOODS}
      list={list}
      suggested={{ out: cheapestOf(legal.returnGoods), in: {} }}
      rows={GOODS.filter((good) => goods[good] > 0).map((good) => ({
        kind: good,
        sign: <GoodName good={good} />,
        has: late('return.has', { count: goods[good] }),
        label: late('return.what', { good: nameOf(good) }),
      }))}
      name="return"
      intentOf={({ out }) => ({ move: 'returnGoods', args: [out] })}
      refusal={({ out }) => refusal('returnGoods', out)}
      confirm={({ out }) => late('return.confirm', { count: countGoods(out), of: excess })}
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
            <h3>{late('deal.loadAfter', { pieces: load(left), capacity })}</h3>
            <Load goods={left} capacity={capacity} size={20} />
          </>
        );
      }}
    />
  );
}
