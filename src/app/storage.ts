/** Settings and reviews in this browser, and downloads to the device. Games are in `savedGames.ts`. */
import { parseReview, type Review } from '../session/review';
import { readEntry, readStored, removeEntry, writeEntry } from './browser-storage/entries';

const SETTING_KEY = 'house.setting.';
const REVIEW_KEY = 'house.review.';

export const readSetting = (name: string): string | null => readEntry(SETTING_KEY + name);

/** Returns the setting as stored in the browser and ignores memory. */
export const readStoredSetting = (name: string): string | null => readStored(SETTING_KEY + name);

export const writeSetting = (name: string, value: string): void => {
  writeEntry(SETTING_KEY + name, value);
};

export const removeSetting = (name: string): void => removeEntry(SETTING_KEY + name);

/** Returns the bots' review of a finished online match; null if there is none yet. */
export function readReview(matchID: string): Review | null {
  const text = readEntry(REVIEW_KEY + matchID);
  try {
    return text === null ? null : parseReview(text);
  } catch {
    return null;
  }
}

export const writeReview = (matchID: string, review: Review): void => {
  writeEntry(REVIEW_KEY + matchID, JSON.stringify(review));
};

export const fileName = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.json`;

export function download(name: string, text: string, type = 'application/json'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
