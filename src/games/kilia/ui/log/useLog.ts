import type { Happening, LogAtTable, LogTexts } from '../../../../table/log/renderTurns';
import { useRenderedLog } from '../../../../table/log/useRenderedLog';
import type { G } from '../../rules/state/state';
import { councilLines } from '../../text/logText';
import { LOG_SHAPE, type Section, tellEntry } from '../../view-model/logShape';
import { usePast } from '../context';
import { useWords } from '../words';
import { entryIcons, factIcons } from './icons';

export function useLog(): LogAtTable {
  const { language, t } = useWords();
  const { timeline } = usePast();
  return useRenderedLog(timeline, [language, t], (seats): LogTexts<Section, G> => {
    const names = Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]));
    return {
      ...LOG_SHAPE,
      headingOf: ({ part, round }) => t(`log.${part}`, { round }),
      tell: (entry, newest) => {
        const told = tellEntry(entry, { names, language, G: newest });
        return told && { ...told, ...entryIcons(entry, newest) };
      },
      follows: (entry, _before, after) =>
        councilLines(entry, { names, language, G: after }).map(({ fact, text, coins }): Happening => {
          const signs = factIcons(fact);
          return {
            text,
            changes: coins,
            isMoment: fact.fact === 'round' || fact.fact === 'wheel',
            ...(signs.length === 0 ? {} : { signs }),
          };
        }),
    };
  });
}
