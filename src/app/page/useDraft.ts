import { useState, useSyncExternalStore } from 'react';

const drafts = new Map<string, unknown>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `useState` for input that is not sent yet. The value outlives its panel or page and is found again at the same address,
 *  until the app is reloaded. Writing `null` forgets it.
 *  @param name names the field among those of its address. */
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
  /** Forgets the sent value, but not a newer one. */
  const [sent] = useState(() => (what: Value) => {
    if (drafts.get(key) === what) write(null);
  });
  return [value, write, sent] as const;
}
