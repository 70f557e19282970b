import type { LogAtTable } from '../../../../table/log/renderTurns';
import { useRenderedLog } from '../../../../table/log/useRenderedLog';
import { logTexts } from '../../view-model/log';
import { usePast } from '../context';
import { useWords } from '../words';

export function useLog(): LogAtTable {
  const { language } = useWords();
  const { timeline } = usePast();
  return useRenderedLog(timeline, [language], (seats) =>
    logTexts(language, Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]))),
  );
}
