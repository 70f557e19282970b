import { Link } from 'wouter';
import { ChatPanel } from '../chat/ChatPanel';
import type { OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { isOpen } from '../seats/seats';
import { UnstoredSeat } from '../seats/UnstoredSeat';
import { LeaveTable } from '../table/LeaveTable';
import { InviteLink } from '../table/Links';
import { RoomDialog, useRoomDialog } from '../table/RoomDialog';
import { PeopleList } from '../table/SeatActions';
import { useWords } from '../words';

/** Shown before the deal: who has joined, and the invitation link. The table opens once the last seat is taken. */
export function WaitPage({ table }: { readonly table: OnlineTable }) {
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
      <p className="quiet">{t('wait.dealHint')}</p>
      <div className="row end">
        <Link href="/online" className="button">
          {t('room.tables')}
        </Link>
        <button type="button" className="button" data-testid="room" onClick={dialog.open}>
          {t('room.title')}
        </button>
      </div>
      {table.seat !== null && <LeaveTable table={table} seat={table.seat} heading="h2" />}
      <ChatPanel table={table} />
      <RoomDialog table={table} state={dialog} />
    </main>
  );
}
