import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';

/** Browsers refuse an address that changes too often. */
const REST_MS = 250;

/** The earlier position that is shown, by its number of moves; null: the present one. The address says it too
 *  (`?move=N`), once it rests. What the address asks for may not exist: `asked` is its text. */
export function useShown() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('move');
  const [shown, setShown] = useState<number | null>(asked === null ? null : Number(asked));
  useEffect(() => {
    const text = shown === null ? null : String(shown);
    const timer = setTimeout(() => {
      setSearch(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (text === null) next.delete('move');
          else next.set('move', text);
          return next;
        },
        { replace: true },
      );
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [shown, setSearch]);
  const show = useCallback((moves: number | null) => setShown(moves), []);
  return { shown, show, asked };
}
