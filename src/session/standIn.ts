import type { LogEntry } from 'boardgame.io';

/** Returns the name of the bot that made a move for an absent player, or null. The server marks such moves. */
export function standInOf({ metadata }: LogEntry): string | null {
  const name: unknown = metadata?.standIn;
  return typeof name === 'string' ? name : null;
}
