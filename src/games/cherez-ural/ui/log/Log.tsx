import type { LogEntry } from 'boardgame.io';
import { useMemo } from 'react';
import { useLookBack } from '../../../../table/context';
import { LogPanel } from '../../../../table/log/LogPanel';
import { type LogTelling, type ToldLog, useToldLog } from '../../../../table/log/useToldLog';
import { LOG_SHAPE, type Season } from '../../position/logShape';
import { phaseKey } from '../../position/phaseKey';
import { logSentence } from '../../text/logText';
import { useWords } from '../words';

/** The log in sentences, by round and season. */
export function useLog(): ToldLog {
  const { language, content, t } = useWords();
  const { seats } = useLookBack();
  const telling = useMemo((): LogTelling<Season> => {
    const names = Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]));
    return {
      ...LOG_SHAPE,
      headingOf: ({ round, phase }) =>
        `${t('terms.round', { round })} · ${t(`terms.phase.${phaseKey(phase)}`)}`,
      tell: (entry: LogEntry) => {
        const line = logSentence(entry, { names, language, content });
        return line === null
          ? null
          : { text: line.text, needsName: line.by === 'worker', changes: line.gold };
      },
    };
  }, [seats, language, content, t]);
  return useToldLog(telling);
}

export function Log() {
  const { turns, hints } = useLog();
  return <LogPanel turns={turns} hints={hints} />;
}
