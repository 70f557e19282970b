import type { LogEntry } from 'boardgame.io';
import { factsOf } from '../rules/facts';
import { type LogSentence, type LogTelling, logSentences, namedSentence } from '../text/logText';

/** A part of the game as the log is divided: the choice of colours, a round, its council phase. */
export type Section = { readonly part: 'colours' | 'round' | 'council'; readonly round: number };

/** Nothing that a reader of the log misses. */
const SILENT = ['skipImprovement'];

/** How the log is divided (`LogShape` of the table kit). */
export const LOG_SHAPE = {
  isSilent: ({ action, metadata }: LogEntry): boolean => {
    const facts = factsOf({ metadata });
    if (SILENT.includes(action.payload.type ?? '')) return true;
    // The end of a turn is told only where it brings the council phase with it.
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

/** What an entry tells: what was done, or the council phase that the end of a turn brought. */
function toldSentences(entry: LogEntry, telling: LogTelling): readonly LogSentence[] {
  const sentences = logSentences(entry, telling);
  const council = sentences.filter((sentence) => sentence.council);
  return entry.action.payload.type === 'endTurn' && council.length > 0 ? council : sentences;
}

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What a player did, for the log, which says the name once for a turn; the council phase that may come with it is told
 *  apart (`councilLines`). */
export function tellEntry(entry: LogEntry, telling: LogTelling): Told | null {
  const [own] = entry.action.payload.type === 'endTurn' ? [] : logSentences(entry, telling);
  return own === undefined
    ? null
    : { text: upperFirst(own.text), needsName: own.by !== null, changes: own.coins };
}

/** All that an entry tells as one text that stands alone. */
export function entryText(entry: LogEntry, telling: LogTelling, join: string): string | null {
  const told = toldSentences(entry, telling);
  return told.length === 0 ? null : told.map((sentence) => namedSentence(sentence, telling)).join(join);
}
