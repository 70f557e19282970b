import { useCallback, useMemo } from 'react';
import { spaceOf } from '../../content/board';
import { prices } from '../../rules/prices';
import { workerOf } from '../../rules/state/state';
import { workerSummary } from '../../rules/workerSummary';
import type { Intent } from '../../view-model/legal';
import { useTable } from '../context';
import { ExportMark, PriceMark } from '../icons/index';
import { useLateWords } from '../lateWords';
import { PlayerShield } from '../parts/PlayerShield';
import { DealDialog } from './DealDialog';
import type { GoodsDeal } from './goods';

/** R10.4. */
export function TradeDialog() {
  const { G, legal, acting, t, seat, spaceName, workerName } = useTable();
  const late = useLateWords();
  const list = useMemo(() => legal.trade.map(({ sell, buy }) => ({ out: sell, in: buy })), [legal]);
  const intentOf = useCallback(
    (deal: GoodsDeal): Intent => ({ move: 'trade', args: [{ sell: deal.out, buy: deal.in }] }),
    [],
  );
  const at = acting === null ? null : workerOf(G, acting).at;
  if (acting === null || at === null || list.length === 0) return null;
  const { exportTrack, boardMark } = spaceOf(at);
  return (
    <DealDialog
      testId="trade-dialog"
      title={late('deal.tradeIn', { city: spaceName(at) })}
      subtitle={
        <>
          {workerName(acting)}
          {exportTrack !== null && (
            <>
              {' '}
              <ExportMark track={exportTrack} size={17} />{' '}
              {t('table.exportCity', { track: t(`terms.track.${exportTrack}`) })}
            </>
          )}
          {boardMark !== null && (
            <>
              {' '}
              <PriceMark mark={boardMark} size={14} /> {t('table.ownPrices')}
            </>
          )}
        </>
      }
      emblem={<PlayerShield colour={seat(workerOf(G, acting).owner).colour} worker={acting} size={36} />}
      worker={acting}
      capacity={workerSummary(G, acting).capacity}
      list={list}
      prices={prices(G, at, acting)}
      intentOf={intentOf}
      confirm={t('table.action.trade')}
    />
  );
}
