/** Lets the Back button close the topmost dialog. Each open dialog has its own history entry at the same address. The
 *  entry's state counts the open dialogs, so leftover entries are recognised after a reload. */
import { useEffect } from 'react';
import { useStable } from '../rendering/useStable';

type Layer = { readonly close: () => void };

/** Open dialogs, menus and raised sheets, the topmost last */
const layers: Layer[] = [];
/** Whether a call of `history.go` is pending */
let isTravelling = false;
/** Address and state of a navigation that happened during that call */
let overtaken: { readonly href: string; readonly state: unknown } | null = null;
let isDue = false;

/** Returns the number of open layers recorded in the current history entry. */
function depth(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('layers' in state)) return 0;
  return typeof state.layers === 'number' ? state.layers : 0;
}

/** Adds or leaves history entries until their number equals the number of open layers. */
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

/** Settles at the end of the task, so that one dialog replacing another changes nothing. */
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

/**
 * Handles wouter's event for new entries. Records an entry that was added during `history.go`, which would leave it.
 */
function onPush(): void {
  if (isTravelling && depth() === 0) overtaken = { href: location.href, state: history.state };
}

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onPop);
  window.addEventListener('pushState', onPush);
  // After a reload no dialog is open.
  settleSoon();
}

/** Calls `close` on Back. Null means that nothing is open, or that the dialog must be answered. */
export function useBackCloses(close: (() => void) | null): void {
  const newest = useStable(() => close?.());
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
