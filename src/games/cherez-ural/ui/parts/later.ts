import { type ComponentType, type LazyExoticComponent, lazy, useSyncExternalStore } from 'react';

const awaited: (() => Promise<unknown>)[] = [];
const listeners = new Set<() => void>();
let fetched = false;

/** A part that is not on the first screen: fetched when it is shown, or by `fetchRest` before. */
export function later<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  awaited.push(load);
  return lazy(async () => ({ default: await load() }));
}

async function fetchAll(): Promise<void> {
  // What can't be fetched now is asked for again when it is shown.
  await Promise.allSettled(awaited.map((load) => load()));
  fetched = true;
  for (const listener of listeners) listener();
}

/** Fetches the parts for later once the page has nothing else to do; gives back how to stop it. */
export function fetchRest(): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(() => void fetchAll(), 1000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(() => void fetchAll());
  return () => cancelIdleCallback(asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the parts for later have been fetched. */
export const useRest = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => fetched,
    () => false,
  );
