import { useCallback } from 'react';
import { useSearchParams } from 'wouter';

/** Whether the table is drawn or told in words (`?view=text`), and how to change that. */
export function useRenderer() {
  const [search, setSearch] = useSearchParams();
  const inWords = search.get('view') === 'text';
  const change = useCallback(
    () =>
      setSearch((previous) => {
        const next = new URLSearchParams(previous);
        if (inWords) next.delete('view');
        else next.set('view', 'text');
        return next;
      }),
    [inWords, setSearch],
  );
  return { inWords, change };
}
