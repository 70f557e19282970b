/** The list of games played: filters, best scores, courses, export. */
import { describe, expect, it } from 'vitest';
import {
  bestScores,
  csvOf,
  matches,
  NO_FILTER,
  type PlayedGame,
  scoresOver,
  winsOver,
} from '../../src/app/played/playedGame';
import { placesIn } from '../../src/game-api/places';

const game = (
  change: Partial<PlayedGame> & { readonly score?: number; readonly place?: number },
): PlayedGame => {
  const { score = 50, place = 1, ...rest } = change;
  return {
    id: 'a',
    game: 'kilia',
    isOnline: false,
    at: 1000,
    moves: 80,
    seats: [
      { name: 'Anna', colour: 'red', place, score },
      { name: 'Bo', colour: 'blue', bot: 'hard', place: 3 - place, score: 40 },
    ],
    own: 0,
    options: { en: ['Draft'], ja: ['ドラフト'] },
    mistakes: null,
    ...rest,
  };
};

describe('filters', () => {
  const person = game({
    seats: [
      { name: 'A', colour: 'x' },
      { name: 'B', colour: 'y' },
    ],
  });
  it.each([
    [{ game: 'kilia' }, game({}), true],
    [{ game: 'other' }, game({}), false],
    [{ result: 'won' }, game({}), true],
    [{ result: 'won' }, game({ place: 2 }), false],
    [{ result: 'lost' }, game({ place: 2 }), true],
    [{ result: 'lost' }, game({ own: null }), false],
    [{ where: 'online' }, game({}), false],
    [{ where: 'online' }, game({ isOnline: true }), true],
    [{ rivals: 'bots' }, game({}), true],
    [{ rivals: 'people' }, game({}), false],
    [{ rivals: 'people' }, person, true],
    [{ players: '2' }, game({}), true],
    [{ players: '3' }, game({}), false],
  ] as const)('%j', (change, played, isShown) => {
    expect(matches(played, { ...NO_FILTER, ...change })).toBe(isShown);
  });
});

it('finds the best score of each game and colour', () => {
  const blue = game({ id: 'b', seats: [{ name: 'Anna', colour: 'blue', place: 1, score: 70 }], own: 0 });
  const bests = bestScores([game({ score: 50 }), game({ id: 'c', score: 60 }), blue, game({ own: null })]);
  expect(bests.get('kilia')?.map(({ colour, score, played }) => [colour, score, played.id])).toEqual([
    ['blue', 70, 'b'],
    ['red', 60, 'c'],
  ]);
});

it('shows scores over time for one game only, oldest first', () => {
  const later = game({ at: 2000, score: 70 });
  expect(scoresOver([later, game({})])).toEqual([50, 70]);
  expect(scoresOver([later, game({ game: 'other' })])).toEqual([]);
});

it('takes the share of wins over the last 20 games', () => {
  const games = Array.from({ length: 30 }, (_, at) => game({ at, place: at < 10 ? 1 : 2 }));
  const wins = winsOver(games);
  expect([wins[0], wins[9], wins[19], wins[29]]).toEqual([100, 100, 50, 0]);
  expect(winsOver([game({ seats: [{ name: 'A', colour: 'x', place: 1, score: 3 }] })])).toEqual([]);
});

it('writes CSV with quoted texts and without formulas', () => {
  const csv = csvOf(
    [game({ seats: [{ name: '=1+"2"', colour: 'red', place: 1, score: 5 }], mistakes: 2 })],
    'en',
  );
  const [head, line] = csv.split('\r\n');
  expect(head).toBe('date,game,where,players,you,colour,place,score,moves,mistakes,options');
  expect(line).toBe(
    '"1970-01-01T00:00:01.000Z","kilia","device","\'=1+""2"" 5","\'=1+""2""","red",1,5,80,2,"Draft"',
  );
});

describe('places', () => {
  const result = (totals: Record<string, number>, winners: readonly string[]) => ({
    ranking: Object.keys(totals),
    winners,
    scores: Object.entries(totals).map(([playerID, total]) => ({ playerID, total, parts: [] })),
  });
  it.each([
    [{ 0: 9, 1: 5 }, ['0'], { 0: 1, 1: 2 }],
    [{ 0: 5, 1: 5 }, ['1'], { 0: 2, 1: 1 }],
    [{ 0: 5, 1: 5, 2: 3 }, ['0', '1'], { 0: 1, 1: 1, 2: 3 }],
    [{ 0: 3, 1: 9, 2: 3, 3: 1 }, ['1'], { 0: 2, 1: 1, 2: 2, 3: 4 }],
  ])('of totals %j with winners %j are %j', (totals, winners, expected) => {
    const places = placesIn(result(totals, winners));
    expect(Object.fromEntries(Object.entries(places).map(([id, { place }]) => [id, place]))).toEqual(
      expected,
    );
  });
});
