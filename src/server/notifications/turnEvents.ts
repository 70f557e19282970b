/** SQL statements for notifications about turns, valid in SQLite and PostgreSQL. */
import type { Statement } from '../storage/sql/statement';
import type { Turns } from './turns';

/** Returns statements for a move. `turn` is the number of the new state. */
export function changeTurns(matchID: string, turn: number, { began, ended, dueAt }: Turns): Statement[] {
  return [
    ...ended.map((seat) => ({
      // Deletes the seat's own notifications and those about its timeout.
      sql: `delete from calls_due where way_id in (select id from call_ways where match_id = ?)
        and (about = ? or about = ''
          and way_id in (select id from call_ways where match_id = ? and seat = ?))`,
      parameters: [matchID, seat, matchID, seat],
    })),
    ...began.map((seat) => ({
      sql: `insert into calls_due (way_id, about, turn, due_at, attempts)
        select id, '', cast(? as bigint), cast(? as bigint), 0 from call_ways
        where match_id = ? and seat = ? and confirmed_at is not null
        on conflict (way_id, about) do update set turn = excluded.turn, due_at = excluded.due_at, attempts = 0`,
      parameters: [turn, dueAt, matchID, seat],
    })),
  ];
}

/** A player who ran out of time. */
export interface Timeout {
  readonly seat: string;
  /** Identifies the timeout, so that it is reported only once. */
  readonly turn: number;
  /** When to notify the table, in ms since 1970. */
  readonly dueAt: number;
}

/** Returns statements that report a timeout, or change nothing if it was reported before. */
export function reportTimeout(matchID: string, { seat, turn, dueAt }: Timeout): Statement[] {
  return [
    {
      sql: 'insert into times_up (match_id, seat, turn) values (?, ?, ?) on conflict do nothing',
      parameters: [matchID, seat, turn],
      mustChange: true,
    },
    {
      sql: `insert into calls_due (way_id, about, turn, due_at, attempts)
        select id, cast(? as text), cast(? as bigint), cast(? as bigint), 0 from call_ways
        where match_id = ? and confirmed_at is not null
        on conflict (way_id, about) do update set turn = excluded.turn, due_at = excluded.due_at, attempts = 0`,
      parameters: [seat, turn, dueAt, matchID],
    },
  ];
}

/** Returns statements for the turn after the deal. Running them again notifies nobody twice. */
export function beginFirstTurn(matchID: string, seats: readonly string[], dueAt: number): Statement[] {
  return seats.map((seat) => ({
    sql: `insert into calls_due (way_id, about, turn, due_at, attempts)
      select id, '', 0, cast(? as bigint), 0 from call_ways
      where match_id = ? and seat = ? and confirmed_at is not null and called is null
      on conflict (way_id, about) do nothing`,
    parameters: [dueAt, matchID, seat],
  }));
}

/** Returns statements for a seat that was left before the first move, after which nobody can move. */
export function forgetTurns(matchID: string): Statement[] {
  return [
    {
      sql: 'delete from calls_due where way_id in (select id from call_ways where match_id = ?)',
      parameters: [matchID],
    },
    { sql: 'update call_ways set called = null where match_id = ?', parameters: [matchID] },
  ];
}
