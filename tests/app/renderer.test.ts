import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from './fakeStorage';

let isInWords: typeof import('../../src/app/table/useRenderer').isInWords;
let writeSetting: typeof import('../../src/app/storage').writeSetting;
beforeEach(async () => {
  vi.resetModules();
  fakeStorage();
  ({ isInWords } = await import('../../src/app/table/useRenderer'));
  ({ writeSetting } = await import('../../src/app/storage'));
});
afterEach(() => vi.unstubAllGlobals());

const shown = (pathname: string, search = ''): 'text' | 'map' => {
  vi.stubGlobal('location', { pathname });
  return isInWords(new URLSearchParams(search)) ? 'text' : 'map';
};

it('shows the text table only at the tables where it was chosen', () => {
  writeSetting('views', JSON.stringify([['/online/kilia/t/a', 'text']]));
  expect(shown('/online/kilia/t/a')).toBe('text');
  expect(shown('/online/kilia/t/b')).toBe('map');
  expect(shown('/online/kilia/t/b', '?view=text')).toBe('text');
  expect(shown('/online/kilia/t/a', '?view=map')).toBe('map');
});

it("follows the choice of an earlier version where a table has none, and ignores entries it can't read", () => {
  writeSetting('view', 'text');
  expect(shown('/table')).toBe('text');
  writeSetting('views', JSON.stringify([['/table', 'map'], ['/x'], 7]));
  expect(shown('/table')).toBe('map');
  writeSetting('views', 'not JSON');
  expect(shown('/table')).toBe('text');
});
