import { expect, it } from 'vitest';
import { nextStop, pauseAt, previousStop } from '../../src/app/replay/steps';

const STOPS = [2, 5, 9];

it('rests at positions with an event and passes others quickly', () => {
  expect(pauseAt(5, STOPS, 1)).toBeGreaterThan(5 * pauseAt(6, STOPS, 1));
  expect(pauseAt(5, STOPS, 4)).toBe(pauseAt(5, STOPS, 1) / 4);
  expect(pauseAt(6, null, 1)).toBe(pauseAt(5, STOPS, 1));
});

it('steps to the next or previous event, and to the first or last position at the ends', () => {
  expect([0, 2, 3, 9].map((shown) => nextStop(shown, STOPS, 11))).toEqual([2, 5, 5, 11]);
  expect([11, 9, 5, 2].map((shown) => previousStop(shown, STOPS))).toEqual([9, 5, 2, 0]);
});

it('steps move by move when a table reports no events', () => {
  expect(nextStop(3, null, 11)).toBe(4);
  expect(nextStop(11, null, 11)).toBe(11);
  expect(previousStop(3, null)).toBe(2);
  expect(previousStop(0, null)).toBe(0);
});
