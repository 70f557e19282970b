/** What a change of who is to act means for calls, in SQL that both databases read. */
import type { Statement } from '../sql/statement';
import type { Turns } from './turns';

/** `turn`: the state that a turn begins with. */
export function changeTurns(matchID: string, turn: number, { began, ended, dueAt }: Turns): Statement[] {
  return [
    ...ended.map((seat) => ({
      sql: `delete from calls_due where way_id in
        (select id from call_ways where match_id = ? and seat = ?)`,
      parameters: [matchID, seat],
    })),
    ...began.map((seat) => ({
      sql: `insert into calls_due (way_id, turn, due_at, attempts)
        select id, cast(? as bigint), cast(? as bigint), 0 from call_ways
        where match_id = ? and seat = ? and confirmed_at is not null
        on conflict (way_id) do update set turn = excluded.turn, due_at = excluded.due_at, attempts = 0`,
      parameters: [turn, dueAt, matchID, seat],
    })),
  ];
}

/** With the deal, which may be looked at again: nobody is called to it twice. */
export function beginFirstTurn(matchID: string, seats: readonly string[], dueAt: number): Statement[] {
  return seats.map((seat) => ({
    sql: `insert into calls_due (way_id, turn, due_at, attempts)
      select id, 0, cast(? as bigint), 0 from call_ways
      where match_id = ? and seat = ? and confirmed_at is not null and called is null
      on conflict (way_id) do nothing`,
    parameters: [dueAt, matchID, seat],
  }));
}

/** The deal was taken back: the next one is another. */
export function forgetTurns(matchID: string): Statement[] {
  return [
    {
      sql: 'delete from calls_due where way_id in (select id from call_ways where match_id = ?)',
      parameters: [matchID],
    },
    { sql: 'update call_ways set called = null where match_id = ?', parameters: [matchID] },
  ];
}
