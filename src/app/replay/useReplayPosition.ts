import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

/** Ms between changes of the address, because browsers reject frequent ones. */
const REST_MS = 250;

/** Returns the number of moves in an address (`?move=N`); NaN if it is not a number. */
const movesIn = (requested: string): number => (/^\d{1,9}$/.test(requested) ? Number(requested) : Number.NaN);

/**
 * Returns the earlier position on display, as a number of moves; null for the present one. The address follows shortly
 * after (`?move=N`). An address may request a position that does not exist: `requested` is its text.
 */
export function useReplayPosition() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('move');
  const [ahead, setAhead] = useState<{ readonly shown: number | null } | null>(null);
  useEffect(() => {
    if (ahead === null) return;
    const timer = setTimeout(() => {
      setSearch(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (ahead.shown === null) next.delete('move');
          else next.set('move', String(ahead.shown));
          return next;
        },
        { replace: true },
      );
      // Keep a step taken since then that is not rendered yet.
      setAhead((now) => (now === ahead ? null : now));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [ahead, setSearch]);
  const show = useCallback((shown: number | null) => setAhead({ shown }), []);
  const shown = ahead !== null ? ahead.shown : requested === null ? null : movesIn(requested);
  return { shown, show, requested };
}
