import { useState, useSyncExternalStore } from 'react';
import { subscribeStorage } from '../../browser-storage/entries';
import type { OnlineTable } from '../connection/onlineTable';
import { SeatLink } from '../table/Links';
import { useWords } from '../words';
import { isSeatStored } from './savedSeats';

type UnstoredSeatProps = {
  readonly table: OnlineTable;
  /** Whether it floats over the table and can be closed. */
  readonly asNotice?: boolean;
};

/**
 * Shows the link to a seat that this browser could not store. Without the link, the seat is lost when the page closes.
 */
export function UnstoredSeat({ table, asNotice = false }: UnstoredSeatProps) {
  const t = useWords();
  const { matchID, seat } = table;
  const isStored = useSyncExternalStore(subscribeStorage, () => seat === null || isSeatStored(matchID, seat));
  const [isClosed, setClosed] = useState(false);
  if (seat === null || isStored || isClosed) return null;
  return (
    <div className={asNotice ? 'notice notice-unstored' : 'note'} data-testid="unstored-seat">
      <span>{t('notice.unstored')}</span>
      <SeatLink table={table} seat={seat} />
      {asNotice && (
        <button
          type="button"
          className="notice-close"
          aria-label={t('notice.dismiss')}
          onClick={() => setClosed(true)}
        >
          ×
        </button>
      )}
    </div>
  );
}
