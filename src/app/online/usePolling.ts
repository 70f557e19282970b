import { useEffect, useRef, useState } from 'react';

type Polled<Value> = {
  /** The newest answer; null if there is none yet. */
  readonly value: Value | null;
  readonly error: unknown;
};

/** Polls the server every `every` ms while the page is visible, and at once when `about` changes. */
export function usePolling<Value>(ask: () => Promise<Value>, every: number, about = 0): Polled<Value> {
  const [polled, setPolled] = useState<Polled<Value>>({ value: null, error: null });
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let current = true;
    const look = () =>
      latest
        .current()
        .then((value) => current && setPolled({ value, error: null }))
        .catch((error: unknown) => current && setPolled(({ value }) => ({ value, error })));
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), every);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [every, about]);
  return polled;
}
