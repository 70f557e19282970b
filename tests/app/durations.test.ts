import { describe, expect, it } from 'vitest';
import { clockFacts, timeFacts } from '../../src/app/online/clock/clockText';
import { durationText } from '../../src/app/online/clock/durations';
import { words } from '../../src/app/online/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a duration in words', () => {
  it.each([
    [2 * DAY + 5 * HOUR + 59 * MINUTE, '2 days 5 hours', '2日5時間', '2d'],
    [7 * DAY, '7 days', '7日', '7d'],
    [DAY + 30 * MINUTE, '1 day', '1日', '1d'],
    [5 * HOUR + 2 * MINUTE, '5 hours 2 minutes', '5時間2分', '5h'],
    [90_000, '1 minute', '1分', '1m'],
    [1, '1 minute', '1分', '1m'],
    [0, '0 minutes', '0分', '0m'],
    [-DAY, '0 minutes', '0分', '0m'],
  ])('%d ms: %s, %s, %s', (ms, english, japanese, short) => {
    expect(durationText(ms, 'en')).toBe(english);
    expect(durationText(ms, 'ja')).toBe(japanese);
    expect(durationText(ms, 'en', 'narrow')).toBe(short);
  });
});

describe('the text of a clock', () => {
  const days = { turnHours: 48, reserveHours: 72, weekendsOff: true, timeZone: 'Asia/Tokyo' };
  const facts = (clock: Parameters<typeof clockFacts>[0]) => clockFacts(clock, words('en'), 'en');

  it('shows minutes, or turn time, reserve and weekends if set', () => {
    expect(facts({ minutes: 30 })).toEqual(['clock: 30 minutes each']);
    expect(facts(days)).toEqual(['2 days a turn', '3 days in reserve', 'weekends off (Asia/Tokyo)']);
    expect(facts({ ...days, turnHours: 12, reserveHours: 0, weekendsOff: false })).toEqual([
      '12 hours a turn',
    ]);
  });
});

describe('the time of a seat with a clock in days', () => {
  const now = new Date(2026, 10, 27, 1).getTime();
  const deadline = new Date(2026, 11, 1).getTime();
  const facts = (left: number, reserve: number, until: number | undefined = deadline) =>
    timeFacts({ left, reserve, deadline: until }, words('en'), 'en', now);

  it('counts the reserve once while the turn has time left', () => {
    const told = facts(3 * DAY + 23 * HOUR, 3 * DAY);
    expect(told.slice(0, 2)).toEqual(['23 hours for this turn', 'then 3 days in reserve']);
    expect(told[2]).toMatch(/^out of time .*\b1\b/);
    expect(facts(5 * HOUR, 0).slice(0, -1)).toEqual(['5 hours for this turn']);
  });

  it('shows that the reserve runs when the turn has no time left', () => {
    expect(facts(2 * DAY, 3 * DAY).slice(0, -1)).toEqual(['playing on the reserve: 2 days left']);
    expect(facts(0, 3 * DAY)).toEqual(['out of time']);
  });

  it('shows only the reserve when nobody waits for the seat', () => {
    expect(
      timeFacts({ left: 4 * DAY, reserve: 3 * DAY, deadline: undefined }, words('en'), 'en', now),
    ).toEqual(['3 days in reserve']);
  });
});
