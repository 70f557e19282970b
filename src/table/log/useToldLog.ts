import type { LogEntry } from 'boardgame.io';
import { useMemo } from 'react';
import { useLookBack } from '../context';
import { hintsAtEnd, type LogShape, type TurnGroup, turnGroups } from './turnGroups';

/** One move in a sentence. */
export type Sentence = {
  readonly text: string;
  /** Whether the player's name has to stand before it. */
  readonly needsName: boolean;
  /** What the score changed by, one entry a player. */
  readonly changes: readonly { readonly playerID: string; readonly amount: number }[];
};

export type ToldTurn = Omit<TurnGroup<unknown>, 'entries' | 'section'> & {
  /** The heading of the part of the game that it belongs to. */
  readonly heading: string;
  readonly lines: readonly (Sentence & { readonly move: number })[];
};

/** How a game tells its log. Must stay the same as long as language and names do. */
export type LogTelling<Section> = LogShape<Section> & {
  /** Null: the entry tells players nothing. */
  readonly tell: (entry: LogEntry) => Sentence | null;
  readonly headingOf: (section: Section) => string;
};

export type ToldLog = { readonly turns: readonly ToldTurn[]; readonly hints: readonly string[] };

/** The whole log in sentences, also while an earlier position is shown. */
export function useToldLog<Section>(telling: LogTelling<Section>): ToldLog {
  const { log, notes } = useLookBack();
  // A sentence is made once: entries are added, the earlier ones stay as they are.
  const sentenceOf = useMemo(() => {
    const made = new WeakMap<LogEntry, Sentence | null>();
    return (entry: LogEntry): Sentence | null => {
      const known = made.get(entry);
      if (known !== undefined) return known;
      const sentence = telling.tell(entry);
      made.set(entry, sentence);
      return sentence;
    };
  }, [telling]);
  return useMemo(() => {
    const groups = turnGroups(log, telling, notes);
    const turns = groups.flatMap(({ entries, section, ...group }): ToldTurn[] => {
      const lines = entries.flatMap((entry, index) => {
        const line = sentenceOf(entry);
        return line === null ? [] : [{ ...line, move: group.moves[index] }];
      });
      return lines.length === 0 ? [] : [{ ...group, heading: telling.headingOf(section), lines }];
    });
    return { turns, hints: hintsAtEnd(groups, notes) };
  }, [log, telling, notes, sentenceOf]);
}
