import {
  type Context,
  createElement,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';

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

/** The same list as before while its items are the same. */
function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [known, setKnown] = useState(items);
  if (items.every((item, index) => Object.is(item, known[index]))) return known;
  setKnown(items);
  return items;
}

/** What a part of the page reads from a context, kept to be given to it later. */
export type Followed = () => (children: ReactNode) => ReactNode;

export const followed = <Value,>(context: Context<Value>): Followed =>
  function useFollowed() {
    const value = useContext(context);
    return useCallback((children: ReactNode) => createElement(context, { value }, children), [value]);
  };

/** A component whose children see these contexts as they were until what is drawn at once has been painted: what lies
 *  around the board and the actions follows when those have answered. */
export function createFollows(...contexts: readonly Followed[]) {
  return function Follows({ children }: { readonly children: ReactNode }) {
    const provide = contexts.map((useFollowed) => useFollowed());
    const shown = useAfterPaint(useSameItems(provide));
    const shownChildren = useAfterPaint(children);
    return shown.reduceRight<ReactNode>((inner, give) => give(inner), shownChildren);
  };
}
