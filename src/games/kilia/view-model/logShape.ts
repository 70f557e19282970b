import type { LogEntry } from 'boardgame.io';
import { factsOf } from '../rules/facts';

/** A section of the log: the choice of colours, a round, or a council phase. */
export type Section = { readonly part: 'colours' | 'round' | 'council'; readonly round: number };

/** Moves without a log line. */
const SILENT = ['skipImprovement'];

/** Kilia's `LogShape` for the table kit. */
export const LOG_SHAPE = {
  isSilent: ({ action, metadata }: LogEntry): boolean => {
    const facts = factsOf({ metadata });
    if (SILENT.includes(action.payload.type ?? '')) return true;
    // The end of a turn only gets a line if it starts the council phase.
    return (
      action.payload.type === 'endTurn' &&
      !facts.some(({ fact }) => fact === 'wheel' || fact === 'voyage' || fact === 'end')
    );
  },
  sectionsOf: (log: readonly LogEntry[]): readonly Section[] => {
    let now: Section = { part: 'colours', round: 1 };
    let round = 1;
    return log.map((entry) => {
      const isCouncil =
        entry.phase === 'council' ||
        factsOf(entry).some(({ fact }) => fact === 'wheel' || fact === 'voyage' || fact === 'end');
      const part = entry.phase === 'colours' ? 'colours' : isCouncil ? 'council' : 'round';
      if (now.part !== part || now.round !== round) now = { part, round };
      const here = now;
      for (const fact of factsOf(entry)) if (fact.fact === 'round') round = fact.round;
      return here;
    });
  },
};
