/** Whether this browser may have seats. Separate from the seats, because the home page loads it. */
import { readSetting, readStoredSetting } from '../../storage';

export const SEATS_SETTING = 'online.seats';

/** Settings with the personal key, which syncs seats from other devices (`person/`). */
export const KEY_SETTING = 'online.key';
export const hasKey = (): boolean => readSetting(KEY_SETTING) !== null;

/** Checks whether there are seats, or a key that may bring some. An unreadable entry counts. */
export const mayHaveSeats = (): boolean =>
  hasKey() ||
  [readSetting(SEATS_SETTING), readStoredSetting(SEATS_SETTING)].some(
    (text) => text !== null && text !== '[]',
  );
