/** Memo helpers that compare by value, because every move rebuilds mostly equal objects */
import { useLayoutEffect, useMemo, useRef } from 'react';
import { keysOf } from '../../rules-kit/records';

/** Returns a handler that never changes and calls the newest function. */
export function useStable<Args extends readonly unknown[]>(
  act: (...args: Args) => void,
): (...args: Args) => void;
/** Returns the previous value as long as the new one has equal content. */
export function useStable<Value>(value: Value): Value;
export function useStable(value: unknown): unknown {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  const text = JSON.stringify(value);
  return useMemo(() => {
    // A function has no JSON.
    if (text !== undefined) return JSON.parse(text);
    return (...args: unknown[]) => {
      if (typeof newest.current === 'function') newest.current(...args);
    };
  }, [text]);
}

/** Compares props for `memo` by value. Functions are compared by identity. */
export function arePropsEqual<Props extends object>(before: Props, now: Props): boolean {
  const keys = keysOf({ ...before, ...now });
  return keys.every((key) => {
    const [a, b] = [before[key], now[key]];
    return Object.is(a, b) || (typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
  });
}
