import type { LogEntry } from 'boardgame.io';

/** Returns the moves of boardgame.io's log that are in effect: an undo removes the last one, a redo restores it. */
export function effectiveLog(log: readonly LogEntry[]): LogEntry[] {
  const kept: LogEntry[] = [];
  const undone: LogEntry[] = [];
  for (const entry of log) {
    const type: string = entry.action.type;
    if (type === 'UNDO') undone.push(...kept.splice(-1));
    else if (type === 'REDO') kept.push(...undone.splice(-1));
    else if (type === 'MAKE_MOVE') {
      kept.push(entry);
      undone.length = 0;
    }
  }
  return kept;
}

/** Returns the number of undone moves that can be redone. */
export function undone(log: readonly LogEntry[]): number {
  return log.reduce((count, { action }) => {
    const type: string = action.type;
    if (type === 'UNDO') return count + 1;
    if (type === 'REDO') return count - 1;
    return type === 'MAKE_MOVE' ? 0 : count;
  }, 0);
}
