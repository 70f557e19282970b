import type { LogEntry } from 'boardgame.io';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLookBack } from '../../../../table/context';
import { LogPanel } from '../../../../table/log/LogPanel';
import { type LogTelling, type ToldLog, useToldLog } from '../../../../table/log/useToldLog';
import { logShape, type Section } from '../../position/logShape';
import { rowName } from '../../text/words';
import { usePast } from '../context';
import { useWords } from '../words';
import { logLine } from './logLine';

/** The log in sentences, by round. */
export function useLog(): ToldLog {
  const { language, content, t } = useWords();
  const { seats } = useLookBack();
  const { timeline } = usePast();
  const latest = useRef(timeline);
  useLayoutEffect(() => {
    latest.current = timeline;
  });
  const telling = useMemo((): LogTelling<Section> => {
    const names = Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]));
    return {
      ...logShape((index) => {
        const { G, ctx } = latest.current.at(Math.min(index, latest.current.moves));
        return ctx.phase === 'work' || G.round > 1 ? G.round : 0;
      }),
      headingOf: ({ round }) =>
        round === 0 ? t('table.opening') : t('table.round', { round: rowName(round) }),
      tell: (entry: LogEntry) => logLine(entry, { names, language, content }),
    };
  }, [seats, language, content, t]);
  return useToldLog(telling);
}

export function Log() {
  const { turns, hints } = useLog();
  return <LogPanel turns={turns} hints={hints} />;
}
