import type { LogEntry } from 'boardgame.io';
import type { Sentence } from '../../../../table/log/useToldLog';
import { upperFirst } from '../../position/tell';
import type { Fact } from '../../rules/facts';
import { type LogTelling, logSentence } from '../../text/logText';
import { translator } from '../../text/translate';

const factsOf = (metadata: unknown): readonly Fact[] =>
  // game.ts puts facts into the metadata and nothing else.
  typeof metadata === 'object' && metadata !== null && 'facts' in metadata
    ? (metadata.facts as readonly Fact[])
    : [];

/** A line of the log as the panel shows it: the name and the points won stand apart from the sentence. */
export function logLine(entry: LogEntry, telling: LogTelling): Sentence | null {
  const told = logSentence(entry, telling);
  if (told === null) return null;
  const facts = factsOf(entry.metadata).filter(({ fact }) => fact !== 'vp');
  const bare = logSentence({ ...entry, metadata: { facts } }, telling) ?? told;
  const name = telling.names[entry.action.payload.playerID] ?? entry.action.payload.playerID;
  const start = translator(telling.language)('log.line', { name, what: '' });
  const hasName = bare.text.startsWith(start);
  return {
    text: hasName ? upperFirst(bare.text.slice(start.length)) : bare.text,
    needsName: hasName,
    changes: told.vp,
  };
}
