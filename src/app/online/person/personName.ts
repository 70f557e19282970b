import { invisibleIn, tidyName } from '../../../session/personName';
import { readSetting, writeSetting } from '../../storage';
import type { Words } from '../words';

/** The name that this person used last; empty: none yet. */
export const lastName = (): string => readSetting('name') ?? '';

export const saveName = (name: string): void => writeSetting('name', name);

/** Returns why the server would refuse a name, in a sentence; null: it takes it. */
export function nameProblem(name: string, t: Words): string | null {
  const character = invisibleIn(tidyName(name));
  return character === null ? null : t('join.invisibleName', { character });
}
