/** Tests of the checker behind `npm run cluster` and `npm run crash`, with faulty records. */
import { describe, expect, test } from 'vitest';
import { type JoinedTable, joinFaults, KeyRecord } from '../../../scripts/cluster/lobbyRecord';
import { type KeptTable, tableFaults } from '../../../scripts/online/checkTable';
import { Hearing, type Received, type SentChat, type TableRecord } from '../../../scripts/online/tableRecord';
import { itemAt } from '../../../src/rules-kit/indexed';

const FIRST = 10;

const chat = (number: number, sender: SentChat['sender'] = '0'): SentChat => ({
  id: `c${number}`,
  sender,
  payload: `message ${number}`,
});
const move = (stateID: number) => ({
  stateID,
  move: { playerID: '0' as const, move: 'build', args: [stateID] },
});
const entry = (stateID: number) => ({
  _stateID: stateID - 1,
  turn: 1,
  phase: '',
  action: { type: 'MAKE_MOVE' as const, payload: { type: 'build', args: [stateID], playerID: '0' } },
});
const sync = (stateID: number, moves: readonly number[]): Received => ({ what: 'sync', stateID, moves });
const patch = (from: number, to = from + 1, moves = [from]): Received => ({ what: 'patch', from, to, moves });
const said = (...args: Parameters<typeof chat>): Received => ({ what: 'chat', chat: chat(...args) });
const chats = (...list: SentChat[]): Received => ({ what: 'chats', chats: list });

const events = [sync(10, []), chats(), patch(10), said(1), patch(11), said(2, '1'), said(3), patch(12)];

function recordWith(heard: readonly Received[] = events, ...earlier: (readonly Received[])[]): TableRecord {
  const seats = ['0', '1', '2'] as const;
  return {
    matchID: 'm',
    firstStateID: FIRST,
    moves: [11, 12, 13].map(move),
    chats: [chat(1), chat(2, '1'), chat(3)],
    clients: seats.map((seat) => ({
      seat,
      connections: seat === '2' ? [...earlier, heard] : [events],
      stayedToTheEnd: true,
    })),
  };
}

const kept: KeptTable = {
  seats: 4,
  stateID: 13,
  log: [11, 12, 13].map(entry),
  chats: [chat(1), chat(2, '1'), chat(3)],
};

const without = (...left: Received[]) => events.filter((event) => !left.includes(event));
const first = itemAt(events, 2);
const second = itemAt(events, 4);
const third = itemAt(events, 6);
const last = itemAt(events, 7);

