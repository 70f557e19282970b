import { startTransition, useEffect, useRef, useState } from 'react';

/** By then the frame before has been drawn by the browser's other threads; nobody sees so short a while. */
const PAINTED_MS = 40;
/** Who began to wait within so short a while waits for the same frame. */
const TOGETHER_MS = 8;

type Waiting = { readonly since: number; readonly draw: () => void };

const waiting = new Set<Waiting>();
let isAwaited = false;

/** All that has waited long enough is drawn in one go: piece by piece, React looks through the page for each. */
function awaitNext(): void {
  if (isAwaited || waiting.size === 0) return;
  isAwaited = true;
  const first = Math.min(...[...waiting].map(({ since }) => since));
  setTimeout(
    () => {
      isAwaited = false;
      const until = performance.now() - PAINTED_MS + TOGETHER_MS;
      const due = [...waiting].filter(({ since }) => since <= until);
      startTransition(() => {
        for (const each of due) {
          waiting.delete(each);
          each.draw();
        }
      });
      awaitNext();
    },
    Math.max(0, first + PAINTED_MS - performance.now()),
  );
}

/** Draws that once what is drawn `since` then has been painted. Gives what takes it back. */
function drawAfterPaint(since: number, draw: () => void): () => void {
  const mine: Waiting = { since, draw };
  waiting.add(mine);
  awaitNext();
  return () => {
    waiting.delete(mine);
  };
}

/** The value as it was until what is drawn at once with a new one has been painted. A press is answered sooner when
 *  nothing else is drawn meanwhile. */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState(() => value);
  const since = useRef<number | null>(null);
  useEffect(() => {
    if (value === shown) {
      since.current = null;
      return;
    }
    // Values that come faster than that are not waited for anew each time.
    since.current ??= performance.now();
    return drawAfterPaint(since.current, () => setShown(() => value));
  }, [value, shown]);
  return shown;
}

/** False while the browser has not painted what was drawn first. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => drawAfterPaint(performance.now(), () => setIsPainted(true)), []);
  return isPainted;
}
