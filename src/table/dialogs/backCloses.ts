/** The Back button closes what is open over a page, the topmost first: each open dialog has an entry of its own in the
 *  history, at the same address. How many are open is kept in the entry's state, so that it survives a reload. */
import { useEffect } from 'react';
import { useNewest } from '../painting/kept';

type Layer = { readonly close: () => void };

/** Open ones, the topmost last. */
const layers: Layer[] = [];
/** A step through the history was asked for, and the browser has not taken it yet. */
let isTravelling = false;
/** The address and state that a page went to in the meantime. */
let overtaken: { readonly href: string; readonly state: unknown } | null = null;
let isDue = false;

/** How many layers the present entry stands for. */
function depth(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('layers' in state)) return 0;
  return typeof state.layers === 'number' ? state.layers : 0;
}

/** Adds or leaves entries until there are as many as open layers. */
function settle(): void {
  isDue = false;
  if (isTravelling) return;
  const extra = depth() - layers.length;
  if (extra > 0) {
    isTravelling = true;
    history.go(-extra);
  }
  for (let next = depth() + 1; next <= layers.length; next++)
    history.pushState({ ...history.state, layers: next }, '');
}

/** A dialog that gives way to another one changes nothing: entries are counted once both have done so. */
function settleSoon(): void {
  if (isDue) return;
  isDue = true;
  queueMicrotask(settle);
}

function onPop(): void {
  if (isTravelling) {
    isTravelling = false;
    if (overtaken !== null) history.pushState(overtaken.state, '', overtaken.href);
    overtaken = null;
  } else for (const { close } of layers.slice(depth()).reverse()) close();
  settleSoon();
}

/** wouter tells of every entry that is added. The browser would leave this one for the step asked for before it. */
function onPush(): void {
  if (isTravelling && depth() === 0) overtaken = { href: location.href, state: history.state };
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPop);
  window.addEventListener('pushState', onPush);
  // A reload closes all dialogs.
  settleSoon();
}

/** Lets Back close what is open. `close` null: nothing is open, or it has to be answered. */
export function useBackCloses(close: (() => void) | null): void {
  const newest = useNewest(() => close?.());
  const isOpen = close !== null;
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: newest };
    layers.push(layer);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      settleSoon();
    };
  }, [isOpen, newest]);
}