describe('the record of a table', () => {
  test('has no faults when each acknowledged event is kept and was received once, in order', () => {
    expect(tableFaults(recordWith(), kept)).toEqual([]);
  });

  test('has no faults when a client reconnects or gets two moves in one patch', () => {
    const back = [sync(12, [10, 11]), chats(chat(1), chat(2, '1')), said(3), patch(12)];
    expect(tableFaults(recordWith(back, events.slice(0, 5)), kept)).toEqual([]);
    const both = [sync(10, []), patch(10, 12, [10, 11]), said(1), said(2, '1'), said(3), patch(12)];
    expect(tableFaults(recordWith(both), kept)).toEqual([]);
  });

  test('has no faults when chats of two people arrive in another order', () => {
    const heard = [sync(10, []), patch(10), said(2, '1'), said(1), patch(11), said(3), patch(12)];
    expect(tableFaults(recordWith(heard), kept)).toEqual([]);
  });

  test.each<[string, Partial<KeptTable>, string]>([
    [
      'a move is lost',
      { log: kept.log.slice(0, 2) },
      'move 13 was acknowledged and is lost; the match is at state 13.',
    ],
    [
      'the last state is lost',
      { stateID: 12 },
      'move 13 was acknowledged and is lost; the match is at state 12.',
    ],
    [
      'a move is another one',
      { log: [entry(11), { ...entry(12), _stateID: 11, action: entry(99).action }, entry(13)] },
      'move 12 was acknowledged and is lost; the match is at state 13.',
    ],
    ['a chat is lost', { chats: kept.chats.slice(0, 2) }, 'chat c3 was acknowledged and is lost.'],
    [
      'a chat has other words',
      { chats: [chat(1), { ...chat(2, '1'), payload: 'changed' }, chat(3)] },
      'chat c2 was acknowledged and is lost.',
    ],
    [
      'a chat has another speaker',
      { chats: [chat(1), chat(2), chat(3)] },
      'chat c2 was acknowledged and is lost.',
    ],
    ['a chat is kept twice', { chats: [...kept.chats, chat(1)] }, 'chat c1 is stored twice.'],
    ['a seat is lost', { seats: 3 }, 'seats are missing.'],
  ])('has a fault when %s', (_, changes, fault) => {
    expect(tableFaults(recordWith(), { ...kept, ...changes })).toContain(`m: ${fault}`);
  });

  test('has a fault when two moves were acknowledged as one', () => {
    const record = { ...recordWith(), moves: [11, 12, 12, 13].map(move) };
    expect(tableFaults(record, kept)).toEqual(['m: two moves were acknowledged as one.']);
  });

  test.each<[string, readonly Received[], string]>([
    ['misses a move', without(second), 'received the move from 12 to 13 at state 11.'],
    ['misses the last move', without(last), 'never received move 13; its state is 12.'],
    ['hears nothing after it came', [sync(10, []), chats()], 'never received move 13; its state is 10.'],
    ['never gets a position', [], 'never received move 13; its state is undefined.'],
    [
      'hears a move twice',
      [...events.slice(0, 3), first, ...events.slice(3)],
      'received the move from 10 to 11 at state 11.',
    ],
    [
      'hears moves out of order',
      [itemAt(events, 0), second, first, ...events.slice(3)],
      'received the move from 11 to 12 at state 10.',
    ],
    [
      'hears a log entry twice',
      [sync(10, []), patch(10, 11, [10, 10]), ...events.slice(3)],
      'received 10, 10 as the log from 10 to 11.',
    ],
    [
      'hears a move without its log entry',
      [sync(10, []), patch(10, 11, []), ...events.slice(3)],
      'received  as the log from 10 to 11.',
    ],
    [
      'gets a log with a gap when it comes',
      [sync(12, [10]), said(1), said(2, '1'), said(3), last],
      'received a log that does not lead to state 12: 10.',
    ],
    [
      'gets a log ahead of its position',
      [sync(10, [10]), ...events.slice(1)],
      'received a log that does not lead to state 10: 10.',
    ],
    ['is led back', [...events, sync(12, [10, 11]), patch(12)], 'was led back from state 13 to 12.'],
    [
      'hears a state that is lost',
      [...events, patch(13)],
      'received state 14, which is lost; the match is at state 13.',
    ],
    ['misses a chat', without(third), 'never received chat c3.'],
    ['hears a chat twice', [...events, said(1)], 'received chat c1 twice.'],
    [
      'hears a chat that it got with the others',
      [sync(10, []), chats(chat(1)), said(1), ...events.slice(4)],
      'received chat c1 twice.',
    ],
    [
      'hears a chat that is not kept',
      [...events, said(4)],
      'received chat c4, which differs from the stored one.',
    ],
    [
      'hears other words',
      [...without(third), { what: 'chat', chat: { ...chat(3), payload: 'changed' } }],
      'received chat c3, which differs from the stored one.',
    ],
    [
      'hears one person out of order',
      [sync(10, []), patch(10), said(3), patch(11), said(2, '1'), said(1), patch(12)],
      'received the chats of 0 out of order: c3, c1.',
    ],
  ])('has a fault when a client %s', (_, heard, fault) => {
    expect(tableFaults(recordWith(heard), kept)).toContain(`m: seat 2 ${fault}`);
  });

  test('has a fault when a client misses a move that another client received without an acknowledgement', () => {
    const record = { ...recordWith(without(last)), moves: [11, 12].map(move) };
    expect(tableFaults(record, kept)).toEqual(['m: seat 2 never received move 13; its state is 12.']);
  });

  test('expects from an earlier connection only what it can have received', () => {
    const record = recordWith(events, [sync(10, []), patch(10)]);
    expect(tableFaults(record, kept)).toEqual([]);
    const doubled = recordWith(events, [sync(10, []), patch(10), patch(10)]);
    expect(tableFaults(doubled, kept)).toEqual(['m: seat 2 received the move from 10 to 11 at state 11.']);
  });
});

