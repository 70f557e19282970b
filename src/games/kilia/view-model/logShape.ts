import type { LogEntry } from 'boardgame.io';
import { factsOf } from '../rules/facts';
import { type LogSentence, type LogTelling, logSentences, namedSentence } from '../text/logText';

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

type Told = {
  readonly text: string;
  readonly needsName: boolean;
  readonly changes: readonly { readonly playerID: string; readonly amount: number }[];
};

/** Returns the sentences of an entry: the move, or the council phase that the end of a turn started. */
function toldSentences(entry: LogEntry, telling: LogTelling): readonly LogSentence[] {
  const sentences = logSentences(entry, telling);
  const council = sentences.filter((sentence) => sentence.council);
  return entry.action.payload.type === 'endTurn' && council.length > 0 ? council : sentences;
}

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/**
 * Returns the log line of a player's move without the name, which the log shows once per turn. `councilLines` has
 * the lines of a council phase.
 */
export function tellEntry(entry: LogEntry, telling: LogTelling): Told | null {
  const [own] = entry.action.payload.type === 'endTurn' ? [] : logSentences(entry, telling);
  return own === undefined
    ? null
    : { text: upperFirst(own.text), needsName: own.by !== null, changes: own.coins };
}

/** Returns an entry's sentences, with names, as one self-contained text. */
export function entryText(entry: LogEntry, telling: LogTelling, join: string): string | null {
  const told = toldSentences(entry, telling);
  return told.length === 0 ? null : told.map((sentence) => namedSentence(sentence, telling)).join(join);
}
