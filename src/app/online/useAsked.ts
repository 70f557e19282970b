import { useEffect, useRef, useState } from 'react';

type Asked<Value> = {
  /** The newest answer; null: none has come yet. */
  readonly value: Value | null;
  /** Why the last question got no answer. */
  readonly error: unknown;
};

/**
 * What the server answers, asked again every `every` milliseconds while the page is in front, and at once when `about`
 * changes.
 */
export function useAsked<Value>(ask: () => Promise<Value>, every: number, about = 0): Asked<Value> {
  const [asked, setAsked] = useState<Asked<Value>>({ value: null, error: null });
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    let current = true;
    const look = () =>
      latest
        .current()
        .then((value) => current && setAsked({ value, error: null }))
        .catch((error: unknown) => current && setAsked(({ value }) => ({ value, error })));
    void look();
    const timer = setInterval(() => document.visibilityState === 'visible' && void look(), every);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [every, about]);
  return asked;
}
