import type { LogEntry } from 'boardgame.io';
import type { Sentence } from '../../../../game-api/gameLog';
import { factsOf } from '../../rules/facts';
import { type LogTelling, logSentence } from '../../text/logText';
import { isAboutOthers } from '../../view-model/happenings';
import { entryIcons } from './icons';

/** Returns a log line with the name and the points separate from the sentence. */
export function logLine(entry: LogEntry, telling: LogTelling): Sentence | null {
  const by = entry.action.payload.playerID;
  // Gains of other players get their own lines with the reason.
  const own = factsOf(entry).filter((fact) => !isAboutOthers(fact, by));
  const told = logSentence({ ...entry, metadata: { facts: own } }, telling);
  if (told === null) return null;
  const { what, needsName, vp } = told;
  return {
    text: what,
    needsName,
    changes: vp,
    ...entryIcons(entry, own, telling),
  };
}
