import groupBy from 'lodash/groupBy';
import sortBy from 'lodash/sortBy';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { isolate } from '../../../language/isolate';
import type { Language } from '../../../language/language';
import { inARow } from '../../../language/lists';
import { loadPatiently } from '../../../language/loading';
import { momentText } from '../../../language/moments';
import { entryOf, itemAt } from '../../../rules-kit/indexed';
import { addressOfTable } from '../../../session/addresses';
import type { Clock, Match } from '../../../session/protocol';
import { findOffer } from '../../games';
import { useSettings } from '../../settings';
import { isOffline, lobbyOf, problemText } from '../connection/lobby';
import { hasKey } from '../seats/anySeat';
import { type SavedSeat, savedSeats } from '../seats/savedSeats';
import { MatchRow } from './MatchRow';
import '../online.css';
import { serverNow } from '../connection/serverTime';
import { dropSeat } from '../seats/ownSeats';
import { distinctPlayers } from '../seats/seats';
import { usePolling } from '../usePolling';
import { useWords, type Words } from '../words';

type YourTablesProps = {
  readonly title: string;
  /** Show only this game's tables. */
  readonly game?: string;
  /** Whether this is the page of all your tables, which lists finished ones separately and needs no link to itself. */
  readonly isPage?: boolean;
};

/** The last look at a table, or why it failed. */
type Seen = {
  /** All seats that this browser has there. */
  readonly seats: readonly SavedSeat[];
  readonly match?: Match;
  readonly toAct: readonly string[];
  readonly clock?: Clock;
  readonly error?: unknown;
};

/** Lists the tables where this browser has a seat, with your turns and the nearest deadlines first. */
export function YourTables({ title, game, isPage = false }: YourTablesProps) {
  const t = useWords();
  const { kept, setKept } = useSavedSeats();
  const tables = Object.values(
    groupBy(
      kept.filter((seat) => game === undefined || seat.game === game),
      'matchID',
    ),
  );
  // The more tables, the less often they are polled.
  const every = 15_000 + 1000 * tables.length;
  const { value } = usePolling(() => Promise.all(tables.map(look)), every, tables.length);
  if (tables.length === 0) return null;
  const seen = sortBy(value ?? [], rank, deadlineOf);
  const forget = (matchID: string) => {
    dropSeat(matchID);
    setKept(savedSeats());
  };
  const rows = (shown: readonly Seen[]) => (
    <ul className="matches">
      {shown.map((each) => (
        <YourTable key={itemAt(each.seats, 0).matchID} seen={each} onForget={forget} />
      ))}
    </ul>
  );
  const over = isPage ? seen.filter(isOver) : [];
  const running = seen.filter((each) => !over.includes(each));
  return (
    <>
      <section className="your-tables" aria-labelledby="tables-yours" data-testid="your-tables">
        <h2 id="tables-yours">{title}</h2>
        {rows(running)}
        {value !== null && running.length === 0 && <p className="quiet">{t('person.noneRunning')}</p>}
        {!isPage && (
          <p>
            <Link href="/online/yours" className="button" data-testid="your-page">
              {t('person.devices')}
            </Link>
          </p>
        )}
      </section>
      {over.length > 0 && (
        <section aria-labelledby="tables-over" data-testid="your-finished">
          <h2 id="tables-over">{t('lobby.finished')}</h2>
          {rows(over)}
        </section>
      )}
    </>
  );
}

/** Ms between two fetches of the seats from other devices. */
const SYNC_EVERY = 60_000;

/** Returns this browser's seats, including those synced by the personal key. */
function useSavedSeats() {
  const [kept, setKept] = useState(savedSeats);
  useEffect(() => {
    if (!hasKey()) return;
    let current = true;
    // The page of the key reports failures.
    const sync = () =>
      void loadPatiently(() => import('../person/sync'))
        .then(({ syncSeats }) => syncSeats())
        .then(() => current && setKept(savedSeats()))
        .catch(() => undefined);
    sync();
    const timer = setInterval(() => document.visibilityState === 'visible' && sync(), SYNC_EVERY);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, []);
  return { kept, setKept };
}

/** Finished matches don't change, so they are cached. */
const finished = new Map<string, Match>();

async function look(seats: readonly SavedSeat[]): Promise<Seen> {
  const { game, matchID } = itemAt(seats, 0);
  const lobby = lobbyOf(game);
  try {
    const match = finished.get(matchID) ?? (await lobby.match(matchID));
    if (match.gameover !== undefined) finished.set(matchID, match);
    const waits = match.gameover !== undefined || match.players.some(({ name }) => name === undefined);
    return { seats, match, ...(waits ? { toAct: [] } : await lobby.turn(matchID)) };
  } catch (error) {
    return { seats, toAct: [], error };
  }
}

const isOver = ({ match }: Seen): boolean => match?.gameover !== undefined;
const isYours = ({ seats, toAct }: Seen): boolean => seats.some(({ playerID }) => toAct.includes(playerID));

/** Sort order: your turn, running, not begun, finished, unavailable. */
function rank(seen: Seen): number {
  if (seen.match === undefined) return 4;
  if (isOver(seen)) return 3;
  return isYours(seen) ? 0 : seen.toAct.length > 0 ? 1 : 2;
}

/** Returns the earliest deadline of a seat to act, preferring your own seats; Infinity without a deadline. */
function deadlineOf({ seats, toAct, clock }: Seen): number {
  if (clock === undefined) return Number.POSITIVE_INFINITY;
  const own = toAct.filter((seat) => seats.some(({ playerID }) => playerID === seat));
  const moments = (own.length > 0 ? own : toAct).map((seat) => {
    if (clock.days !== undefined) return clock.days.deadlines[seat] ?? Number.POSITIVE_INFINITY;
    // The clock doesn't run before the first move.
    return clock.running.includes(seat) ? clock.at + entryOf(clock.left, seat) : Number.POSITIVE_INFINITY;
  });
  return Math.min(...moments, Number.POSITIVE_INFINITY);
}

type YourTableProps = {
  readonly seen: Seen;
  readonly onForget: (matchID: string) => void;
};

function YourTable({ seen, onForget }: YourTableProps) {
  const t = useWords();
  const { language } = useSettings();
  const { seats, match, error } = seen;
  const { game, matchID } = itemAt(seats, 0);
  if (match !== undefined)
    return (
      <MatchRow match={match} turn={turnOf(seen, t, language)}>
        {findOffer(game) !== null && (
          <Link href={addressOfTable(game, matchID)} className="button primary">
            {t('lobby.back')}
          </Link>
        )}
      </MatchRow>
    );
  return (
    <li className="match">
      <p>{problemText(error, t)}</p>
      {!isOffline(error) && (
        <button type="button" className="button" onClick={() => onForget(matchID)}>
          {t('lobby.forget')}
        </button>
      )}
    </li>
  );
}

function turnOf(seen: Seen, t: Words, language: Language) {
  const { match, toAct } = seen;
  if (toAct.length === 0) return null;
  const deadline = deadlineOf(seen);
  const isOwn = isYours(seen);
  const until = Number.isFinite(deadline)
    ? [t(isOwn ? 'lobby.moveBy' : 'clock.until', { when: momentText(deadline, language, serverNow()) })]
    : [];
  const names =
    match === undefined
      ? []
      : distinctPlayers(match.players).flatMap(({ id, name }) =>
          name !== undefined && toAct.includes(String(id)) ? isolate(name) : [],
        );
  const text = isOwn ? t('lobby.yourTurn') : t('lobby.turnOf', { names: inARow(names, language) });
  return { text: inARow([text, ...until], language), isYours: isOwn };
}
