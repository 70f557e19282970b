import { expect, it } from 'vitest';
import { ALL_OPEN, isShown } from '../../src/app/online/pages/openFilter';
import type { Match } from '../../src/session/protocol';

const match: Match = {
  matchID: 'm',
  gameName: 'kilia',
  players: [{ id: 0, name: 'Anna' }, { id: 1 }, { id: 2, name: 'Bo', data: { bot: 'hard' } }],
  clock: { minutes: 30 },
  rated: true,
  createdAt: 1,
  updatedAt: 1,
};
const { clock: _, rated: _rated, ...plain } = match;
const full = {
  ...plain,
  players: [
    { id: 0, name: 'Anna' },
    { id: 1, name: 'Boris' },
  ],
};
const days = { turnHours: 24, reserveHours: 0, weekendsOff: false, timeZone: 'UTC' };

it.each([
  [{}, match, true],
  [{ game: 'kilia' }, match, true],
  [{ game: 'other' }, match, false],
  [{ players: '3' }, match, true],
  [{ players: '2' }, match, false],
  [{ seats: 'free' }, match, true],
  [{ seats: 'free' }, full, false],
  [{ seats: 'full' }, full, true],
  [{ pace: 'live' }, match, true],
  [{ pace: 'none' }, match, false],
  [{ pace: 'none' }, full, true],
  [{ pace: 'days' }, { ...full, clock: days }, true],
  [{ bots: 'with' }, match, true],
  [{ bots: 'without' }, match, false],
  [{ bots: 'without' }, full, true],
  [{ rated: 'rated' }, match, true],
  [{ rated: 'unrated' }, match, false],
  [{ rated: 'unrated' }, full, true],
  [{ language: 'ja' }, { ...match, language: 'ja' }, true],
  [{ language: 'ja' }, { ...match, language: 'en' }, false],
  [{ language: 'ja' }, match, true],
  [{ ratingFrom: '900' }, { ...match, ratings: { least: 900, most: 1200 } }, true],
  [{ ratingFrom: '950' }, { ...match, ratings: { least: 900, most: 1200 } }, false],
  [{ ratingTo: '1200' }, { ...match, ratings: { least: 900, most: 1200 } }, true],
  [{ ratingTo: '1150' }, { ...match, ratings: { least: 900, most: 1200 } }, false],
  [{ ratingFrom: '500' }, full, false],
] as const)('with %j', (change, open, expected) => {
  expect(isShown(open, { ...ALL_OPEN, ...change })).toBe(expected);
});
