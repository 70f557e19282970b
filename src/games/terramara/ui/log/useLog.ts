import type { LogEntry } from 'boardgame.io';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useLookBack } from '../../../../table/context';
import {
  type Happening,
  type LogAtTable,
  type LogTelling,
  playerPlace,
} from '../../../../table/log/toldTurns';
import { useToldLog } from '../../../../table/log/useToldLog';
import { eventsBetween, happeningText } from '../../position/happenings';
import { logShape, type Section } from '../../position/logShape';
import type { G } from '../../rules/state';
import { rowName } from '../../text/words';
import { usePast } from '../context';
import { useWords } from '../words';
import { logLine } from './logLine';
import { eventSigns } from './signs';

/** The log in sentences, by round. */
export function useLog(): LogAtTable {
  const { language, content, t } = useWords();
  const { seats } = useLookBack();
  const { timeline } = usePast();
  const latest = useRef(timeline);
  useLayoutEffect(() => {
    latest.current = timeline;
  });
  const telling = useMemo((): LogTelling<Section, G> => {
    const names = Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]));
    return {
      ...logShape((index) => {
        const { G, ctx } = latest.current.at(Math.min(index, latest.current.moves));
        return ctx.phase === 'work' || G.round > 1 ? G.round : 0;
      }),
      headingOf: ({ round }) =>
        round === 0 ? t('table.opening') : t('table.round', { round: rowName(round) }),
      tell: (entry: LogEntry) => logLine(entry, { names, language, content }),
      follows: (entry, before, after) =>
        eventsBetween(entry, before, after).map((event): Happening => {
          const signs = eventSigns(event, { language, content });
          return {
            text: happeningText(event, { names, language, content }),
            changes:
              event.event === 'others' && event.fact.fact === 'vp'
                ? [{ playerID: event.playerID, amount: event.fact.amount }]
                : [],
            isMoment: event.event !== 'others',
            ...(event.event === 'others' ? { places: [playerPlace(event.playerID)] } : {}),
            ...(signs.length === 0 ? {} : { signs }),
          };
        }),
    };
  }, [seats, language, content, t]);
  return useToldLog(telling, timeline);
}
