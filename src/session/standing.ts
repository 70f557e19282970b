import type { LogEntry } from 'boardgame.io';

/** The moves of boardgame.io's log that stand: an undo takes the last one out, a redo puts it back. */
export function standing(log: readonly LogEntry[]): LogEntry[] {
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

/** How many moves were taken back and can be put back. */
export function undone(log: readonly LogEntry[]): number {
  return log.reduce((count, { action }) => {
    const type: string = action.type;
    if (type === 'UNDO') return count + 1;
    if (type === 'REDO') return count - 1;
    return type === 'MAKE_MOVE' ? 0 : count;
  }, 0);
}
