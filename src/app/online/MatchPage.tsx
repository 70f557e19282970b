import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { GameModule } from '../../game-api/module';
import { AtTable } from './AtTable';
import { JoinPage } from './JoinPage';
import { forgetSeat, keepSeat, keptSeat, seatOfFragment } from './keptSeats';
import './online.css';
import type { OnlineTable, SeatKey } from './onlineTable';
import { isOpen } from './seats';
import { useOnlineTable, useRoom } from './useOnlineTable';
import { WaitPage } from './WaitPage';
import { useWords } from './words';

/** The seat that the address brings, kept and taken out of it; else the one that this browser has. */
function ownSeat(matchID: string, game: string): SeatKey | null {
  const brought = seatOfFragment(location.hash);
  if (brought !== null) {
    keepSeat(matchID, brought, game);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return keptSeat(matchID);
}

type MatchPageProps = { readonly module: GameModule; readonly matchID: string };

/** A match: a seat to take, the wait for the others, the table. */
export function MatchPage({ module, matchID }: MatchPageProps) {
  const game = module.name;
  const [seat, setSeat] = useState(() => ownSeat(matchID, game));
  const table = useOnlineTable(module, matchID, seat);
  useEffect(() => {
    const changed = () => setSeat(ownSeat(matchID, game));
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, [matchID, game]);
  const sit = (key: SeatKey) => {
    keepSeat(matchID, key, game);
    setSeat(key);
  };
  const standUp = () => {
    forgetSeat(matchID);
    setSeat(null);
  };
  // A table that was opened for another seat is on its way out.
  if (table === null || table.seat?.credentials !== seat?.credentials) return <Loading table={null} />;
  return <Match key={seat?.playerID} table={table} onSit={sit} onStandUp={standUp} />;
}

type MatchProps = {
  readonly table: OnlineTable;
  readonly onSit: (key: SeatKey) => void;
  readonly onStandUp: () => void;
};

function Match({ table, onSit, onStandUp }: MatchProps) {
  const room = useRoom(table);
  const [wantsTable, setWantsTable] = useState(false);
  if (room.shut !== null) return <Shut table={table} reason={room.shut} onStandUp={onStandUp} />;
  if (!room.open) return <Loading table={table} />;
  const { log, ctx } = table.current();
  const hasRoom = room.players.some(isOpen) && ctx.gameover === undefined;
  // Bots choose at once where all choose in secret.
  const isBot = (playerID: string) =>
    table.seats.find((seat) => seat.playerID === playerID)?.bot !== undefined;
  const begun = log.some(({ action }) => !isBot(action.payload.playerID));
  if (hasRoom && !wantsTable && table.seat === null)
    return <JoinPage table={table} begun={begun} onSit={onSit} onLook={() => setWantsTable(true)} />;
  if (hasRoom && !wantsTable && !begun)
    return <WaitPage table={table} onBegin={() => setWantsTable(true)} onStandUp={onStandUp} />;
  const onTakeSeat = hasRoom && table.seat === null ? () => setWantsTable(false) : null;
  return <AtTable table={table} onStandUp={onStandUp} onTakeSeat={onTakeSeat} />;
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

/** The page's connection is tried again all the time. */
function Away() {
  const t = useWords();
  return (
    <>
      <h1>{t('problem.title')}</h1>
      <p className="problem" role="alert">
        {t('problem.away')}
      </p>
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
  return (
    <main className="sheet" data-testid="shut">
      <h1>{t('problem.title')}</h1>
      <p className="problem" role="alert">
        {t(`answer.${reason}`)}
      </p>
      <p className="row">
        {reason !== 'unknownMatch' && table.seat !== null && (
          <button type="button" className="button primary" onClick={onStandUp}>
            {t('problem.lookOn')}
          </button>
        )}
        <Link href="/online" className="button" onClick={() => forgetSeat(table.matchID)}>
          {t('problem.tables')}
        </Link>
      </p>
    </main>
  );
}
