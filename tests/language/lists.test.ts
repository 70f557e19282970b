import { expect, it } from 'vitest';
import { inARow, listed } from '../../src/language/lists';

const names = ['Anna', 'Boris', 'Clara'];

it('lists items as each language does', () => {
  expect(listed(names, 'en')).toBe('Anna, Boris and Clara');
  expect(listed(names, 'ja')).toBe('Anna、Boris、Clara');
  expect(inARow(names, 'en')).toBe('Anna, Boris, Clara');
  expect(inARow(names, 'ja')).toBe('Anna、Boris、Clara');
  expect(inARow([], 'en')).toBe('');
});
