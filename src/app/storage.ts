/** What this browser keeps: settings, the running game, and broken games set aside. A browser that refuses
 *  storage plays on without it. */
import { parseSavedGame, type SavedGame } from '../house/savedGame';

const GAME_KEY = 'house.game';
const BROKEN_KEY = 'house.broken.';

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

export const readGameText = (): string | null => guarded(() => localStorage.getItem(GAME_KEY), null);

/** The running game. @throws Error with a sentence when what is stored is no saved game. */
export function readGame(): SavedGame | null {
  const text = readGameText();
  return text === null ? null : parseSavedGame(text);
}

export const writeGame = (game: SavedGame): void =>
  guarded(() => localStorage.setItem(GAME_KEY, JSON.stringify(game)), undefined);

export const forgetGame = (): void => guarded(() => localStorage.removeItem(GAME_KEY), undefined);

/** Moves a game that can't be opened out of the way; it is kept under a name of its own. */
export function setBrokenAside(text: string): void {
  guarded(() => localStorage.setItem(`${BROKEN_KEY}${new Date().toISOString()}`, text), undefined);
  forgetGame();
}

export const fileName = (name: string) => `${name}-${new Date().toISOString().slice(0, 10)}.json`;

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
