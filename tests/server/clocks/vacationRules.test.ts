/** Rules of vacations, without a server. */
import { describe, expect, test } from 'vitest';
import {
  answerVacation,
  askForVacation,
  endVacation,
  openRequests,
  settleVacations,
} from '../../../src/server/clocks/correspondence/vacations';

const DAY = 86_400_000;
const NOW = 1000 * DAY;

type Table = Parameters<typeof askForVacation>[0];

const tableOf = (people: number, changes: Partial<Table> = {}): Table => ({
  players: Object.fromEntries(Array.from({ length: people }, (_, id) => [id, { id, name: `P${id}` }])),
  clock: { turnHours: 24, reserveHours: 48, weekendsOff: false, timeZone: 'UTC' },
  hasMoves: true,
  ...changes,
});

const agree = (table: Table, voter: string, seat: string, now = NOW) => {
  answerVacation(table, { voter, seat, agree: true }, now);
  settleVacations(table, now);
};

const seatsAway = ({ vacations = [] }: Table, now: number) =>
  vacations.filter(({ from, until }) => from <= now && now < until).map(({ seat }) => seat);

test.each<[string, Partial<Table>, string]>([
  ['before the first move', { hasMoves: undefined }, 'The clock starts with the first move.'],
  ['after the end', { gameover: {} }, 'The game is over.'],
  ['with a clock in minutes', { clock: { minutes: 5 } }, 'Only a table with a clock in days has vacations.'],
  ['without a clock', { clock: undefined }, 'Only a table with a clock in days has vacations.'],
  [
    'while on one',
    { vacations: [{ seat: '0', from: NOW - DAY, until: NOW + 1 }] },
    'You are on vacation already.',
  ],
  [
    'after twenty',
    { vacations: Array.from({ length: 20 }, () => ({ seat: '0', from: 0, until: DAY })) },
    'This seat has had 20 vacations in this game; there are no more.',
  ],
])('refuses a vacation %s', (_, changes, sentence) => {
  expect(() => askForVacation(tableOf(3, changes), '0', 5, NOW)).toThrow(sentence);
});

test("counts only the requesting seat's vacations", () => {
  const vacations = [
    ...Array.from({ length: 19 }, () => ({ seat: '0', from: 0, until: DAY })),
    { seat: '1', from: NOW - DAY, until: NOW + DAY },
  ];
  const table = tableOf(3, { vacations });
  askForVacation(table, '0', 5, NOW);
  expect(openRequests(table, NOW)).toMatchObject([{ seat: '0', days: 5 }]);
});

describe('the vote', () => {
  test.each([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
  ])('at a table of %i takes %i of the others', (people, needed) => {
    const table = tableOf(people);
    askForVacation(table, '0', 5, NOW);
    for (let voter = 1; voter < needed; voter++) agree(table, String(voter), '0');
    expect(seatsAway(table, NOW)).toEqual([]);
    agree(table, String(needed), '0');
    expect(seatsAway(table, NOW)).toEqual(['0']);
  });

  test('counts each voter once', () => {
    const table = tableOf(4);
    askForVacation(table, '0', 5, NOW);
    for (let count = 0; count < 3; count++) agree(table, '1', '0');
    expect(openRequests(table, NOW)).toMatchObject([{ agreed: ['1'], refused: [], needed: 2 }]);
    expect(seatsAway(table, NOW)).toEqual([]);
  });

  test('replaces a yes with a no and vice versa', () => {
    const table = tableOf(4);
    askForVacation(table, '0', 5, NOW);
    agree(table, '1', '0');
    answerVacation(table, { voter: '1', seat: '0', agree: false }, NOW);
    expect(openRequests(table, NOW)).toMatchObject([{ agreed: [], refused: ['1'] }]);
    agree(table, '2', '0');
    expect(seatsAway(table, NOW)).toEqual([]);
    agree(table, '1', '0');
    expect(seatsAway(table, NOW)).toEqual(['0']);
  });

  test('counts no bots or empty seats as voters', () => {
    const players = { ...tableOf(2).players, 2: { id: 2, name: 'Bot', data: { bot: 'easy' } }, 3: { id: 3 } };
    const table = tableOf(2, { players });
    askForVacation(table, '0', 5, NOW);
    expect(openRequests(table, NOW)).toMatchObject([{ voters: ['1'], needed: 1 }]);
  });

  test('drops a request after seven days', () => {
    const table = tableOf(3);
    askForVacation(table, '0', 5, NOW);
    expect(openRequests(table, NOW + 7 * DAY - 1)).toHaveLength(1);
    expect(() => agree(table, '1', '0', NOW + 7 * DAY)).toThrow('This seat has not requested a vacation.');
  });
});

test('ends one vacation early and no other', () => {
  const table = tableOf(3);
  for (const [seat, voters] of [
    ['0', ['1', '2']],
    ['1', ['0', '2']],
  ] as const) {
    askForVacation(table, seat, 5, NOW);
    for (const voter of voters) agree(table, voter, seat);
  }
  expect(seatsAway(table, NOW)).toEqual(['0', '1']);
  endVacation(table, '0', NOW + DAY);
  expect(seatsAway(table, NOW + DAY)).toEqual(['1']);
  expect(seatsAway(table, NOW + 5 * DAY - 1)).toEqual(['1']);
  expect(seatsAway(table, NOW + 5 * DAY)).toEqual([]);
});
