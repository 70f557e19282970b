import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { Timeline } from '../../game-api/module';
import { useLookBack, usePlayers } from '../context';
import {
  type LogAtTable,
  type LogTelling,
  lineMaker,
  type Seen,
  type ToldLog,
  type ToldTurn,
  toldTurns,
} from './toldTurns';
import { firstSince } from './turnGroups';

/** The whole log in lines, also while an earlier position is shown. */
export function useToldLog<Section, G>(telling: LogTelling<Section, G>, timeline: Timeline<G>): LogAtTable {
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
  const since = told.turns[firstSince(told.turns, viewer)]?.moves[0];
  const isAsked = useRef(false);
  const onRead = useCallback(() => {
    if (isAsked.current || since === undefined || timeline.has?.(since - 1) !== false) return;
    isAsked.current = true;
    timeline.at(since - 1);
  }, [since, timeline]);
  // Who comes back to a table on a server is told all that happened since; once it is over there is nothing to come back to.
  const isOver = timeline.at(timeline.moves).ctx.gameover !== undefined;
  useEffect(() => {
    if (!isOver) onRead();
  }, [isOver, onRead]);
  return { ...told, onRead };
}
