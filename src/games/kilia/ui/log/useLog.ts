import type { LogEntry } from 'boardgame.io';
import { useEffect, useMemo, useRef } from 'react';
import { useLookBack } from '../../../../table/context';
import type { Happening, LogAtTable, LogTelling } from '../../../../table/log/toldTurns';
import { useToldLog } from '../../../../table/log/useToldLog';
import { LOG_SHAPE, type Section, tellEntry } from '../../position/logShape';
import { councilLines } from '../../text/logText';
import { usePast, useTable } from '../context';
import { useWords } from '../words';
import { entrySigns, factSigns } from './signs';

/** The log in sentences, by round. */
export function useLog(): LogAtTable {
  const { language, t } = useWords();
  const { G } = useTable();
  const { timeline } = usePast();
  const { seats } = useLookBack();
  // A sentence reads of the state only what stays as it was; the telling must stay the same while moves are made.
  const newest = useRef(G);
  useEffect(() => {
    newest.current = timeline.at(timeline.moves).G;
  });
  const telling = useMemo((): LogTelling<Section> => {
    const names = Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]));
    return {
      ...LOG_SHAPE,
      headingOf: ({ part, round }) => t(`log.${part}`, { round }),
      tell: (entry: LogEntry) => {
        const told = tellEntry(entry, { names, language, G: newest.current });
        return told && { ...told, ...entrySigns(entry, newest.current) };
      },
      follows: (entry) =>
        councilLines(entry, { names, language, G: newest.current }).map(
          ({ fact, text, coins }): Happening => {
            const signs = factSigns(fact);
            return {
              text,
              changes: coins,
              isMoment: fact.fact === 'round' || fact.fact === 'wheel',
              ...(signs.length === 0 ? {} : { signs }),
            };
          },
        ),
    };
  }, [seats, language, t]);
  return useToldLog(telling, timeline);
}
