import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { LogTexts } from '../../game-api/gameLog';
import type { Timeline } from '../../game-api/module';
import { useLookBack, usePlayers } from '../context';
import { firstSince } from './firstSince';
import {
  type LogAtTable,
  lineMaker,
  type RenderedLog,
  renderTurns,
  type Seen,
  sameItems,
} from './renderTurns';

type Seats = ReturnType<typeof useLookBack>['seats'];
type Teller<G> = (seen: Seen<G>) => RenderedLog;

function tellerOf<Section, G>(telling: LogTexts<Section, G>): Teller<G> {
  const linesOf = lineMaker(telling);
  let last: { readonly seen: Seen<G>; readonly told: RenderedLog } | null = null;
  return (seen) => {
    if (last !== null && sameItems(Object.values(last.seen), Object.values(seen))) return last.told;
    last = { seen, told: renderTurns(telling, linesOf, seen, last?.told.turns) };
    return last.told;
  };
}

const tellers = new WeakMap<Seats, { readonly by: readonly unknown[]; readonly tell: Teller<never> }>();

/** Returns the log's cached teller, so that all parts of a table share it and each line is made once. */
function tellerAt<Section, G>(
  seats: Seats,
  by: readonly unknown[],
  tellingOf: (seats: Seats) => LogTexts<Section, G>,
): Teller<G> {
  const known = tellers.get(seats);
  if (known !== undefined && sameItems(known.by, by)) return known.tell as Teller<G>;
  const tell = tellerOf(tellingOf(seats));
  tellers.set(seats, { by, tell });
  return tell;
}

/**
 * Returns the whole log, even while an earlier position is shown.
 * @param by everything besides the seats that the telling depends on
 */
export function useRenderedLog<Section, G>(
  timeline: Timeline<G>,
  by: readonly unknown[],
  tellingOf: (seats: Seats) => LogTexts<Section, G>,
): LogAtTable {
  const { log, notes, seats } = useLookBack();
  const { viewer } = usePlayers();
  const tell = tellerAt(seats, by, tellingOf);
  const told = useMemo(() => tell({ log, timeline, notes, viewer }), [tell, log, timeline, notes, viewer]);
  const since = told.turns[firstSince(told.turns, viewer)]?.moves[0];
  const isAsked = useRef(false);
  const onRead = useCallback(() => {
    if (isAsked.current || since === undefined || timeline.has?.(since - 1) !== false) return;
    isAsked.current = true;
    timeline.at(since - 1);
  }, [since, timeline]);
  // A player who returns to an online table gets all lines since their last turn. After the end of the game this is not
  // needed.
  const isOver = timeline.at(timeline.moves).ctx.gameover !== undefined;
  useEffect(() => {
    if (!isOver) onRead();
  }, [isOver, onRead]);
  return { ...told, onRead };
}
