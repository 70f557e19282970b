import { useEffect, useMemo, useRef } from 'react';
import type { Timeline } from '../../game-api/module';
import { useLookBack, usePlayers } from '../context';
import { type LogTelling, lineMaker, type Seen, type ToldLog, type ToldTurn, toldTurns } from './toldTurns';
import { firstSince } from './turnGroups';

/** The whole log in lines, also while an earlier position is shown. */
export function useToldLog<Section, G>(telling: LogTelling<Section, G>, timeline: Timeline<G>): ToldLog {
  const { log, notes } = useLookBack();
  const { viewer } = usePlayers();
  const tell = useMemo(() => {
    const linesOf = lineMaker(telling);
    let before: readonly ToldTurn[] = [];
    return (seen: Seen<G>): ToldLog => {
      const told = toldTurns(telling, linesOf, seen, before);
      before = told.turns;
      return told;
    };
  }, [telling]);
  const told = useMemo(() => tell({ log, timeline, notes, viewer }), [tell, log, timeline, notes, viewer]);
  // Who comes back to a table on a server is told all that happened since: its positions are asked for, once.
  const since = told.turns[firstSince(told.turns, viewer)]?.moves[0];
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current || since === undefined || timeline.has?.(since - 1) !== false) return;
    isAsked.current = true;
    timeline.at(since - 1);
  }, [since, timeline]);
  return told;
}
