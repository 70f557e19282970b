/** Measures elements of the page again after whatever may have moved them: renders, scrolling, resizing, animations. */
import { useLayoutEffect, useState } from 'react';

const isMoving = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    );

/** Events after which elements may be elsewhere although no element of the page has changed */
const MOVES = ['scroll', 'resize', 'load', 'transitionrun'] as const;

/**
 * Calls `look` at once, then at most once per frame whenever the layout may have changed, and in each frame of an
 * animation that ends. Returns a function that stops it.
 */
export function watchLayout(look: () => void): () => void {
  let frame = 0;
  const inFrame = () => {
    frame = 0;
    look();
    if (isMoving()) soon();
  };
  const soon = () => {
    if (frame === 0) frame = requestAnimationFrame(inFrame);
  };
  const observer = new MutationObserver(soon);
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const kind of MOVES) window.addEventListener(kind, soon, { capture: true, passive: true });
  look();
  soon();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const kind of MOVES) window.removeEventListener(kind, soon, { capture: true });
  };
}

/**
 * Returns what `measure` finds, as plain data, and keeps it up to date. `measure` must be the same function until it
 * measures something else.
 */
export function useMeasured<Value>(measure: () => Value, before: Value): Value {
  const [value, setValue] = useState(before);
  useLayoutEffect(
    () =>
      watchLayout(() => {
        const now = measure();
        setValue((known) => (JSON.stringify(known) === JSON.stringify(now) ? known : now));
      }),
    [measure],
  );
  return value;
}
