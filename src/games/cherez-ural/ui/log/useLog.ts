import type { Happening, LogTexts } from '../../../../game-api/gameLog';
import type { LogAtTable } from '../../../../table/log/renderTurns';
import { useRenderedLog } from '../../../../table/log/useRenderedLog';
import type { G } from '../../rules/state/state';
import { logSentence } from '../../text/logText';
import { type Event, eventsBetween } from '../../view-model/happenings';
import { happeningText } from '../../view-model/happeningText';
import { LOG_SHAPE, type Season } from '../../view-model/logShape';
import { phaseKey } from '../../view-model/phaseKey';
import { usePast } from '../context';
import { useWords } from '../words';
import { entryIcons, eventIcons, eventPlaces } from './icons';

/** Events that all players look out for. */
const MOMENTS: readonly Event['event'][] = ['round', 'order', 'workers', 'situation'];

export function useLog(): LogAtTable {
  const { language, content, t } = useWords();
  const { timeline } = usePast();
  return useRenderedLog(timeline, [language, content, t], (seats): LogTexts<Season, G> => {
    const names = Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]));
    return {
      ...LOG_SHAPE,
      unit: { icon: 'gold', word: t('table.gold') },
      headingOf: ({ round, phase }) =>
        `${t('terms.round', { round })} · ${t(`terms.phase.${phaseKey(phase)}`)}`,
      tell: (entry) => {
        const line = logSentence(entry, { names, language, content });
        return line === null
          ? null
          : {
              text: line.text,
              needsName: line.by === 'worker',
              changes: line.gold,
              ...entryIcons(entry, { language, content }),
            };
      },
      follows: (entry, before, after) =>
        eventsBetween(entry, before, after).map((event): Happening => {
          const signs = eventIcons(event, { language, content });
          return {
            text: happeningText(event, { names, language, content }),
            changes: 'amount' in event ? [{ playerID: event.owner, amount: event.amount }] : [],
            isMoment: MOMENTS.includes(event.event),
            places: eventPlaces(event),
            ...(signs.length === 0 ? {} : { signs }),
          };
        }),
    };
  });
}
