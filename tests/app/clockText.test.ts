import { expect, it } from 'vitest';
import { turnLeft } from '../../src/app/online/clock/clockText';

const HOUR = 3_600_000;

it('shows the time of a turn without the reserve, and the reserve once the turn has used up its own', () => {
  expect(turnLeft({ left: 95 * HOUR, reserve: 48 * HOUR })).toBe(47 * HOUR);
  expect(turnLeft({ left: 20 * HOUR, reserve: 20 * HOUR })).toBe(20 * HOUR);
  expect(turnLeft({ left: 0, reserve: 0 })).toBe(0);
});
