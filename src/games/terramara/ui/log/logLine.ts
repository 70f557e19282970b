import type { LogEntry } from 'boardgame.io';
import type { Sentence } from '../../../../table/log/useToldLog';
import { upperFirst } from '../../position/tell';
import { type LogTelling, logSentence } from '../../text/logText';

/** A line of the log as the panel shows it: the name and the points won stand apart from the sentence. */
export function logLine(entry: LogEntry, telling: LogTelling): Sentence | null {
  const told = logSentence(entry, telling);
  if (told === null) return null;
  const { what, needsName, vp } = told;
  return { text: needsName ? upperFirst(what) : what, needsName, changes: vp };
}
