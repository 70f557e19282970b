import type { LogEntry } from 'boardgame.io';
import { logSentence } from '../text/logText';
import type { TextPosition } from './context';

/** A line of the log; null: it tells players nothing. */
export function lineText({ seat, G, language, content }: TextPosition, entry: LogEntry): string | null {
  const names = Object.fromEntries(G.turnOrder.map((id) => [id, seat(id).name]));
  return logSentence(entry, { names, language, content })?.text ?? null;
}
