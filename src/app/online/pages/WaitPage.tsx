import { Suspense } from 'react';
import { isOpen } from '../../../session/seatKinds';
import { lazyPart } from '../../../table/loading/lazyPart';
import { ChatPanel } from '../chat/ChatPanel';
import type { OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { savedKey } from '../person/personKey';
import { UnstoredSeat } from '../seats/UnstoredSeat';
import { LeaveTable } from '../table/LeaveTable';
import { InviteLink } from '../table/Links';
import { RoomDialog, useRoomDialog } from '../table/RoomDialog';
import { PeopleList } from '../table/SeatActions';
import { TablesLink } from '../table/TablesLink';
import { useWords } from '../words';

const CompanionList = lazyPart(async () => (await import('../../matchmaking/CompanionList')).CompanionList);

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
      {table.seat !== null && savedKey() !== null && (
        <Suspense>
          <CompanionList table={table} seat={table.seat} />
        </Suspense>
      )}
      <UnstoredSeat table={table} />
      <PeopleList table={table} />
      <p className="quiet">{t('wait.dealHint')}</p>
      <div className="row end">
        <TablesLink />
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
