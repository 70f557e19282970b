import { expect, it } from 'vitest';
import { ringBox } from '../../src/table/controls/ringBox';

it('has a margin of at most 4 px and never goes below the minimum size', () => {
  expect(ringBox({ x: 0, y: 600, width: 990, height: 30 })).toEqual({
    x: -4,
    y: 599,
    width: 998,
    height: 32,
  });
  expect(ringBox({ x: 10, y: 10, width: 4, height: 4 }, 20)).toEqual({ x: 1, y: 1, width: 21, height: 21 });
});
