/**
 * The finished games of this browser. They are in IndexedDB, because the entries have room for some dozens of saves
 * only. Summaries are separate from saves, so that a list of thousands opens fast.
 */
import type { PlayedGame } from '../played/playedGame';

const SUMMARIES = 'played';
const SAVES = 'saves';
const TIME = 'at' satisfies keyof PlayedGame;

const settled = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open('kontor', 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SUMMARIES, { keyPath: 'id' }).createIndex(TIME, TIME);
      request.result.createObjectStore(SAVES);
    };
    return settled(request);
  })();
  // A browser may refuse once, for example while another tab deletes its data.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

/** Runs a task on both stores. Resolves once its changes are stored. */
async function transact<Value>(
  mode: IDBTransactionMode,
  task: (summaries: IDBObjectStore, saves: IDBObjectStore) => Promise<Value>,
): Promise<Value> {
  const transaction = (await open()).transaction([SUMMARIES, SAVES], mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const value = await task(transaction.objectStore(SUMMARIES), transaction.objectStore(SAVES));
  await done;
  return value;
}

/** Returns all summaries. Rejects if the browser refuses its database. */
export const readArchive = (): Promise<PlayedGame[]> =>
  transact('readonly', (summaries) => settled(summaries.getAll()));

/** Returns the newest summaries: `count`, or all if there are fewer. `count` is at least 2. */
export const readNewest = (count: number): Promise<PlayedGame[]> =>
  transact('readonly', async (summaries) => {
    const byTime = summaries.index(TIME);
    const request = byTime.openKeyCursor(null, 'prev');
    const cursor = await settled(request);
    cursor?.advance(count - 1);
    const last = cursor === null ? null : await settled(request);
    return settled(byTime.getAll(last === null ? null : IDBKeyRange.lowerBound(last.key)));
  });

/** Returns the text of a save; undefined if the game is not in the archive. */
export const readArchivedSave = (id: string): Promise<string | undefined> =>
  transact('readonly', (_, saves) => settled(saves.get(id)));

/** Adds a game or replaces it. It keeps the time of its first entry. */
export const archive = (played: PlayedGame, save: string): Promise<void> =>
  transact('readwrite', async (summaries, saves) => {
    const before: PlayedGame | undefined = await settled(summaries.get(played.id));
    summaries.put({ sharedAs: before?.sharedAs, ...played, at: before?.at ?? played.at });
    saves.put(save, played.id);
  });

/** Notes under which name the server stores a game. Does nothing if the game was removed. */
export const markShared = (id: string, sharedAs: string): Promise<void> =>
  transact('readwrite', async (summaries) => {
    const played: PlayedGame | undefined = await settled(summaries.get(id));
    if (played !== undefined) summaries.put({ ...played, sharedAs });
  });

export const removeArchived = (ids: readonly string[]): Promise<void> =>
  transact('readwrite', async (summaries, saves) => {
    for (const id of ids) {
      summaries.delete(id);
      saves.delete(id);
    }
  });

/** Removes all online games. Does nothing if the browser refuses its database, which is then empty. */
export async function removeOnlineGames(): Promise<void> {
  const games = await readArchive().catch(() => []);
  const online = games.filter(({ isOnline }) => isOnline);
  if (online.length > 0) await removeArchived(online.map(({ id }) => id));
}
