/**
 * Games stored on the device. The first visit stores the app's own pages. Opening or downloading a game stores its
 * files (vite.config.ts defines which files belong to a game).
 */
import { readSetting, writeSetting } from '../storage';

const markOf = (game: string) => `keep.${game}`;

/** Cache from which the service worker serves files of games (vite.config.ts). */
const CACHE = 'games';

/** Returns the addresses of a game's files. @throws Error if neither the network nor the device has the list */
async function filesOf(game: string): Promise<readonly string[]> {
  const answer = await fetch(`/kept/${game}.json`);
  if (!answer.ok) throw new Error(`the list of the files of ${game}: ${answer.status}`);
  return (await answer.json()) as string[];
}

/** Checks whether this browser can store files, which needs a secure connection. */
export const canDownload = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

export async function isDownloaded(game: string): Promise<boolean> {
  if (!canDownload() || !(await caches.has(CACHE))) return false;
  const cache = await caches.open(CACHE);
  const found = await Promise.all((await filesOf(game)).map((file) => cache.match(file)));
  return found.every((each) => each !== undefined);
}

const kept = new Map<string, Promise<void>>();

async function fetchAll(game: string): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of await filesOf(game)) if ((await cache.match(file)) === undefined) await cache.add(file);
}

/** Downloads the missing files of a game. @throws Error if one of them can't be fetched */
export function downloadGame(game: string): Promise<void> {
  let keeping = kept.get(game);
  if (keeping === undefined) {
    keeping = fetchAll(game);
    kept.set(game, keeping);
    keeping.catch(() => kept.delete(game));
  }
  return keeping;
}

/** Updates the stored games after a new version and deletes files that no game uses any more. */
export async function refreshDownloads(games: readonly string[]): Promise<void> {
  if (!canDownload() || !(await caches.has(CACHE))) return;
  const cache = await caches.open(CACHE);
  const lists = await Promise.all(games.map(async (game) => ({ game, files: await filesOf(game) })));
  const stored = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const { game, files } of lists) {
    const wasKept = readSetting(markOf(game)) !== null;
    if (wasKept && files.some((file) => !stored.includes(file))) await downloadGame(game);
  }
  const wanted = new Set(lists.flatMap(({ files }) => files));
  for (const file of stored) if (!wanted.has(file)) await cache.delete(file);
}

/** Stores a game now and after each new version. @throws like `downloadGame` */
export async function downloadAndUpdate(game: string): Promise<void> {
  if (!canDownload()) return;
  writeSetting(markOf(game), 'yes');
  await downloadGame(game);
}
