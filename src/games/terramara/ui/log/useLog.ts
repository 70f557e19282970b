import { type Happening, type LogTexts, playerPlace } from '../../../../game-api/gameLog';
import type { Timeline } from '../../../../game-api/module';
import type { LogAtTable } from '../../../../table/log/renderTurns';
import { useRenderedLog } from '../../../../table/log/useRenderedLog';
import type { G } from '../../rules/state/state';
import { rowName } from '../../text/words';
import { eventsBetween, happeningText } from '../../view-model/happenings';
import { logShape, type Section } from '../../view-model/logShape';
import { usePast } from '../context';
import { useWords } from '../words';
import { eventIcons } from './icons';
import { logLine } from './logLine';

export function useLog(): LogAtTable {
  const { language, content, t } = useWords();
  const { timeline } = usePast();
  return useRenderedLog(timeline, [language, content, t], (seats): LogTexts<Section, G> => {
    const names = Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]));
    return {
      ...logShape((index, timeline: Timeline<G>) => {
        const { G, ctx } = timeline.at(Math.min(index, timeline.moves));
        return ctx.phase === 'work' || G.round > 1 ? G.round : 0;
      }),
      unit: { icon: 'vp', word: 'VP' },
      headingOf: ({ round }) =>
        round === 0 ? t('table.opening') : t('table.round', { round: rowName(round) }),
      tell: (entry) => logLine(entry, { names, language, content }),
      follows: (entry, before, after) =>
        eventsBetween(entry, before, after).map((event): Happening => {
          const signs = eventIcons(event, { language, content });
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
  });
}
