import { expect, test } from 'vitest';
import { defined, entryOf, itemAt } from '../../src/rules-kit/indexed';

test('returns the item at an index, counting negative ones from the end', () => {
  expect(itemAt(['a', 'b', 'c'], 1)).toBe('b');
  expect(itemAt(['a', 'b', 'c'], -1)).toBe('c');
  expect(itemAt([0], 0)).toBe(0);
});

test('names the index, the key or the thing when it is missing', () => {
  expect(() => itemAt([1, 2], 2)).toThrow('No item 2 in a list of 2');
  expect(() => itemAt([1, 2], -3)).toThrow('No item -3 in a list of 2');
  expect(() => entryOf({ gold: 1 }, 'furs')).toThrow('No entry furs');
  expect(() => defined(undefined, 'map tile')).toThrow('No map tile');
});
