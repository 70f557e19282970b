import { readSetting, writeSetting } from '../../storage';

/** Returns the name this person used last; empty if none. */
export const lastName = (): string => readSetting('name') ?? '';

export const saveName = (name: string): void => writeSetting('name', name);
