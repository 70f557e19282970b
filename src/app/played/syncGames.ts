/** Syncs the archive of this browser with the games that the server stores under the person's key. */
import * as v from 'valibot';
import {
  archive,
  markShared,
  readArchive,
  readArchivedSave,
  removeArchived,
} from '../browser-storage/archive';
import { savedKey } from '../online/person/personKey';
import { type SharedGame, type SharedGames, sharedGamesOf } from '../online/person/sharedGames';
import type { PlayedGame } from './playedGame';

const seat = v.looseObject({
  name: v.string(),
  colour: v.string(),
  place: v.optional(v.number()),
  score: v.optional(v.number()),
});
const sharedText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    played: v.object({
      id: v.string(),
      game: v.string(),
      isOnline: v.boolean(),
      at: v.number(),
      moves: v.number(),
      seats: v.array(v.object({ ...seat.entries, bot: v.optional(v.string()) })),
      own: v.nullable(v.number()),
      options: v.object({ en: v.array(v.string()), ja: v.array(v.string()) }),
      mistakes: v.nullable(v.number()),
    }),
    save: v.string(),
  }),
);

type Named = {
  readonly played: PlayedGame;
  /** Name under which the server stores it. A reviewed game has another one, because other devices lack the review. */
  readonly name: string;
  /** Name before the review; null without a review. */
  readonly unreviewed: string | null;
};

const named = (games: readonly PlayedGame[], shared: SharedGames): Promise<readonly Named[]> =>
  Promise.all(
    games.map(async (played) => {
      const isReviewed = played.mistakes !== null;
      const unreviewed = isReviewed ? await shared.nameOf(played.id, false) : null;
      return { played, name: await shared.nameOf(played.id, isReviewed), unreviewed };
    }),
  );

let running: Promise<unknown> = Promise.resolve();

/** Runs tasks one at a time: two in parallel would send the same games twice. */
function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
  const result = running.then(task);
  running = result.catch(() => undefined);
  return result;
}

/**
 * Removes games that another device removed, sends those that are new here, and fetches those that are new on the
 * server. Does nothing without a key. Returns whether the archive of this browser has changed.
 * @throws LobbyProblem
 */
export const syncGames = (): Promise<boolean> =>
  inTurn(async () => {
    const key = savedKey();
    if (key === null) return false;
    const shared = await sharedGamesOf(key);
    const there = await shared.names();
    const here = await named(await readArchive(), shared);
    const isSent = ({ played, name }: Named) => played.sharedAs === name;
    const gone = here.filter((each) => isSent(each) && !there.has(each.name));
    await removeArchived(gone.map(({ played }) => played.id));
    for (const each of here) if (!isSent(each)) await send(each, there, shared);
    const replaced = here.flatMap(({ unreviewed }) => unreviewed ?? []).filter((name) => there.has(name));
    await shared.forget(replaced);
    const known = new Set([...here.map(({ name }) => name), ...replaced]);
    const missing = [...there].filter((name) => !known.has(name));
    await shared.read(missing, fetched);
    return gone.length > 0 || missing.length > 0;
  });

async function send({ played, name }: Named, there: ReadonlySet<string>, shared: SharedGames): Promise<void> {
  if (!there.has(name)) {
    const { sharedAs: _, ...summary } = played;
    const save = await readArchivedSave(played.id);
    if (save === undefined) return;
    const isKept = await shared.keep({ name, text: JSON.stringify({ played: summary, save }) });
    if (!isKept) return;
  }
  await markShared(played.id, name);
}

async function fetched(games: readonly SharedGame[]): Promise<void> {
  for (const { name, text } of games) {
    const read = v.safeParse(sharedText, text);
    // Another version of the app may store games in another form.
    if (!read.success) continue;
    const { played, save } = read.output;
    await archive({ ...played, sharedAs: name }, save);
  }
}

/** Removes games from this browser and, with a key, from the server and so from all devices. @throws LobbyProblem */
export const removeGames = (games: readonly PlayedGame[]): Promise<void> =>
  inTurn(async () => {
    const key = savedKey();
    const sent = games.flatMap(({ sharedAs }) => sharedAs ?? []);
    if (key !== null && sent.length > 0) await (await sharedGamesOf(key)).forget(sent);
    await removeArchived(games.map(({ id }) => id));
  });
