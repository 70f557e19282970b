/**
 * The only module that touches `localStorage`. Entries that the browser refuses or has no room for are held in memory, so
 * the app works without storage until the page closes.
 */

/**
 * Why entries are not stored. `refused`: the browser stores nothing, for example because cookies are blocked. `full`:
 * no room is left.
 */
export type StorageProblem = 'refused' | 'full';

/** Entries that are only in memory. Null: removed here, but still in the browser. */
const held = new Map<string, string | null>();
let failure: StorageProblem = 'refused';
const listeners = new Set<() => void>();

/** Calls the listener when an entry starts or stops being held in memory. Returns the unsubscribe function. */
export function subscribeStorage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  for (const listener of listeners) listener();
}

/** Returns why entries under a prefix are only in memory; null if they are stored. */
export const storageProblem = (prefix: string): StorageProblem | null =>
  [...held].some(([key, value]) => value !== null && key.startsWith(prefix)) ? failure : null;

/** Returns the entry from the browser's storage and ignores memory. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function readEntry(key: string): string | null {
  const value = held.get(key);
  return value === undefined ? readStored(key) : value;
}

/** Keeps an entry in memory only. */
export function keepUnstored(key: string, value: string | null): void {
  held.set(key, value);
  changed();
}

/** Removes an entry from memory; the browser's copy remains. */
export function dropUnstored(key: string): void {
  if (held.delete(key)) changed();
}

/**
 * Returns why a write failed. If the storage is empty and still rejects the write, the browser refuses storage,
 * whatever the error is called.
 */
function problemOf(error: unknown): StorageProblem {
  const isQuota = error instanceof DOMException && /quota/i.test(error.name);
  try {
    return isQuota && localStorage.length > 0 ? 'full' : 'refused';
  } catch {
    return 'refused';
  }
}

/** Stores an entry, or holds it in memory. Returns whether it is stored. */
export function writeEntry(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    failure = problemOf(error);
    keepUnstored(key, value);
    return false;
  }
  dropUnstored(key);
  return true;
}

export function removeEntry(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    keepUnstored(key, null);
    return;
  }
  dropUnstored(key);
}

/** Stores the entries under a prefix that are held in memory. Returns whether none remains. */
export function storeUnstored(prefix: string): boolean {
  for (const [key, value] of [...held])
    if (value !== null && key.startsWith(prefix) && !writeEntry(key, value)) return false;
  return true;
}

export function entryKeys(prefix: string): readonly string[] {
  let stored: readonly string[] = [];
  try {
    stored = Object.keys(localStorage);
  } catch {
    // The browser refuses storage.
  }
  const keys = new Set([...stored, ...held.keys()]);
  return [...keys].filter((key) => key.startsWith(prefix) && readEntry(key) !== null).sort();
}

/** Calls the listener when another tab changes an entry. Returns the unsubscribe function. */
export function onOtherTabs(key: string, listener: () => void): () => void {
  const heard = ({ key: changedKey }: StorageEvent) => {
    if (changedKey === key || changedKey === null) listener();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}
