import type { LogEntry } from 'boardgame.io';
import type { PlayerNames } from '../../../language/explaining';
import { signed } from '../../../language/signed';
import { tellEntry } from '../text/sentences';
import { listComma } from '../text/words';
import type { Telling } from '../view-model/tell';

/**
 * Describes a log entry in one line: the player, the action and the gold; null for entries without information for
 * players.
 */
export function lineText(
  { language, content, say }: Pick<Telling, 'language' | 'content' | 'say'>,
  names: PlayerNames,
  entry: LogEntry,
): string | null {
  const line = tellEntry(entry, { names, language, content });
  if (line === null) return null;
  const who = line.needsName ? `${names[entry.action.payload.playerID]}: ` : '';
  const gold = line.changes.map(({ amount }) => say('changed', { change: signed(amount) }));
  return who + listComma([line.text, ...gold], language);
}
