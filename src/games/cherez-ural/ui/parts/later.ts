import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

const awaited: (() => Promise<unknown>)[] = [];

/** A part that is not on the first screen: fetched when it is shown, or by `fetchRest` before. */
export function later<Props>(load: Load<Props>): LazyExoticComponent<ComponentType<Props>> {
  awaited.push(load);
  return lazy(async () => ({ default: await load() }));
}

/** Fetches the parts for later once the page has nothing else to do; gives back how to stop it. */
export function fetchRest(): () => void {
  // What can't be fetched now is asked for again when it is shown.
  const fetchAll = () => void Promise.allSettled(awaited.map((load) => load()));
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(fetchAll, 1000);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(fetchAll);
  return () => cancelIdleCallback(asked);
}
