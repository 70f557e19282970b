import { invisibleIn, tidyName } from '../../../session/personName';
import type { Words } from '../words';

/** Returns why the server would refuse a name, as a sentence; null if it accepts it. */
export function nameProblem(name: string, t: Words): string | null {
  const character = invisibleIn(tidyName(name));
  return character === null ? null : t('join.invisibleName', { character });
}
