import { type ComponentType, createElement, lazy, useState } from 'react';

/** A part of a page that is fetched when it is shown, or before by `fetch`. */
export type Part<Props extends object> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

/** Once it is here it is shown at once: React waits up to 300 ms before it shows what is `lazy`, fetched or not. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let here: ComponentType<Props> | null = null;
  const fetch = async () => {
    here ??= await load();
    return { default: here };
  };
  const Awaited: ComponentType<Props> = lazy(fetch);
  function Shown(props: Props) {
    // Whichever it was when it was first shown it stays, with all that was entered in it.
    const [Component] = useState(() => here ?? Awaited);
    return createElement(Component, props);
  }
  return Object.assign(Shown, { fetch });
}
