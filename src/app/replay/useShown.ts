import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

/** Browsers refuse an address that changes too often. */
const REST_MS = 250;

/** The number of moves that an address asks for (`?move=N`); NaN: what it asks for is no number. */
const movesIn = (asked: string): number => (/^\d{1,9}$/.test(asked) ? Number(asked) : Number.NaN);

/** The earlier position that is shown, by its number of moves; null: the present one. The address says it
 *  (`?move=N`), a moment after it rests. What the address asks for may not exist: `asked` is its text. */
export function useShown() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('move');
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
      // A step that was taken meanwhile, on a busy machine not drawn yet, stays.
      setAhead((now) => (now === ahead ? null : now));
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [ahead, setSearch]);
  const show = useCallback((shown: number | null) => setAhead({ shown }), []);
  const shown = ahead !== null ? ahead.shown : asked === null ? null : movesIn(asked);
  return { shown, show, asked };
}
