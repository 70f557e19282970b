import type { ComponentType } from 'react';
import { idle } from './idle';
import { lazyPart } from './lazyPart';

const awaited: (() => Promise<unknown>)[] = [];

/** A part that is not on the first screen: fetched when it is shown, or by `fetchRest` before. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Later = lazyPart(load);
  awaited.push(Later.fetch);
  return Later;
}

/** How many are asked for in one go: all at once would keep the page from answering. */
const AT_ONCE = 3;

/** Fetches the parts for later, a few at a time. */
export async function fetchRest(): Promise<void> {
  const loads: Promise<unknown>[] = [];
  while (loads.length < awaited.length) {
    await idle();
    // What can't be fetched now is asked for again when it is shown.
    for (const load of awaited.slice(loads.length, loads.length + AT_ONCE))
      loads.push(load().catch(() => undefined));
  }
  await Promise.all(loads);
}
