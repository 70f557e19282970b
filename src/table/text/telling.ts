import type { LogEntry } from 'boardgame.io';
import type { Timeline } from '../../game-api/module';
import { around } from '../log/toldTurns';
import type { LogShape } from '../log/turnGroups';

/** How a game tells its log in words alone. */
export type TextTelling<Section, G> = {
  readonly shape: LogShape<Section>;
  readonly titleOf: (section: Section) => string;
  /** Null: the entry tells players nothing. */
  readonly tell: (entry: LogEntry) => string | null;
  /** What followed from a move and nobody did, from the positions before and after it; absent: nothing is told. */
  readonly follows?: (entry: LogEntry, before: G, after: G) => readonly string[];
};

/** What followed from the entry at an index of the log. */
export const followsOf =
  <G>({ follows }: Pick<TextTelling<never, G>, 'follows'>, timeline: Timeline<G>) =>
  (entry: LogEntry, index: number): readonly string[] => {
    const positions = follows === undefined ? null : around(timeline, index);
    return positions === null ? [] : (follows?.(entry, ...positions) ?? []);
  };
