import { useMemo } from 'react';
import { ExchangeDialog } from '../../../../table/bags/ExchangeDialog';
import { GOODS, type WorkerId } from '../../content/terms';
import { queries } from '../../queries';
import type { Stock } from '../../rules/state';
import { usePick, useTable } from '../context';
import { GoodIcon } from '../icons/index';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { useGoodName } from './GoodName';

/** Goods pass between two own workers in one city (R11.1), either way. */
export function HandOverDialog() {
  const { legal } = useTable();
  const first = legal.handOver[0];
  return first === undefined ? null : <Exchange from={first.from} to={first.to} />;
}

function Exchange({ from, to }: { readonly from: WorkerId; readonly to: WorkerId }) {
  const { G, t, legal, refusal, spaceName } = useTable();
  const pick = usePick();
  const list = useMemo(() => legal.handOver.map(({ give, take }) => ({ out: give, in: take })), [legal]);
  const { at } = G.workers[from];
  return (
    <ExchangeDialog
      testId="hand-over-dialog"
      title={at === null ? t('table.action.handOver') : t('table.handOver.title', { city: spaceName(at) })}
      kinds={GOODS}
      list={list}
      nameOf={useGoodName()}
      signOf={(good) => <GoodIcon good={good} size={22} />}
      left={G.workers[from].goods}
      right={G.workers[to].goods}
      party={(side, holds) => <Party worker={side === 'left' ? from : to} goods={holds} />}
      intentOf={(passed) => ({ move: 'handOver', args: [{ from, to, give: passed.out, take: passed.in }] })}
      reasonOf={(passed, isEmpty) =>
        isEmpty
          ? t('table.handOver.choose')
          : refusal('handOver', { from, to, give: passed.out, take: passed.in })
      }
      confirm={t('table.action.handOver')}
      onCancel={() => pick({ do: 'close' })}
    />
  );
}

function Party({ worker, goods }: { readonly worker: WorkerId; readonly goods: Readonly<Stock> }) {
  const { G, seat, workerName } = useTable();
  const { owner } = G.workers[worker];
  return (
    <>
      <PlayerShield colour={seat(owner).colour} worker={worker} size={24} />
      <strong>{workerName(worker)}</strong>
      <Load
        goods={goods}
        before={G.workers[worker].goods}
        capacity={queries.worker(G, worker).capacity}
        size={16}
      />
    </>
  );
}
