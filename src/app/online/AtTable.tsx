import { useMemo, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { CompanyContext } from '../../game-api/company';
import { addressOfTable } from '../../session/addresses';
import { LookUpButtons } from '../lookUp/LookUpButtons';
import { DisplaySwitches, LanguageSwitch, ThemeSwitch } from '../Switches';
import { TableBoundary } from '../table/faults';
import { TableView } from '../table/TableView';
import { seatFragment } from './keptSeats';
import { lobbyOf } from './lobby';
import { Notices } from './Notices';
import type { OnlineTable } from './onlineTable';
import { Presence } from './Presence';
import { RoomDialog, useRoomDialog } from './RoomDialog';
import { TalkPanel } from './TalkPanel';
import { TalkTitle } from './TalkTitle';
import { TurnSettings } from './TurnSettings';
import { useRoom } from './useOnlineTable';
import { useTask } from './useTask';
import { useTurnCall } from './useTurnCall';
import { useWords } from './words';

type AtTableProps = {
  readonly table: OnlineTable;
  readonly onStandUp: () => void;
  /** Takes one of the open seats; null: there is none, or one is taken. */
  readonly onTakeSeat: (() => void) | null;
};

/** The table itself, with what people who sit elsewhere need around it. */
export function AtTable({ table, onStandUp, onTakeSeat }: AtTableProps) {
  const [, navigate] = useLocation();
  const t = useWords();
  const snapshot = useSyncExternalStore(table.subscribe, table.current);
  const room = useRoom(table);
  const dialog = useRoomDialog();
  const again = useTask();
  useTurnCall(table, snapshot);
  const game = table.module.name;
  const company = useMemo(
    () => ({
      talkTitle: <TalkTitle table={table} />,
      talk: <TalkPanel table={table} keepsRead />,
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
    // The same secret opens the same seat of the next match.
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
    <CompanyContext value={company}>
      <TableBoundary source={table}>
        <TableView
          source={table}
          plansFor={seat === null ? null : matchID}
          menu={
            <>
              <button type="button" className="button" onClick={() => navigate('/online')}>
                {t('room.tables')}
              </button>
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
              {seat !== null && <TurnSettings />}
              <LookUpButtons G={snapshot.G} />
              <LanguageSwitch />
              <ThemeSwitch />
              <DisplaySwitches />
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
      <RoomDialog table={table} state={dialog} onStandUp={onStandUp} />
    </CompanyContext>
  );
}
