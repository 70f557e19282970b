/** What a change of who is to act means for calls, in SQL that both databases read. */
import type { Statement } from '../storage/sql/statement';
import type { Turns } from './turns';

/** `turn`: the state that a turn begins with. */
export function changeTurns(matchID: string, turn: number, { began, ended, dueAt }: Turns): Statement[] {
  return [
    ...ended.map((seat) => ({
      // Nobody is called to it, and to nobody that its time was up.
      sql: `delete from calls_due where way_id in (select id from call_ways where match_id = ?)
        and (late_seat = ? or late_seat = ''
          and way_id in (select id from call_ways where match_id = ? and seat = ?))`,
      parameters: [matchID, seat, matchID, seat],
    })),
    ...began.map((seat) => ({
      sql: `insert into calls_due (way_id, late_seat, turn, due_at, attempts)
        select id, '', cast(? as bigint), cast(? as bigint), 0 from call_ways
        where match_id = ? and seat = ? and confirmed_at is not null
        on conflict (way_id, late_seat) do update set turn = excluded.turn, due_at = excluded.due_at, attempts = 0`,
      parameters: [turn, dueAt, matchID, seat],
    })),
  ];
}

/** A person whose time is up. */
export interface Late {
  readonly seat: string;
  /** Which of their times: each is up once. */
  readonly turn: number;
  /** When those at the table are called, in milliseconds since 1970. */
  readonly dueAt: number;
}

/** Nothing is written when it was written before. */
export function timeIsUp(matchID: string, { seat, turn, dueAt }: Late): Statement[] {
  return [
    {
      sql: 'insert into times_up (match_id, seat, turn) values (?, ?, ?) on conflict do nothing',
      parameters: [matchID, seat, turn],
      mustChange: true,
    },
    {
      sql: `insert into calls_due (way_id, late_seat, turn, due_at, attempts)
        select id, cast(? as text), cast(? as bigint), cast(? as bigint), 0 from call_ways
        where match_id = ? and confirmed_at is not null
        on conflict (way_id, late_seat) do update set turn = excluded.turn, due_at = excluded.due_at, attempts = 0`,
      parameters: [seat, turn, dueAt, matchID],
    },
  ];
}

/** With the deal, which may be looked at again: nobody is called to it twice. */
export function beginFirstTurn(matchID: string, seats: readonly string[], dueAt: number): Statement[] {
  return seats.map((seat) => ({
    sql: `insert into calls_due (way_id, late_seat, turn, due_at, attempts)
      select id, '', 0, cast(? as bigint), 0 from call_ways
      where match_id = ? and seat = ? and confirmed_at is not null and called is null
      on conflict (way_id, late_seat) do nothing`,
    parameters: [dueAt, matchID, seat],
  }));
}

/** A seat was emptied before the first move: nobody can move. */
export function forgetTurns(matchID: string): Statement[] {
  return [
    {
      sql: 'delete from calls_due where way_id in (select id from call_ways where match_id = ?)',
      parameters: [matchID],
    },
    { sql: 'update call_ways set called = null where match_id = ?', parameters: [matchID] },
  ];
}
