import type { LogEntry } from 'boardgame.io';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TableProps } from '../../game-api/module';
import type { Intent } from '../context';

/** An announcement. `nth` distinguishes consecutive ones with the same text. */
export type Saying = { readonly text: string; readonly nth: number };

export type Spoken = {
  /** Why the last attempted move was refused; empty if it was accepted. */
  readonly refusal: Saying;
  /** Events since the last announcement */
  readonly news: Saying;
  readonly played: number;
  readonly refuse: (reason: string) => void;
  /** Plays the first of these moves. */
  readonly run: (intents: readonly Intent[]) => void;
};

const SILENT: Saying = { text: '', nth: 0 };

/** Plays moves for a text table and collects the refusals. */
export function useRun(
  play: TableProps<unknown>['play'],
): Pick<Spoken, 'refusal' | 'played' | 'refuse' | 'run'> {
  const [refusal, setRefusal] = useState<Saying>(SILENT);
  const [played, setPlayed] = useState(0);
  const latest = useRef(play);
  useLayoutEffect(() => {
    latest.current = play;
  });
  const refuse = useCallback((text: string) => setRefusal(({ nth }) => ({ text, nth: nth + 1 })), []);
  const run = useCallback(
    ([intent]: readonly Intent[]) => {
      if (intent === undefined) return;
      void latest.current(intent.move, ...intent.args).then((reason) => {
        refuse(reason ?? '');
        if (reason === null) setPlayed((count) => count + 1);
      });
    },
    [refuse],
  );
  return { refusal, played, refuse, run };
}

/**
 * Returns a function that joins the lines of entries and their consequences. `from` is the index of the first entry in
 * the log.
 */
export const joinLines =
  (
    lineOf: (entry: LogEntry) => string | null,
    join: string,
    follows: (entry: LogEntry, index: number) => readonly string[],
  ) =>
  (entries: readonly LogEntry[], from: number): string =>
    entries
      .flatMap((entry, nth) => {
        const line = lineOf(entry);
        return [...(line === null ? [] : [line]), ...follows(entry, from + nth)];
      })
      .join(join);

/** Returns the announcement of new log entries. `tell` turns entries into text. */
export function useNews(
  { log, shown }: Pick<TableProps<unknown>, 'log' | 'shown'>,
  tell: (entries: readonly LogEntry[], from: number) => string,
  takenBack: string,
): Saying {
  const [news, setNews] = useState<Saying>(SILENT);
  const told = useRef(log.length);
  useEffect(() => {
    const since = told.current;
    told.current = log.length;
    if (shown !== null || since === log.length) return;
    const text = since > log.length ? takenBack : tell(log.slice(since), since);
    setNews(({ nth }) => ({ text, nth: nth + 1 }));
  }, [log, tell, takenBack, shown]);
  return news;
}
