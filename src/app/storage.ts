/** What this browser keeps: settings, the running game, and broken games set aside. A browser that refuses
 *  storage plays on without it. */
import { parseReview, type Review } from '../session/review';
import { NewerSaveError, parseSavedGame, type SavedGame } from '../session/savedGame';

const GAME_KEY = 'house.game';
const BROKEN_KEY = 'house.broken.';
const KEPT_KEY = 'house.kept.';

function guarded<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

export const readSetting = (name: string): string | null =>
  guarded(() => localStorage.getItem(`house.setting.${name}`), null);

export const writeSetting = (name: string, value: string): void =>
  guarded(() => localStorage.setItem(`house.setting.${name}`, value), undefined);

export const removeSetting = (name: string): void =>
  guarded(() => localStorage.removeItem(`house.setting.${name}`), undefined);

const REVIEW_KEY = 'house.review.';

/** What bots found in an online match that is over; null: nothing yet. */
export const readReview = (matchID: string): Review | null =>
  guarded(() => {
    const text = localStorage.getItem(REVIEW_KEY + matchID);
    return text === null ? null : parseReview(text);
  }, null);

export const writeReview = (matchID: string, review: Review): void =>
  guarded(() => localStorage.setItem(REVIEW_KEY + matchID, JSON.stringify(review)), undefined);

export const readGameText = (): string | null => {
  settleGame();
  return guarded(() => localStorage.getItem(GAME_KEY), null);
};

/** The running game. @throws Error with a sentence when what is stored is no saved game. */
export function readGame(): SavedGame | null {
  const text = readGameText();
  return text === null ? null : parseSavedGame(text);
}

export const writeGame = (game: SavedGame): void =>
  guarded(() => localStorage.setItem(GAME_KEY, JSON.stringify(game)), undefined);

/** Milliseconds after which what a press shows has been painted. */
const PAINTED_MS = 100;

let unwritten: (() => SavedGame) | null = null;

/** Writes the running game once what follows a press is painted, or before that if anybody asks for it or the page goes. */
export function writeGameSoon(save: () => SavedGame): void {
  if (unwritten === null) setTimeout(settleGame, PAINTED_MS);
  unwritten = save;
}

/** Writes what waits to be written. */
export function settleGame(): void {
  const save = unwritten;
  unwritten = null;
  if (save !== null) writeGame(save());
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', settleGame);
  document.addEventListener('visibilitychange', settleGame);
}

/** A game that gave way to another one; it can be taken up again. */
export type KeptGame = { readonly key: string; readonly keptAt: Date; readonly game: SavedGame };

/** The games that gave way, the last one first. */
export const readKeptGames = (): readonly KeptGame[] =>
  guarded(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(KEPT_KEY));
    return keys
      .sort()
      .reverse()
      .flatMap((key) => {
        const text = localStorage.getItem(key);
        const keptAt = new Date(key.slice(KEPT_KEY.length));
        return guarded(() => (text === null ? [] : [{ key, keptAt, game: parseSavedGame(text) }]), []);
      });
  }, []);

export const forgetKeptGame = (key: string): void => guarded(() => localStorage.removeItem(key), undefined);

/** How many moves were made in a saved game; null: it can't be read, and no version of the app will. */
function movesOf(text: string): number | null {
  try {
    return parseSavedGame(text).actions.length;
  } catch (error) {
    return error instanceof NewerSaveError ? Number.NaN : null;
  }
}

const keyToKeep = (text: string): string =>
  `${movesOf(text) === null ? BROKEN_KEY : KEPT_KEY}${new Date().toISOString()}`;

/** Puts the running game, if a move was made in it, among those kept; gives back its key. @throws when it can't. */
function keepRunningGame(): string | null {
  const text = readGameText();
  if (text === null || movesOf(text) === 0) return null;
  const key = keyToKeep(text);
  localStorage.setItem(key, text);
  return key;
}

/** Makes a game the running one; the one that was running is kept. False: the browser keeps no more, and nothing
 *  has changed. */
export function beginGame(game: SavedGame): boolean {
  let kept: string | null = null;
  try {
    kept = keepRunningGame();
    localStorage.setItem(GAME_KEY, JSON.stringify(game));
    return true;
  } catch {
    if (kept !== null) forgetKeptGame(kept);
    return false;
  }
}

/** A kept game becomes the running one again; false as for `beginGame`. */
export function takeUpGame({ key, game }: KeptGame): boolean {
  if (!beginGame(game)) return false;
  forgetKeptGame(key);
  return true;
}

/** Moves a game that can't be opened out of the way; it is kept under a name of its own. */
export function setBrokenAside(text: string): void {
  settleGame();
  guarded(() => {
    localStorage.setItem(`${BROKEN_KEY}${new Date().toISOString()}`, text);
    localStorage.removeItem(GAME_KEY);
  }, undefined);
}

/** Moves a game that this app can't open, but another version of it may, among those kept. */
export function setAside(text: string): void {
  settleGame();
  guarded(() => {
    localStorage.setItem(keyToKeep(text), text);
    // Only once it is kept: a browser without room for both keeps it as the running one.
    localStorage.removeItem(GAME_KEY);
  }, undefined);
}

export const fileName = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.json`;

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
