import type { LogEntry } from 'boardgame.io';
import { around } from '../../../table/log/toldTurns';
import { eventsBetween, happeningText } from '../position/happenings';
import { logSentence } from '../text/logText';
import type { TextPosition } from './context';

/** A line of the log; null: it tells players nothing. */
export function lineText({ seat, G, language, content }: TextPosition, entry: LogEntry): string | null {
  const names = Object.fromEntries(G.turnOrder.map((id) => [id, seat(id).name]));
  return logSentence(entry, { names, language, content })?.text ?? null;
}

/** What followed from a log entry and nobody did; what came to others the line itself says. */
export function followLines(position: TextPosition, entry: LogEntry, index: number): readonly string[] {
  const { seat, G, language, content, past } = position;
  const positions = around(past.timeline, index);
  if (positions === null) return [];
  const names = Object.fromEntries(G.turnOrder.map((id) => [id, seat(id).name]));
  return eventsBetween(entry, ...positions)
    .filter(({ event }) => event !== 'others')
    .map((event) => happeningText(event, { names, language, content }));
}
