import { readSetting, writeSetting } from '../storage';

/** The name that this person used last; empty: none yet. */
export const lastName = (): string => readSetting('name') ?? '';

export const keepName = (name: string): void => writeSetting('name', name);
