import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { readSetting, writeSetting } from '../storage';

/** The choice for each table by its path, newest first. */
const SETTING = 'views';
/** The choice for all tables that earlier versions stored. It applies until a table has its own. */
const FORMER_SETTING = 'view';
/** Most choices to store. */
const MOST = 50;

type Choice = readonly [path: string, view: string];

const isChoice = (value: unknown): value is Choice =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

function choices(): readonly Choice[] {
  try {
    const stored: unknown = JSON.parse(readSetting(SETTING) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice) : [];
  } catch {
    return [];
  }
}

function choose(path: string, view: string): void {
  const others = choices().filter(([other]) => other !== path);
  writeSetting(SETTING, JSON.stringify([[path, view], ...others].slice(0, MOST)));
  // Going back to the map also resets the choice for all tables.
  if (view !== 'text' && readSetting(FORMER_SETTING) === 'text') writeSetting(FORMER_SETTING, view);
}

const requestedView = (search: URLSearchParams): string | null =>
  search.get('view') ??
  choices().find(([path]) => path === location.pathname)?.[1] ??
  readSetting(FORMER_SETTING);

/** Whether an address shows the text table. */
export const isInWords = (search: URLSearchParams): boolean => requestedView(search) === 'text';

/**
 * Returns whether the table is a text table, and a function to switch. The address decides (`?view=text`); without it,
 * the last choice for this table applies.
 */
export function useRenderer() {
  const [search, setSearch] = useSearchParams();
  const requested = search.get('view');
  useEffect(() => {
    if (requested !== null) choose(location.pathname, requested);
  }, [requested]);
  const inWords = isInWords(search);
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
