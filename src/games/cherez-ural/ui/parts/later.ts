import { type ComponentType, createElement, lazy, useState } from 'react';

const awaited: (() => Promise<unknown>)[] = [];

/** A part that is not on the first screen: fetched when it is shown, or by `fetchRest` before. Once it is here it
 *  is shown at once: React waits up to 300 ms before it shows what is `lazy`, fetched or not. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => {
    here ??= await load();
    return { default: here };
  };
  awaited.push(fetch);
  const Awaited: ComponentType<Props> = lazy(fetch);
  return function Later(props) {
    // Whichever it was when it was first shown it stays, with all that was entered in it.
    const [Part] = useState(() => here ?? Awaited);
    return createElement(Part, props);
  };
}

/** When the page has nothing else to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve());
  });

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
