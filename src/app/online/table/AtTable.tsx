import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { OnlineExtrasContext } from '../../../game-api/onlineExtras';
import { addressOfTable } from '../../../session/addresses';
import { TableBoundary } from '../../table/TableBoundary';
import { TurnEndSwitch } from '../../table/TableSwitches';
import { TableView } from '../../table/TableView';
import { ChatPanel } from '../chat/ChatPanel';
import { ChatTitle } from '../chat/ChatTitle';
import { lobbyOf } from '../connection/lobby';
import type { OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { TurnSettings } from '../notifications/TurnSettings';
import { useTurnNotice } from '../notifications/useTurnNotice';
import { seatFragment } from '../seats/savedSeats';
import { useTask } from '../useTask';
import { useWords } from '../words';
import { Notices } from './Notices';
import { Presence } from './Presence';
import { RoomDialog, useRoomDialog } from './RoomDialog';
import { TablesButton } from './TablesButton';

type AtTableProps = {
  readonly table: OnlineTable;
  /** Takes an open seat; null if all are taken or the viewer has one. */
  readonly onTakeSeat: (() => void) | null;
};

/** Shows the table with its online parts: chat, presence, notices. */
export function AtTable({ table, onTakeSeat }: AtTableProps) {
  const [, navigate] = useLocation();
  const t = useWords();
  const snapshot = useSyncExternalStore(table.subscribe, table.current);
  const room = useRoom(table);
  const dialog = useRoomDialog();
  const again = useTask();
  useTurnNotice(table, snapshot);
  const game = table.module.name;
  const online = useMemo(
    () => ({
      chatTitle: <ChatTitle table={table} />,
      chat: <ChatPanel table={table} keepsRead />,
      presence: (playerID: string) => <Presence table={table} playerID={playerID} />,
      onlooker: onTakeSeat !== null && (
        <button type="button" className="button" data-testid="take-free-seat" onClick={onTakeSeat}>
          {t('room.takeSeat')}
        </button>
      ),
    }),
    [table, onTakeSeat, t],
  );
  const goToNext = (matchID: string) => {
    // The same credentials open the same seat of the next match.
    navigate(addressOfTable(game, matchID) + (table.seat === null ? '' : seatFragment(table.seat)));
  };
  const { seat, matchID } = table;
  const next = room.news?.nextMatchID ?? null;
  const playAgain = () => {
    if (next !== null) goToNext(next);
    else if (seat === null) navigate('/online');
    else void again.run(async () => goToNext(await lobbyOf(game).playAgain(matchID, seat)));
  };
  return (
    <OnlineExtrasContext value={online}>
      <TableBoundary source={table}>
        <TableView
          source={table}
          plansFor={seat === null ? null : matchID}
          menu={
            <>
              <TablesButton />
              <button
                type="button"
                className="button"
                aria-haspopup="dialog"
                data-testid="room"
                onClick={dialog.open}
              >
                {t('room.title')}
              </button>
              {onTakeSeat !== null && (
                <button type="button" className="button" data-testid="take-seat" onClick={onTakeSeat}>
                  {t('room.takeSeat')}
                </button>
              )}
            </>
          }
          settings={
            <>
              {seat !== null && <TurnSettings />}
              <TurnEndSwitch />
            </>
          }
          onPlayAgain={playAgain}
          onLeave={() => navigate('/online')}
        />
      </TableBoundary>
      <Notices
        table={table}
        moves={snapshot.timeline.moves}
        problem={again.problem}
        onSeats={dialog.open}
        onNext={next === null ? null : () => goToNext(next)}
      />
      <RoomDialog table={table} state={dialog} />
    </OnlineExtrasContext>
  );
}