test('records moves of players and chats by connection', () => {
  const hearing = new Hearing();
  const automatic = { ...entry(11), automatic: true };
  hearing.take(['table', 'm', {}]);
  hearing.take(['sync', 'm', { state: { _stateID: 10 }, log: [] }]);
  hearing.take(['patch', 'm', 10, 11, [], [entry(11), automatic]]);
  expect([hearing.stateID, hearing.hasChat('c1')]).toEqual([11, false]);
  hearing.disconnected();
  hearing.disconnected();
  expect(hearing.stateID).toBe(-1);
  hearing.take(['sync', 'm', { state: { _stateID: 11 }, log: [entry(11)] }]);
  hearing.take(['chats', 'm', [{ ...chat(1), name: 'Dora', at: 5 }]]);
  hearing.take(['chat', 'm', { ...chat(2, '1'), name: 'Otto', at: 6 }]);
  expect(hearing.connections).toEqual([
    [sync(10, []), patch(10)],
    [sync(11, [10]), chats(chat(1)), said(2, '1')],
  ]);
  expect([hearing.stateID, hearing.hasChat('c1'), hearing.hasChat('c2')]).toEqual([11, true, true]);
});

describe('the record of joins', () => {
  const join = (seat: string, name: string) => ({ matchID: 'm', seat, name, credentials: `hash of ${name}` });
  const table: JoinedTable = {
    matchID: 'm',
    joins: [join('0', 'Dora'), join('1', 'Otto')],
    seen: { 0: 'Dora', 1: 'Otto' },
  };
  const seats = {
    0: { name: 'Dora', credentials: 'hash of Dora' },
    1: { name: 'Otto', credentials: 'hash of Otto' },
  };

  test('has no faults when both people are in the seats they joined', () => {
    expect(joinFaults(table, seats)).toEqual([]);
  });

  test.each<[string, JoinedTable, Parameters<typeof joinFaults>[1], string]>([
    [
      'a join is lost',
      table,
      { 0: seats[0], 1: {} },
      'm: Otto joined seat 1, which was acknowledged and is lost.',
    ],
    [
      'somebody else has the seat',
      table,
      { ...seats, 1: { ...seats[1], name: 'Emil' } },
      'm: Otto joined seat 1, which was acknowledged and is lost.',
    ],
    [
      'other credentials open the seat',
      table,
      { ...seats, 1: { ...seats[1], credentials: 'another' } },
      'm: Otto joined seat 1, which was acknowledged and is lost.',
    ],
    [
      'two people were given one seat',
      { ...table, joins: [...table.joins, join('1', 'Emil')] },
      seats,
      'm: seat 1 was given to Otto and to Emil.',
    ],
    [
      'an onlooker never hears of it',
      { ...table, seen: { 0: 'Dora' } },
      seats,
      'm: a spectator never saw that Otto joined seat 1.',
    ],
  ])('has a fault when %s', (_, joined, keptSeats, fault) => {
    expect(joinFaults(joined, keptSeats)).toEqual([fault]);
  });
});

describe("the record of a person's key", () => {
  function record(): KeyRecord {
    const key = new KeyRecord('k');
    key.changed('one', 'a', true);
    key.changed('two', 'b', true);
    key.changed('two', 'c', true);
    key.changed('three', 'd', true);
    key.changed('three', null, true);
    return key;
  }

  test('has no faults when the last acknowledged change of each name is kept', () => {
    expect(record().faults({ one: 'a', two: 'c' })).toEqual([]);
  });

  test.each<[string, Record<string, string> | null, string]>([
    ['the key is lost', null, 'key k was acknowledged and is lost.'],
    ['a seat is lost', { two: 'c' }, 'key k keeps null as one, expected a.'],
    ['an older text is kept', { one: 'a', two: 'b' }, 'key k keeps b as two, expected c.'],
    [
      'a forgotten seat is kept',
      { one: 'a', two: 'c', three: 'd' },
      'key k keeps d as three, expected null.',
    ],
    [
      'a seat of another key is kept',
      { one: 'a', two: 'c', four: 'x' },
      'key k keeps x as four, expected null.',
    ],
  ])('has a fault when %s', (_, keptSeats, fault) => {
    expect(record().faults(keptSeats)).toEqual([fault]);
  });

  test('has a fault when an erased seat is kept', () => {
    const key = record();
    key.erased(true);
    expect(key.faults({})).toEqual([]);
    expect(key.faults({ one: 'a' })).toHaveLength(1);
  });

  test('allows both outcomes of a change whose answer is lost', () => {
    const key = record();
    key.changed('one', 'z', false);
    for (const one of ['a', 'z']) expect(key.faults({ one, two: 'c' })).toEqual([]);
    expect(key.faults({ two: 'c' })).toHaveLength(1);
    key.erased(false);
    expect(key.faults(null)).toEqual([]);
    expect(key.faults({})).toEqual([]);
    expect(key.faults({ two: 'c' })).toEqual([]);
    expect(key.faults({ one: 'a', two: 'b' })).toHaveLength(1);
  });
});
