/** What spares drawing anew: with each move nearly all is reckoned anew, and nearly all of it says the same. */
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';

/** The same value as before as long as it says the same. */
export function useKept<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  return useMemo(() => JSON.parse(text) as Value, [text]);
}

/** For `memo`, where the properties are data and functions. */
export function saysSame<Props extends object>(before: Props, now: Props): boolean {
  const keys = Object.keys({ ...before, ...now }) as (keyof Props)[];
  return keys.every((key) => {
    const [a, b] = [before[key], now[key]];
    return Object.is(a, b) || (typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));
  });
}

/** A handler that stays the same and does what the newest one does. */
export function useNewest<Args extends readonly unknown[]>(act: (...args: Args) => void) {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...args: Args) => newest.current(...args), []);
}
