/** Games kept on the device. The app's own pages are there after the first visit; a game's files once it was opened, or
 *  when they are asked for in advance (vite.config.ts says which files are a game's). */
import { readSetting, writeSetting } from '../storage';

const markOf = (game: string) => `keep.${game}`;

/** The service worker answers from it (vite.config.ts). */
const CACHE = 'games';

/** The files of a game, by their addresses. @throws when neither network nor device has the list. */
async function filesOf(game: string): Promise<readonly string[]> {
  const answer = await fetch(`/kept/${game}.json`);
  if (!answer.ok) throw new Error(`the list of the files of ${game}: ${answer.status}`);
  return (await answer.json()) as string[];
}

/** Whether this browser can keep anything, which takes a secure connection. */
export const canDownload = (): boolean => 'caches' in window && 'serviceWorker' in navigator;

/** Whether all of a game is on the device. */
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

/** Fetches what is not yet here of a game. @throws when something of it can't be fetched. */
export function downloadGame(game: string): Promise<void> {
  let keeping = kept.get(game);
  if (keeping === undefined) {
    keeping = fetchAll(game);
    kept.set(game, keeping);
    keeping.catch(() => kept.delete(game));
  }
  return keeping;
}

/** After a new version: the games that were kept are fetched again as they are now, and what they no longer have goes. */
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

/** Keeps a game from now on, through new versions too. @throws as `keepGame`. */
export async function keepFromNowOn(game: string): Promise<void> {
  if (!canDownload()) return;
  writeSetting(markOf(game), 'yes');
  await downloadGame(game);
}
