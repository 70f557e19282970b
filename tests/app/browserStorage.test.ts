import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from './fakeStorage';

const KEY = 'house.game';

let storage: ReturnType<typeof fakeStorage>;
let module: typeof import('../../src/app/browser-storage/entries');
beforeEach(async () => {
  vi.resetModules();
  storage = fakeStorage();
  module = await import('../../src/app/browser-storage/entries');
});

it('is the only module that accesses browser storage, but for the archive in IndexedDB', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(tsx?|html)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  // The workbench replaces storage, but only on its pages, which are in no production build.
  const touching = (storage: RegExp) =>
    files.filter((file) => !file.startsWith('app/dev/') && storage.test(readFileSync(`src/${file}`, 'utf8')));
  expect(touching(/\b(localStorage|sessionStorage)\b/)).toEqual(['app/browser-storage/entries.ts']);
  expect(touching(/\bindexedDB\b/)).toEqual(['app/browser-storage/archive.ts']);
});

describe('working storage', () => {
  it('stores, reads, lists and removes entries', () => {
    expect(module.writeEntry(KEY, 'a')).toBe(true);
    expect(storage.values.get(KEY)).toBe('a');
    expect(module.readEntry(KEY)).toBe('a');
    expect(module.entryKeys('house.')).toEqual([KEY]);
    module.removeEntry(KEY);
    expect(module.readEntry(KEY)).toBeNull();
    expect(module.storageProblem('house.')).toBeNull();
  });
});

describe('refused storage', () => {
  beforeEach(() => {
    storage.room = null;
  });

  it('holds entries in memory and reports the problem', () => {
    const listener = vi.fn();
    module.subscribeStorage(listener);
    expect(module.writeEntry(KEY, 'a')).toBe(false);
    expect(module.readEntry(KEY)).toBe('a');
    expect(module.readStored(KEY)).toBeNull();
    expect(module.entryKeys('house.')).toEqual([KEY]);
    expect(module.storageProblem(KEY)).toBe('refused');
    expect(module.storageProblem('house.setting.')).toBeNull();
    expect(listener).toHaveBeenCalled();
  });

  it('removes an entry from memory', () => {
    module.writeEntry(KEY, 'a');
    module.removeEntry(KEY);
    expect(module.readEntry(KEY)).toBeNull();
    expect(module.entryKeys('house.')).toEqual([]);
    expect(module.storageProblem('house.')).toBeNull();
  });

  it('treats storage without any room as refused', () => {
    storage.room = 0;
    module.writeEntry(KEY, 'a');
    expect(module.storageProblem(KEY)).toBe('refused');
  });
});

describe('full storage', () => {
  it('keeps the newest value in memory and the older one in the browser', () => {
    module.writeEntry(KEY, 'a');
    storage.room = storage.size();
    expect(module.writeEntry(KEY, 'ab')).toBe(false);
    expect(module.readEntry(KEY)).toBe('ab');
    expect(module.readStored(KEY)).toBe('a');
    expect(module.storageProblem(KEY)).toBe('full');
  });

  it('stores entries from memory once there is room', () => {
    module.writeEntry(KEY, 'a');
    storage.room = storage.size();
    module.writeEntry(KEY, 'ab');
    storage.room = 100;
    expect(module.storeUnstored('house.')).toBe(true);
    expect(storage.values.get(KEY)).toBe('ab');
    expect(module.storageProblem(KEY)).toBeNull();
  });
});
