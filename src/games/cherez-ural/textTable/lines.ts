import type { LogEntry } from 'boardgame.io';
import { around } from '../../../table/log/toldTurns';
import { eventsBetween } from '../position/happenings';
import { happeningText } from '../position/happeningText';
import type { TextPosition } from './context';

/** What followed from a log entry and nobody did. */
export function followLines(position: TextPosition, entry: LogEntry, index: number): readonly string[] {
  const { G, language, content, seat, past } = position;
  const positions = around(past.timeline, index);
  if (positions === null) return [];
  const names = Object.fromEntries(G.turnOrder.map((id) => [id, seat(id).name]));
  return eventsBetween(entry, ...positions).map((event) =>
    happeningText(event, { names, language, content }),
  );
}
