import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { TableSource } from '../../session/source';
import { MOVE, playNotes, TURN } from './notes';
import { soundOf } from './soundOf';

/** Plays a sound when another player moves, and another one when the viewer's turn begins. */
export function TableSound({ source }: { readonly source: TableSource }) {
  const snapshot = useSyncExternalStore(source.subscribe, source.current);
  const before = useRef(snapshot);
  useEffect(() => {
    const sound = soundOf(before.current, snapshot);
    before.current = snapshot;
    if (sound === 'turn') playNotes(TURN);
    // Nobody follows the moves of a hidden page.
    else if (sound === 'move' && document.visibilityState === 'visible') playNotes(MOVE);
  }, [snapshot]);
  return null;
}
