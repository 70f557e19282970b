import type { LogEntry } from 'boardgame.io';

export type Season = { readonly round: number; readonly phase: string };

const SILENT = ['activateWorker', 'endTurn'];

/** Divides the log into sections (`LogShape` of the table kit). A round ends with its second winter. */
export const LOG_SHAPE = {
  isSilent: ({ action }: LogEntry): boolean => SILENT.includes(action.payload.type ?? ''),
  sectionsOf: (log: readonly LogEntry[]): readonly Season[] => {
    let now: Season = { round: 1, phase: '' };
    return log.map(({ phase }) => {
      const round = now.phase === 'winter2' && phase !== 'winter2' ? now.round + 1 : now.round;
      if (round !== now.round || phase !== now.phase) now = { round, phase };
      return now;
    });
  },
};
