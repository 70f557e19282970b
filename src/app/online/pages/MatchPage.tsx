import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameModule } from '../../../game-api/module';
import { savedSeat, seatOfFragment } from '../seats/savedSeats';
import { AtTable } from '../table/AtTable';
import { Notice } from '../table/Notice';
import { ClosedPage } from './ClosedPage';
import { JoinPage } from './JoinPage';
import { LeftPage } from './LeftPage';
import '../online.css';
import { isOpen } from '../../../session/seatKinds';
import { Problem } from '../../Problem';
import type { OnlineTable, SeatKey } from '../connection/onlineTable';
import { useOnlineTable, useRoom } from '../connection/useOnlineTable';
import { dropSeat, takeSeat } from '../seats/ownSeats';
import { isEmpty } from '../seats/seats';
import { useWords } from '../words';
import { WaitPage } from './WaitPage';

/** The seat this page opens, and its origin. */
type Opened = {
  readonly seat: SeatKey | null;
  /** Whether the seat comes from a link and the server has not accepted it yet. */
  readonly isTried: boolean;
  /** Whether a link contained a seat that can't be opened. */
  readonly isRefused: boolean;
  /** Set after leaving a seat to watch: the table opens and skips the join page. */
  readonly isWatching?: true;
};

const withoutFragment = () => history.replaceState(null, '', location.pathname + location.search);

/** Returns the seat in the address, or else the saved one. */
function openedSeat(matchID: string): Opened {
  const brought = seatOfFragment(location.hash);
  const kept = savedSeat(matchID);
  if (brought === null) return { seat: kept, isTried: false, isRefused: false };
  if (brought !== 'unreadable') return { seat: brought, isTried: true, isRefused: false };
  withoutFragment();
  return { seat: kept, isTried: false, isRefused: true };
}

type MatchPageProps = { readonly module: GameModule; readonly matchID: string };

