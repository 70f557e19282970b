import { ChatPanel } from '../chat/ChatPanel';
import type { OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { isOpen } from '../seats/seats';
import { UnstoredSeat } from '../seats/UnstoredSeat';
import { InviteLink } from '../table/Links';
import { RoomDialog, useRoomDialog } from '../table/RoomDialog';
import { PeopleList } from '../table/SeatActions';
import { useWords } from '../words';

type WaitPageProps = {
  readonly table: OnlineTable;
  readonly onStandUp: () => void;
};

/** Shown before the deal: who has joined, and the invitation link. The table opens once the last seat is taken. */
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
      <ChatPanel table={table} />
      <RoomDialog table={table} state={dialog} onStandUp={onStandUp} />
    </main>
  );
}
