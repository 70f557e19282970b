import { expect, test } from 'vitest';
import { quietUntil } from '../../../src/server/notifications/quietHours';

const at = (text: string) => Date.parse(text);
const night = { from: '22:00', until: '07:30', timeZone: 'Europe/Berlin' };

test.each([
  ['in the evening, until the next morning', '2030-01-15T22:15:10Z', '2030-01-16T06:30:00Z'],
  ['after midnight, until this morning', '2030-01-15T00:00:00Z', '2030-01-15T06:30:00Z'],
  ['at their first minute', '2030-01-15T21:00:00Z', '2030-01-16T06:30:00Z'],
  ['over the night in which clocks are set on', '2030-03-30T22:00:00Z', '2030-03-31T05:30:00Z'],
  ['over the night in which clocks are set back', '2030-10-26T22:00:00Z', '2030-10-27T06:30:00Z'],
])('ends: %s', (_, now, end) => {
  expect(quietUntil(night, at(now))).toBe(at(end));
});

test.each(['2030-01-15T20:59:59Z', '2030-01-15T06:30:00Z', '2030-01-15T12:00:00Z'])(
  '%s is not quiet',
  (now) => {
    expect(quietUntil(night, at(now))).toBeNull();
  },
);

test('handles hours within one day, and no quiet hours', () => {
  const noon = { from: '12:00', until: '13:00', timeZone: 'Asia/Tokyo' };
  expect(quietUntil(noon, at('2030-01-15T03:30:00Z'))).toBe(at('2030-01-15T04:00:00Z'));
  expect(quietUntil(noon, at('2030-01-15T04:00:00Z'))).toBeNull();
  expect(quietUntil(null, at('2030-01-15T03:30:00Z'))).toBeNull();
});
