import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useBackCloses } from '../../../table/dialogs/backCloses';
import { lazyPart } from '../../../table/loading/lazyPart';
import { useRenderer } from '../../table/useRenderer';
import { ChatPanel } from '../chat/ChatPanel';
import { VacationPart } from '../clock/VacationPart';
import type { OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { TurnSettings } from '../notifications/TurnSettings';
import { useWords } from '../words';
import { LeaveTable } from './LeaveTable';
import { InviteLink, OtherSeats, SeatLink } from './Links';
import { PeopleList } from './SeatActions';

const CallPanel = lazyPart(
  async () => (await import('../notifications/NotificationPanel')).SeatNotifications,
);

const ReportPart = lazyPart(async () => (await import('../../moderation/ReportPart')).ReportPart);

export function useRoomDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  useBackCloses(isOpen ? close : null);
  return { dialog, isOpen, open, close, closed: () => setOpen(false) };
}

type RoomDialogProps = {
  readonly table: OnlineTable;
  readonly state: ReturnType<typeof useRoomDialog>;
};

export function RoomDialog({ table, state }: RoomDialogProps) {
  const t = useWords();
  return (
    <dialog
      ref={state.dialog}
      className="room-dialog"
      aria-labelledby="room-title"
      data-testid="room-dialog"
      onClose={state.closed}
    >
      <header>
        <h2 id="room-title">{t('room.title')}</h2>
        <button type="button" className="button" data-testid="close-room" onClick={state.close}>
          {t('room.close')}
        </button>
      </header>
      {state.isOpen && <RoomParts table={table} />}
    </dialog>
  );
}

function RoomParts({ table }: { readonly table: OnlineTable }) {
  const t = useWords();
  const { inWords } = useRenderer();
  const { open } = useRoom(table);
  const { seat } = table;
  // The score and the text table have no log to show a chat beside. Before the deal, the page itself shows the chat.
  const chatsHere = open && (inWords || table.current().ctx.gameover !== undefined);
  return (
    <>
      <PeopleList table={table} />
      {open && seat !== null && <VacationPart table={table} seat={seat} />}
      {chatsHere && <ChatPanel table={table} />}
      <h3>{t('room.invite')}</h3>
      <p className="quiet">{t('room.inviteHint')}</p>
      <InviteLink table={table} />
      {seat !== null && (
        <>
          <h3>{t('room.seatLink')}</h3>
          <p className="quiet">{t('room.seatLinkHint')}</p>
          <SeatLink table={table} seat={seat} />
          <OtherSeats table={table} seat={seat} />
          <TurnSettings />
          <LatePart title={t('room.callMe')} testId="call-me">
            <CallPanel table={table} seat={seat} />
          </LatePart>
          {open && <LeaveTable table={table} seat={seat} heading="h3" />}
        </>
      )}
      <LatePart title={t('room.report')} testId="report-or-block">
        <ReportPart table={table} />
      </LatePart>
    </>
  );
}

type LatePartProps = { readonly title: string; readonly testId: string; readonly children: ReactNode };

/** A part that few people open, so it is fetched when opened. */
function LatePart({ title, testId, children }: LatePartProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="called" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-testid={testId}>{title}</summary>
      {isOpen && <Suspense fallback={<p className="quiet">{t('lobby.loading')}</p>}>{children}</Suspense>}
    </details>
  );
}
