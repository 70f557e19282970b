import { useCallback, useEffect, useState } from 'react';

type Answer<Value> = {
  /** Null until there is an answer. */
  readonly value: Value | null;
  readonly error: unknown;
  readonly again: () => void;
};

/** Fetches a value once, and again on request. Pass a stable function. */
export function useAnswer<Value>(ask: () => Promise<Value>): Answer<Value> {
  const [answer, setAnswer] = useState<{ readonly value: Value | null; readonly error: unknown }>({
    value: null,
    error: null,
  });
  const [count, setCount] = useState(0);
  useEffect(() => {
    let current = true;
    ask()
      .then((value) => current && setAnswer({ value, error: null }))
      .catch((error: unknown) => current && setAnswer(({ value }) => ({ value, error })));
    return () => {
      current = false;
    };
  }, [ask, count]);
  const again = useCallback(() => setCount((before) => before + 1), []);
  return { ...answer, again };
}
