import type { LogEntry } from 'boardgame.io';
import { factsOf } from '../rules/facts';

/** A round, as the log is divided; 0: before the first, draft and what it gives. */
export type Section = { readonly round: number };

/** Nothing that a reader of the log misses. */
const SILENT = ['endTurn', 'skip'];

/** What was chosen is told by what comes of it, at once or in the move that follows. */
function isSilent(entry: LogEntry): boolean {
  const { type } = entry.action.payload;
  return SILENT.includes(type ?? '') || (type === 'choose' && factsOf(entry).length === 0);
}

/** How the log is divided (`LogShape` of the table kit), with the round in which the move at an index was made. */
export function logShape<Where = void>(roundAt: (index: number, where: Where) => number) {
  const sections: Section[] = [];
  return {
    isSilent,
    sectionsOf: (log: readonly LogEntry[], where: Where): readonly Section[] => {
      // Earlier moves stay as they are, but for one that is taken back.
      sections.length = Math.min(sections.length, Math.max(0, log.length - 1));
      for (let index = sections.length; index < log.length; index++) {
        const round = roundAt(index, where);
        const last = sections[index - 1];
        sections.push(last?.round === round ? last : { round });
      }
      return [...sections];
    },
  };
}

/** For those who only count what is new. */
export const LOG_SHAPE = logShape(() => 0);
