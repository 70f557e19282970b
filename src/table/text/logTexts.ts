import type { LogEntry } from 'boardgame.io';
import type { LogShape } from '../../game-api/gameLog';
import type { Timeline } from '../../game-api/module';
import { around } from '../log/renderTurns';

/** A game's description of its log for the text table */
export type TextLogTexts<Section, G> = {
  readonly shape: LogShape<Section>;
  readonly titleOf: (section: Section) => string;
  /** Returns null if the entry is not worth a line. */
  readonly tell: (entry: LogEntry) => string | null;
  /** Returns the consequences of a move, given the positions before and after it. */
  readonly follows?: (entry: LogEntry, before: G, after: G) => readonly string[];
};

/** Returns the consequences of the log entry at an index. */
export const followsOf =
  <G>({ follows }: Pick<TextLogTexts<never, G>, 'follows'>, timeline: Timeline<G>) =>
  (entry: LogEntry, index: number): readonly string[] => {
    const positions = follows === undefined ? null : around(timeline, index);
    return positions === null ? [] : (follows?.(entry, ...positions) ?? []);
  };
