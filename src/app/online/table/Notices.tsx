import type { LogEntry } from 'boardgame.io';
import { Suspense, useEffect, useRef, useState } from 'react';
import { isolate } from '../../../language/isolate';
import type { VacationRequest } from '../../../session/protocol';
import { isOpen } from '../../../session/seatKinds';
import { standInOf } from '../../../session/standIn';
import { lazyPart } from '../../../table/loading/lazyPart';
import { nameOf } from '../clock/VacationPart';
import type { Connection, OnlineTable } from '../connection/onlineTable';
import { useRoom } from '../connection/useOnlineTable';
import { hasKey } from '../seats/anySeat';
import { savedSeat, saveSeenMoves } from '../seats/savedSeats';
import { isEmpty } from '../seats/seats';
import { UnstoredSeat } from '../seats/UnstoredSeat';
import { useWords } from '../words';
import { LateNotices } from './LateNotices';
import { Notice } from './Notice';

const RatedNotice = lazyPart(async () => (await import('../../played/RatedNotice')).RatedNotice);

const SHORT_MS = 4000;

type Missed = {
  readonly count: number;
  /** Number of moves made when the table was last visible. */
  readonly from: number;
};

/** Returns the moves made while the viewer was away; null if nobody moved or the notice was closed. */
function useMissed(table: OnlineTable, connection: Connection, moves: number) {
  const { matchID, seat } = table;
  const [missed, setMissed] = useState<Missed | null>(() => {
    const seen = seat === null ? 0 : (savedSeat(matchID)?.seen ?? 0);
    // A seat that this browser opens for the first time has missed only what a bot played for it.
    const isBack = seen > 0 || standInTurns(table.current().log, seat?.playerID, 0).size > 0;
    return isBack && moves > seen ? { count: moves - seen, from: seen } : null;
  });
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (connection === 'lost') before.current ??= moves;
    else if (before.current !== null) {
      const from = before.current;
      // Add the unread moves of an earlier interruption.
      setMissed((missed) => ({
        count: (missed?.count ?? 0) + moves - from,
        from: missed?.from ?? from,
      }));
      before.current = null;
    }
  }, [connection, moves]);
  // Somebody who only watches after leaving the seat still has to learn what a bot played for it.
  useEffect(() => {
    if (seat !== null) saveSeenMoves(matchID, moves);
  }, [matchID, seat, moves]);
  useEffect(() => {
    if (missed?.count !== 0) return;
    const timer = setTimeout(() => setMissed(null), SHORT_MS);
    return () => clearTimeout(timer);
  }, [missed]);
  return { missed, dismiss: () => setMissed(null) };
}

type NoticesProps = {
  readonly table: OnlineTable;
  readonly moves: number;
  readonly problem: string | null;
  readonly onSeats: () => void;
  readonly onNext: (() => void) | null;
};

/** Shows urgent notices: a lost connection, missed moves, a player out of time, an open seat. */
export function Notices({ table, moves, problem, onSeats, onNext }: NoticesProps) {
  const t = useWords();
  const room = useRoom(table);
  const { connection, players, news } = room;
  const { missed, dismiss } = useMissed(table, connection, moves);
  const [toldSeat, setToldSeat] = useState(false);
  const [toldNext, setToldNext] = useState(false);
  const over = table.current().ctx.gameover !== undefined;
  const openRequest = news?.clock?.days?.requests.find((request) => !hasSaid(request, table));
  const emptySeat = players.some(isEmpty) && table.seat !== null && !over;
  const missedText = ({ count, from }: Missed): string => {
    if (count === 0) return t('notice.back');
    const standIns = standInTurns(table.current().log, table.seat?.playerID, from);
    const said = [...standIns].map(([name, turns]) =>
      t('notice.standIn', { name: isolate(name), count: turns }),
    );
    return [t('notice.missed', { count }), ...said].join(' ');
  };
  return (
    <div className="notices">
      <div role="status">
        {connection === 'lost' && <Notice id="lost" text={t('notice.lost')} />}
        {connection !== 'lost' && missed !== null && (
          <Notice id="missed" text={missedText(missed)} onDismiss={dismiss} />
        )}
        {!over && <LateNotices table={table} />}
        {emptySeat && !toldSeat && (
          <Notice
            id="empty-seat"
            text={t(players.some(isOpen) ? 'notice.openSeat' : 'notice.leftSeat')}
            onDismiss={() => setToldSeat(true)}
          >
            <button type="button" className="button" onClick={onSeats}>
              {t('notice.seats')}
            </button>
          </Notice>
        )}
        {openRequest !== undefined && !over && (
          <Notice
            id="vacation"
            text={t('vacation.asks', { name: nameOf(room, openRequest.seat), days: openRequest.days })}
          >
            <button type="button" className="button" data-testid="to-vacation" onClick={onSeats}>
              {t('vacation.decide')}
            </button>
          </Notice>
        )}
        {over && table.seat !== null && hasKey() && (
          <Suspense>
            <RatedNotice matchID={table.matchID} />
          </Suspense>
        )}
        {onNext !== null && !toldNext && (
          <Notice id="next" text={t('notice.next')} onDismiss={() => setToldNext(true)}>
            <button type="button" className="button primary" data-testid="go-to-next" onClick={onNext}>
              {t('notice.goThere')}
            </button>
          </Notice>
        )}
        <UnstoredSeat table={table} asNotice />
        {problem !== null && <Notice id="problem" text={problem} />}
      </div>
    </div>
  );
}

/** Returns the number of turns a bot played for a seat after the first `from` moves, by bot name. */
export function standInTurns(
  log: readonly LogEntry[],
  playerID: string | undefined,
  from: number,
): ReadonlyMap<string, number> {
  const turns = new Map<string, Set<number>>();
  for (const entry of log.slice(from)) {
    const { action, turn } = entry;
    const standIn = standInOf(entry);
    if (action.payload.playerID !== playerID || standIn === null) continue;
    turns.set(standIn, (turns.get(standIn) ?? new Set()).add(turn));
  }
  return new Map([...turns].map(([name, played]) => [name, played.size]));
}

/** Whether this seat has no vote left on a vacation request. */
function hasSaid({ voters, agreed, refused }: VacationRequest, { seat }: OnlineTable): boolean {
  if (seat === null || !voters.includes(seat.playerID)) return true;
  return agreed.includes(seat.playerID) || refused.includes(seat.playerID);
}
