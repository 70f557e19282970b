/** The log of a game that has only a sentence per move: one section without a heading */
import type { LogEntry } from 'boardgame.io';
import type { LogShape } from '../../game-api/gameLog';
import type { GameModule, Timeline } from '../../game-api/module';
import type { Language } from '../../language/language';

export const PLAIN_SHAPE: LogShape<string> = {
  isSilent: () => false,
  sectionsOf: (log) => log.map(() => ''),
};

export type PlainLog<G> = {
  readonly module: Pick<GameModule<G>, 'describeMove'>;
  readonly timeline: Timeline<G>;
  readonly language: Language;
  /** Returns the log's sentence of an entry, after the name. Default: the description of the move. */
  readonly logSentence?: (entry: LogEntry, language: Language) => string | null;
};

/** Returns what a log entry says after the player's name. */
export function plainSentence<G>(log: PlainLog<G>, entry: LogEntry): string {
  const { module, timeline, language, logSentence } = log;
  const { playerID, type, args } = entry.action.payload;
  const { G, ctx } = timeline.at(0);
  return logSentence?.(entry, language) ?? module.describeMove(G, ctx, playerID, type, args ?? [], language);
}
