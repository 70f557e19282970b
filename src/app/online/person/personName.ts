import { invisibleIn, tidyName } from '../../../session/personName';
import { readSetting, writeSetting } from '../../storage';
import type { Words } from '../words';

/** Returns the name this person used last; empty if none. */
export const lastName = (): string => readSetting('name') ?? '';

export const saveName = (name: string): void => writeSetting('name', name);

/** Returns why the server would refuse a name, as a sentence; null if it accepts it. */
export function nameProblem(name: string, t: Words): string | null {
  const character = invisibleIn(tidyName(name));
  return character === null ? null : t('join.invisibleName', { character });
}
