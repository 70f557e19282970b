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

const REST_MS = 1000;

/** Fetches the parts for later a moment after the table was painted; gives back how to stop it. */
export function fetchRest(): () => void {
  const timer = setTimeout(() => void fetchAll(), REST_MS);
  return () => clearTimeout(timer);
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
