import { useEffect } from 'react';
import type { Snapshot, TableSource } from '../../session/source';
import { useSettings } from '../settings';

const END = 'endTurn';

/** Whether the viewer has moved in this turn and can only end it. False after an undo, which may be followed by a redo. */
export function isTurnDone({ legalMoves, log, ctx, viewer, canRedo }: Snapshot): boolean {
  const last = log.at(-1);
  return (
    legalMoves.length > 0 &&
    legalMoves.every(({ move }) => move === END) &&
    !canRedo &&
    last?.turn === ctx.turn &&
    last.action.payload.playerID === viewer
  );
}

/** Ends the viewer's turn once nothing else can be done, if the viewer wants that. `isOn`: the table shows the present. */
export function useAutoEnd(source: TableSource, snapshot: Snapshot, isOn: boolean): void {
  const { turnEnd, language } = useSettings();
  const ends = isOn && turnEnd === 'auto' && isTurnDone(snapshot);
  const { length } = snapshot.log;
  useEffect(() => {
    // `length` identifies the position: a refused move is not tried again.
    if (ends && length > 0) void source.play(END, [], language);
  }, [ends, length, source, language]);
}
