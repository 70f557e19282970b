import type { ComponentType } from 'react';
import { untilIdle } from '../../language/untilIdle';
import { lazyPart, type PartOptions } from './lazyPart';

const awaited: (() => Promise<unknown>)[] = [];

/** Creates a component outside the first screen. It loads when it is shown, or earlier by `fetchLateParts`. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: PartOptions,
): ComponentType<Props> {
  const Later = lazyPart(load, options);
  awaited.push(Later.fetch);
  return Later;
}

/** Number of parallel loads. More would block the page. */
const AT_ONCE = 3;

/** Loads the components created by `later`, a few at a time. */
export async function fetchLateParts(): Promise<void> {
  const loads: Promise<unknown>[] = [];
  while (loads.length < awaited.length) {
    await untilIdle();
    // A failed load is retried when the component is shown.
    for (const load of awaited.slice(loads.length, loads.length + AT_ONCE))
      loads.push(load().catch(() => undefined));
  }
  await Promise.all(loads);
}
