import { type ReactNode, startTransition, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { PointedContext, SelectedContext, TableContext } from '../context';
import { LookBackContext } from '../lookBack';

/** By then the frame before has been drawn by the browser's other threads; nobody sees so short a while. */
const PAINTED_MS = 40;

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
    const left = since.current + PAINTED_MS - performance.now();
    const timer = setTimeout(() => startTransition(() => setShown(() => value)), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [value, shown]);
  return shown;
}

/** False while the browser has not painted what was drawn first. */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsPainted(true)), PAINTED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPainted;
}

/** What lies around the map and the actions: it follows once they have answered. */
export function Follows({ children }: { readonly children: ReactNode }) {
  const table = useContext(TableContext);
  const lookBack = useContext(LookBackContext);
  const selected = useContext(SelectedContext);
  const pointed = useContext(PointedContext);
  const shown = useAfterPaint(
    useMemo(
      () => ({ children, table, lookBack, selected, pointed }),
      [children, table, lookBack, selected, pointed],
    ),
  );
  return (
    <TableContext value={shown.table}>
      <LookBackContext value={shown.lookBack}>
        <SelectedContext value={shown.selected}>
          <PointedContext value={shown.pointed}>{shown.children}</PointedContext>
        </SelectedContext>
      </LookBackContext>
    </TableContext>
  );
}
