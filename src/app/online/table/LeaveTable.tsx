import { useState } from 'react';
import { isPersons } from '../../../session/seatKinds';
import { Problem } from '../../Problem';
import { lobbyOf } from '../connection/lobby';
import type { OnlineTable, Room, SeatKey } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { isEmpty } from '../seats/seats';
import { useTask } from '../useTask';
import { useWords } from '../words';

/**
 * Effect of leaving. The last person at a table without moves closes it. Before the deal, others free their seat. A seat
 * with a hand is kept.
 */
type Leaving = 'close' | 'cancel' | 'kept' | 'open';

function leavingOf(table: OnlineTable, { open, players }: Room): Leaving {
  if (open) {
    // After the deal, bots keep a table alive too.
    const isLast = players.filter((player) => !isEmpty(player)).length === 1;
    if (isLast && table.current().timeline.moves === 0) return 'close';
    return table.module.hiddenHands ? 'kept' : 'open';
  }
  return players.filter(isPersons).length > 1 ? 'cancel' : 'close';
}

type LeaveTableProps = {
  readonly table: OnlineTable;
  readonly seat: SeatKey;
  /** The level below the heading of the page or dialog. */
  readonly heading: 'h2' | 'h3';
};

/** Leaves the seat after a confirmation. The page then says what happens to the seat. */
export function LeaveTable({ table, seat, heading: Heading }: LeaveTableProps) {
  const t = useWords();
  const task = useTask();
  const [isConfirming, setConfirming] = useState(false);
  const leaving = leavingOf(table, useRoom(table));
  const leave = () =>
    task.run(async () => {
      await lobbyOf(table.module.name).leave(table.matchID, seat);
      table.left();
    });
  return (
    <section className="leave" aria-labelledby="leave-title">
      <Heading id="leave-title">{t(`leave.${leaving}.title`)}</Heading>
      <p className="quiet">{t(`leave.${leaving}.hint`)}</p>
      <p className="row">
        {isConfirming ? (
          <>
            <strong>{t(`leave.${leaving}.sure`)}</strong>
            <button
              type="button"
              className="button"
              data-testid="leave-yes"
              disabled={task.busy}
              onClick={() => void leave()}
            >
              {t(`leave.${leaving}.yes`)}
            </button>
            <button type="button" className="button" onClick={() => setConfirming(false)}>
              {t('leave.no')}
            </button>
          </>
        ) : (
          <button type="button" className="button" data-testid="leave" onClick={() => setConfirming(true)}>
            {t(`leave.${leaving}.title`)}
          </button>
        )}
      </p>
      <Problem text={task.problem} />
    </section>
  );
}
