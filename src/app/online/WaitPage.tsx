import { InviteLink } from './Links';
import type { OnlineTable } from './onlineTable';
import { RoomDialog, useRoomDialog } from './RoomDialog';
import { PeopleList } from './SeatActions';
import { isOpen } from './seats';
import { TalkPanel } from './TalkPanel';
import { UnstoredSeat } from './UnstoredSeat';
import { useRoom } from './useOnlineTable';
import { useWords } from './words';

type WaitPageProps = {
  readonly table: OnlineTable;
  readonly onStandUp: () => void;
};

/** Before the deal: who has come, and the link that brings the others. With the last seat the table opens by itself. */
export function WaitPage({ table, onStandUp }: WaitPageProps) {
  const t = useWords();
  const { players } = useRoom(table);
  const dialog = useRoomDialog();
  return (
    <main className="sheet online" data-testid="waiting">
      <h1>{players.some(isOpen) ? t('wait.title') : t('wait.here')}</h1>
      <p>{t('wait.invite')}</p>
      <InviteLink table={table} />
      <UnstoredSeat table={table} />
      <PeopleList table={table} />
      <div className="row end">
        <button type="button" className="button" data-testid="room" onClick={dialog.open}>
          {t('room.title')}
        </button>
      </div>
      <p className="quiet">{t('wait.dealHint')}</p>
      <TalkPanel table={table} />
      <RoomDialog table={table} state={dialog} onStandUp={onStandUp} />
    </main>
  );
}
