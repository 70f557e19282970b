import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { readSetting, writeSetting } from '../storage';

const SETTING = 'view';

const askedFor = (search: URLSearchParams): string | null => search.get('view') ?? readSetting(SETTING);

/** Whether the table is told in words at an address. */
export const isInWords = (search: URLSearchParams): boolean => askedFor(search) === 'text';

/** Whether the table is drawn or told in words, and how to change that. The address says it (`?view=text`); one that
 *  does not leaves it as it was last. */
export function useRenderer() {
  const [search, setSearch] = useSearchParams();
  const view = askedFor(search);
  useEffect(() => {
    if (view !== null) writeSetting(SETTING, view);
  }, [view]);
  const inWords = view === 'text';
  const change = useCallback(
    () =>
      setSearch((previous) => {
        const next = new URLSearchParams(previous);
        next.set('view', inWords ? 'map' : 'text');
        return next;
      }),
    [inWords, setSearch],
  );
  return { inWords, change };
}
