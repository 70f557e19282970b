import { useMemo } from 'react';
import type { Timeline } from '../../game-api/module';
import { useLookBack, usePlayers } from '../context';
import { type LogTelling, lineMaker, type ToldLog, toldTurns } from './toldTurns';

/** The whole log in lines, also while an earlier position is shown. */
export function useToldLog<Section, G>(telling: LogTelling<Section, G>, timeline: Timeline<G>): ToldLog {
  const { log, notes } = useLookBack();
  const { viewer } = usePlayers();
  const linesOf = useMemo(() => lineMaker(telling), [telling]);
  return useMemo(
    () => toldTurns(telling, linesOf, { log, timeline, notes, viewer }),
    [telling, linesOf, log, timeline, notes, viewer],
  );
}
