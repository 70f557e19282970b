/**
 * The games of this browser: the running one, and those that were replaced. Only one tab at a time plays the running
 * game. A page overwrites a save only if it was the last to read or write it, so the moves of another tab are never
 * lost.
 */
import { NewerSaveError, parseSavedGame, type SavedGame } from '../../session/savedGame';
import {
  dropUnstored,
  entryKeys,
  keepUnstored,
  onOtherTabs,
  readEntry,
  readStored,
  removeEntry,
  storageProblem,
  storeUnstored,
  writeEntry,
} from './entries';

const GAME_KEY = 'house.game';
const BROKEN_KEY = 'house.broken.';
const KEPT_KEY = 'house.kept.';
const SETTING_KEY = 'house.setting.';
const TABS = 'house.table';

/** The stored text of the running game when this page last read or wrote it. */
let base: string | null = null;

let unwritten: (() => SavedGame) | null = null;

/** Delay in ms between a move and its write, so that the move is painted first. */
const PAINTED_MS = 100;

function parsed(text: string | null): SavedGame | null {
  try {
    return text === null ? null : parseSavedGame(text);
  } catch {
    return null;
  }
}

const setupOf = ({ game, seed, setupData, seats }: SavedGame): string =>
  JSON.stringify([game, seed, setupData, seats]);

/** Whether two saves belong to the same game, whatever moves were played in each. */
const isSameGame = (one: SavedGame, other: SavedGame): boolean => setupOf(one) === setupOf(other);

/** Whether a save starts with all moves of an earlier one. */
export const continues = (save: SavedGame, earlier: SavedGame): boolean =>
  isSameGame(save, earlier) &&
  JSON.stringify(save.actions.slice(0, earlier.actions.length)) === JSON.stringify(earlier.actions);

export function readGameText(): string | null {
  flushGame();
  return readEntry(GAME_KEY);
}

/** Returns the running game. @throws Error with a sentence for the player if the entry is not a saved game */
export function readGame(): SavedGame | null {
  const text = readGameText();
  return text === null ? null : parseSavedGame(text);
}

/** Reads the running game in order to play it. After that, this page may overwrite it. */
export function openGameText(): string | null {
  flushGame();
  const stored = readStored(GAME_KEY);
  if (stored !== base) {
    const [own, other] = [parsed(readEntry(GAME_KEY)), parsed(stored)];
    if (own !== null && other !== null && continues(other, own)) dropUnstored(GAME_KEY);
  }
  base = stored;
  return readEntry(GAME_KEY);
}

/** Returns why a game is only in memory; null if all games are stored. */
export const gameProblem = () => storageProblem(GAME_KEY) ?? storageProblem(KEPT_KEY);

/**
 * Stores the running game, unless a replaced game is only in memory: the browser's running entry may be its only stored
 * copy.
 */
function storeRunning(text: string): void {
  if (storeUnstored(KEPT_KEY) && writeEntry(GAME_KEY, text)) base = text;
  else keepUnstored(GAME_KEY, text);
}

/** Writes the running game. If another tab wrote it since this page read it, this page stops playing instead. */
export function writeGame(game: SavedGame): void {
  const stored = readStored(GAME_KEY);
  if (stored === base || stored === null) storeRunning(JSON.stringify(game));
  else stopPlaying(game);
}

/** Writes the running game after the move is painted. Reading the game or closing the page writes it at once. */
export function writeGameSoon(save: () => SavedGame): void {
  if (unwritten === null) setTimeout(flushGame, PAINTED_MS);
  unwritten = save;
}

/** Writes the save that `writeGameSoon` has postponed. */
export function flushGame(): void {
  const save = unwritten;
  unwritten = null;
  if (save !== null) writeGame(save());
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', flushGame);
  // A page restored by the Back button missed all events while it was cached.
  window.addEventListener('pageshow', () => runningChanged());
  document.addEventListener('visibilitychange', flushGame);
}

/** A game that was replaced by another one and can be reopened. */
export type ReplacedGame = { readonly key: string; readonly keptAt: Date; readonly game: SavedGame };

/** Returns the replaced games, newest first. */
export const readReplacedGames = (): readonly ReplacedGame[] =>
  entryKeys(KEPT_KEY)
    .toReversed()
    .flatMap((key) => {
      const game = parsed(readEntry(key));
      return game === null ? [] : [{ key, keptAt: new Date(key.slice(KEPT_KEY.length)), game }];
    });

export function deleteReplacedGame(key: string): void {
  removeEntry(key);
  // Deleting the entry may have made room for those in memory.
  const running = readEntry(GAME_KEY);
  if (!storeUnstored(KEPT_KEY)) return;
  if (running !== null && storageProblem(GAME_KEY) !== null && readStored(GAME_KEY) === base)
    storeRunning(running);
  storeUnstored(SETTING_KEY);
}

/** Returns the number of moves of a saved game: NaN if a newer version of the app wrote it, null if it is broken. */
function movesOf(text: string): number | null {
  try {
    return parseSavedGame(text).actions.length;
  } catch (error) {
    return error instanceof NewerSaveError ? Number.NaN : null;
  }
}

function newKey(prefix: string): string {
  for (let time = Date.now(); ; time++) {
    const key = prefix + new Date(time).toISOString();
    if (readEntry(key) === null) return key;
  }
}

const keyToKeep = (text: string): string => newKey(movesOf(text) === null ? BROKEN_KEY : KEPT_KEY);

/** Adds a game to the replaced ones, or updates its entry there. */
function keep(game: SavedGame): void {
  const same = readReplacedGames().filter((kept) => isSameGame(kept.game, game));
  if (same.some((kept) => continues(kept.game, game))) return;
  const earlier = same.find((kept) => continues(game, kept.game));
  writeEntry(earlier?.key ?? newKey(KEPT_KEY), JSON.stringify(game));
}

