import { useState, useSyncExternalStore } from 'react';

const drafts = new Map<string, unknown>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * `useState` for input that was not sent yet. The value outlives its panel or page and returns at the same address,
 * until the app is reloaded. Setting it to `null` clears it.
 * @param name unique among the fields of its address
 */
export function useDraft<Value>(name: string, initial: Value) {
  const [key] = useState(() => `${globalThis.location?.pathname} ${name}`);
  const [first] = useState(initial);
  const read = (): Value => (drafts.has(key) ? (drafts.get(key) as Value) : first);
  const value = useSyncExternalStore(subscribe, read, read);
  const [write] = useState(() => (next: Value | null) => {
    if (next === null) drafts.delete(key);
    else drafts.set(key, next);
    for (const listener of listeners) listener();
  });
  /** Clears the value that was sent, unless it has changed since. */
  const [sent] = useState(() => (what: Value) => {
    if (drafts.get(key) === what) write(null);
  });
  return [value, write, sent] as const;
}