/** A match: the join page, the waiting page, or the table. */
export function MatchPage({ module, matchID }: MatchPageProps) {
  const game = module.name;
  const [{ seat, isTried, isRefused, isWatching = false }, setOpened] = useState(() => openedSeat(matchID));
  const table = useOnlineTable(module, matchID, seat);
  useEffect(() => {
    const changed = () => setOpened(openedSeat(matchID));
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, [matchID]);
  const sit = (key: SeatKey) => {
    takeSeat(matchID, key, game);
    setOpened({ seat: key, isTried: false, isRefused: false });
  };
  const standUp = () => {
    if (seat !== null) dropSeat(matchID, seat);
    setOpened({ seat: savedSeat(matchID), isTried: false, isRefused: false });
  };
  const watch = () => setOpened({ seat: null, isTried: false, isRefused: false, isWatching: true });
  const tried = (isOpened: boolean) => {
    withoutFragment();
    if (isOpened && seat !== null) sit(seat);
    else setOpened({ seat: savedSeat(matchID), isTried: false, isRefused: true });
  };
  // The previous seat's table is about to be replaced.
  if (table === null || table.seat?.credentials !== seat?.credentials) return <Loading table={null} />;
  return (
    <>
      {isTried && <Trial table={table} onTried={tried} />}
      {isRefused && <LinkRefused seat={seat} />}
      <Match
        key={seat?.playerID}
        table={table}
        isTried={isTried}
        isWatching={isWatching}
        onSit={sit}
        onStandUp={standUp}
        onWatch={watch}
      />
    </>
  );
}

type TrialProps = { readonly table: OnlineTable; readonly onTried: (isOpened: boolean) => void };

/** Waits until the server accepts or refuses the seat from a link. */
function Trial({ table, onTried }: TrialProps) {
  const { connection, shut } = useRoom(table);
  const isOpened = connection === 'connected';
  const isRefused = shut !== null && shut !== 'unknownMatch';
  useEffect(() => {
    if (isOpened || isRefused) onTried(isOpened);
  });
  return null;
}

function LinkRefused({ seat }: { readonly seat: SeatKey | null }) {
  const t = useWords();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const text = t(seat === null ? 'problem.seatLink' : 'problem.seatLinkKept');
  return (
    <div className="notices">
      <div role="alert">
        <Notice id="seat-link" text={text} onDismiss={() => setDismissed(true)} />
      </div>
    </div>
  );
}

type MatchProps = {
  readonly table: OnlineTable;
  /** Whether the server has yet to accept the seat. */
  readonly isTried: boolean;
  readonly isWatching: boolean;
  readonly onSit: (key: SeatKey) => void;
  readonly onStandUp: () => void;
  /** Opens the table without the seat, which stays saved in this browser. */
  readonly onWatch: () => void;
};

function Match({ table, isTried, isWatching, onSit, onStandUp, onWatch }: MatchProps) {
  const room = useRoom(table);
  const [wantsTable, setWantsTable] = useState(isWatching);
  const isOver = room.open && table.current().ctx.gameover !== undefined;
  const isAtDoor = table.seat === null && !wantsTable && !isOver && room.players.some(isEmpty);
  useEffect(() => table.setAtDoor(isAtDoor), [table, isAtDoor]);
  if (isTried && room.shut !== 'unknownMatch') return <Loading table={table} />;
  if (room.shut === 'unseated' && table.seat !== null)
    return (
      <LeftPage
        table={table}
        seat={table.seat}
        onWatch={(isKept) => (isKept ? onWatch() : onStandUp())}
        onForget={() => dropSeat(table.matchID, table.seat ?? undefined)}
      />
    );
  if (room.shut !== null) return <Shut table={table} reason={room.shut} onStandUp={onStandUp} />;
  // Before the deal, the server sends players without a position.
  if (!room.open && room.players.length === 0) return <Loading table={table} />;
  const hasRoom = room.players.some(isOpen) && !isOver;
  if (isAtDoor) {
    const onLook = () => setWantsTable(true);
    if (!hasRoom) return <ClosedPage table={table} onLook={onLook} />;
    return <JoinPage table={table} begun={room.open} onSit={onSit} onLook={onLook} />;
  }
  if (!room.open) return <WaitPage table={table} />;
  const onTakeSeat = hasRoom && table.seat === null ? () => setWantsTable(false) : null;
  return <AtTable table={table} onTakeSeat={onTakeSeat} />;
}

function Loading({ table }: { readonly table: OnlineTable | null }) {
  const t = useWords();
  const away = table?.room().connection === 'lost';
  return (
    <main className="sheet" aria-busy={!away}>
      {away ? <Away /> : <p>{t('lobby.loading')}</p>}
    </main>
  );
}

function Away() {
  const t = useWords();
  return (
    <>
      <h1>{t('problem.title')}</h1>
      <Problem text={t('problem.away')} />
      <Link href="/online" className="button">
        {t('problem.tables')}
      </Link>
    </>
  );
}

type ShutProps = {
  readonly table: OnlineTable;
  readonly reason: NonNullable<ReturnType<OnlineTable['room']>['shut']>;
  readonly onStandUp: () => void;
};

function Shut({ table, reason, onStandUp }: ShutProps) {
  const t = useWords();
  const forget = () =>
    dropSeat(table.matchID, reason === 'unknownMatch' ? undefined : (table.seat ?? undefined));
  return (
    <main className="sheet" data-testid="shut">
      <h1>{t('problem.title')}</h1>
      <Problem text={t(`answer.${reason}`)} />
      <p className="row">
        {reason !== 'unknownMatch' && table.seat !== null && (
          <button type="button" className="button primary" onClick={onStandUp}>
            {t('problem.lookOn')}
          </button>
        )}
        <Link href="/online" className="button" onClick={forget}>
          {t('problem.tables')}
        </Link>
      </p>
    </main>
  );
}
