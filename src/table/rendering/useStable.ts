/** Memo helpers that compare by value, because every move rebuilds mostly equal objects */
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

/** Returns the previous value as long as the new one has equal content. */
export function useStable<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

/** Compares props for `memo` by value. Functions are compared by identity. */
export function arePropsEqual<Props extends object>(before: Props, now: Props): boolean {
  const keys = Object.keys({ ...before, ...now }) as (keyof Props)[];
  return keys.every((key) => {
    const [a, b] = [before[key], now[key]];
    return Object.is(a, b) || (typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
  });
}

/** Returns a stable handler that calls the newest function. */
export function useLatest<Args extends readonly unknown[]>(act: (...args: Args) => void) {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
