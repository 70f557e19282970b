import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { readSetting, writeSetting } from '../storage';

const SETTING = 'view';

const requestedView = (search: URLSearchParams): string | null => search.get('view') ?? readSetting(SETTING);

/** Whether an address shows the text table. */
export const isInWords = (search: URLSearchParams): boolean => requestedView(search) === 'text';

/**
 * Returns whether the table is a text table, and a function to switch. The address decides (`?view=text`); without it,
 * the last choice applies.
 */
export function useRenderer() {
  const [search, setSearch] = useSearchParams();
  const view = requestedView(search);
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
