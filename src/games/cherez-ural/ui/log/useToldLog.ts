import type { LogEntry } from 'boardgame.io';
import { useMemo } from 'react';
import { hintsAtEnd, turnGroups } from '../../position/turnGroups';
import { type LogSentence, logSentence } from '../../text/logText';
import { useTable } from '../context';
import { useLookBack } from '../lookBack';
import type { ToldTurn } from './LogTurn';

/** The whole log in sentences, also while an earlier position is shown. */
export function useToldLog() {
  const { language, content } = useTable();
  const { timeline, notes, seats } = useLookBack();
  // A sentence is made once: entries are added, the earlier ones stay as they are.
  const sentenceOf = useMemo(() => {
    const made = new WeakMap<LogEntry, LogSentence | null>();
    const names = Object.fromEntries(seats.map(({ playerID, name }) => [playerID, name]));
    return (entry: LogEntry): LogSentence | null => {
      const known = made.get(entry);
      if (known !== undefined) return known;
      const sentence = logSentence(entry, { names, language, content });
      made.set(entry, sentence);
      return sentence;
    };
  }, [seats, language, content]);
  return useMemo(() => {
    const groups = turnGroups(timeline.at(timeline.moves).log, notes);
    const turns = groups.flatMap(({ entries, ...group }): ToldTurn[] => {
      const lines = entries.flatMap((entry, index) => {
        const line = sentenceOf(entry);
        return line === null ? [] : [{ ...line, move: group.moves[index] }];
      });
      return lines.length === 0 ? [] : [{ ...group, lines }];
    });
    return { turns, hints: hintsAtEnd(groups, notes) };
  }, [timeline, notes, sentenceOf]);
}