/** Makes a game the running one. If the previous game has moves, it is kept as a replaced game. */
export function beginGame(game: SavedGame): void {
  const text = readGameText();
  if (text !== null && movesOf(text) !== 0) writeEntry(keyToKeep(text), text);
  base = readStored(GAME_KEY);
  storeRunning(JSON.stringify(game));
}

/** Makes a game of another device the running one. Copies here that it continues are deleted. */
export function takeGame(game: SavedGame): void {
  const running = parsed(readGameText());
  if (running !== null && continues(game, running)) {
    base = readStored(GAME_KEY);
    storeRunning(JSON.stringify(game));
  } else beginGame(game);
  if (storageProblem(GAME_KEY) !== null) return;
  for (const { key, game: kept } of readReplacedGames()) if (continues(game, kept)) deleteReplacedGame(key);
}

export function reopenGame({ key, game }: ReplacedGame): void {
  beginGame(game);
  // Until the game is stored as the running one, the old entry is its only stored copy.
  if (storageProblem(GAME_KEY) === null || readStored(key) === null) deleteReplacedGame(key);
}

/** Moves a running game that can't be opened to another key. */
function moveAside(key: string, text: string): void {
  flushGame();
  if (writeEntry(key, text) || readStored(GAME_KEY) === null) removeEntry(GAME_KEY);
  // Without room for both, it stays at its old key.
  else dropUnstored(key);
}

/** Moves a game aside that no version of the app can open. */
export const setBrokenAside = (text: string): void => moveAside(newKey(BROKEN_KEY), text);

/** Moves a game aside that this version can't open. If another version can, it becomes a replaced game. */
export const setAside = (text: string): void => moveAside(keyToKeep(text), text);

/** Why this tab stopped playing: another tab plays the same game, or started another one. */
export type StopReason = 'sameGame' | 'otherGame';

/** The table on this page that plays the running game. */
export type Player = {
  readonly save: () => SavedGame;
  readonly onStopped: (why: StopReason) => void;
  /** Called when moves of another tab arrive after this tab opened the game. */
  readonly onContinued: () => void;
};

let player: Player | null = null;

type Opened = { readonly kind: 'opened'; readonly at: number; readonly id: string };
type Message = Opened | { readonly kind: 'unsaved'; readonly text: string };

/** When this tab opened the game. If two tabs open it at the same moment, the one with the greater id plays. */
let opened: Opened = { kind: 'opened', at: 0, id: '' };

const isLater = (one: Opened, other: Opened): boolean =>
  one.at === other.at ? one.id > other.id : one.at > other.at;

/** Null if the browser lacks BroadcastChannel or refuses it. */
let tabs: BroadcastChannel | null = null;

function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(TABS);
  } catch {
    return null;
  }
}

const tell = (message: Message): void => tabs?.postMessage(message);

/** Stops playing in this tab. Moves that exist only here are added to the stored game or kept as a replaced game. */
function stopPlaying(save: SavedGame): void {
  const running = parsed(readStored(GAME_KEY));
  const stopped = player;
  player = null;
  unwritten = null;
  if (running !== null && continues(save, running)) {
    const text = JSON.stringify(save);
    if (!writeEntry(GAME_KEY, text)) tell({ kind: 'unsaved', text });
  } else {
    dropUnstored(GAME_KEY);
    const isStored = running !== null && continues(running, save);
    if (save.actions.length > 0 && !isStored) keep(save);
  }
  stopped?.onStopped(running !== null && isSameGame(running, save) ? 'sameGame' : 'otherGame');
}

/** Handles a change of the running game by another tab. */
function runningChanged(): void {
  const stored = readStored(GAME_KEY);
  if (player === null || stored === base || stored === null) return;
  const running = parsed(stored);
  if (running !== null && continues(running, player.save())) goOn(player);
  else stopPlaying(player.save());
}

/** Reopens the game, because the stored game has more moves than this tab. */
function goOn({ onContinued }: Player): void {
  unwritten = null;
  onContinued();
}

function otherOpened(other: Opened, own: SavedGame): void {
  const running = parsed(readStored(GAME_KEY));
  // The other tab may have missed this tab's first message, so repeat it.
  if (isLater(opened, other)) tell(opened);
  // If no game is stored, the other tab plays a different one.
  else if (running !== null && isSameGame(running, own)) stopPlaying(own);
}

function heard({ data }: MessageEvent<Message>): void {
  if (player === null) return;
  const own = player.save();
  if (data.kind === 'opened') {
    otherOpened(data, own);
    return;
  }
  const other = parsed(data.text);
  if (other === null || !continues(other, own)) return;
  keepUnstored(GAME_KEY, data.text);
  goOn(player);
}

/**
 * Plays the running game in this tab; any other tab that plays it stops. Returns a function that stops playing here.
 */
export function playHere(here: Player): () => void {
  player = here;
  tabs ??= openChannel();
  tabs?.addEventListener('message', heard);
  const stopHearing = onOtherTabs(GAME_KEY, runningChanged);
  opened = { kind: 'opened', at: Date.now(), id: Math.random().toString() };
  tell(opened);
  runningChanged();
  return () => {
    stopHearing();
    tabs?.removeEventListener('message', heard);
    if (player === here) player = null;
  };
}

/**
 * Makes the game that this tab stopped playing the running one again. Another running game is kept as a replaced one.
 */
export function reclaimGame(game: SavedGame): void {
  const running = parsed(readGameText());
  if (running !== null && isSameGame(running, game)) return;
  const kept = readReplacedGames().find((each) => isSameGame(each.game, game));
  if (kept === undefined) beginGame(game);
  else reopenGame(kept);
}
