import { useState, useSyncExternalStore } from 'react';

const drafts = new Map<string, unknown>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `useState` for what is filled in and not yet sent. It outlives the panel or page that asks for it: whoever comes back to
 *  the same address finds it again, until the app is reloaded. `null` forgets it.
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
  /** Forgets what was sent, but not what was written since. */
  const [sent] = useState(() => (what: Value) => {
    if (drafts.get(key) === what) write(null);
  });
  return [value, write, sent] as const;
}
