/** Syncs the games of this browser with those that the server stores under the person's key. */
import * as v from 'valibot';
import { parseSavedGame, type SavedGame } from '../../session/savedGame';
import {
  archive,
  markShared,
  readArchive,
  readArchivedSave,
  removeArchived,
} from '../browser-storage/archive';
import { continues } from '../browser-storage/savedGames';
import { savedKey } from '../online/person/personKey';
import { type SharedGame, type SharedGames, sharedGamesOf } from '../online/person/sharedGames';
import { keptGames } from './keptGames';
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

/** `running` is a save. */
const runningText = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), running: v.string() }));

/** A running game under the person's key */
export type SharedRunning = {
  /** Name under which the server stores it */
  readonly name: string;
  /** When a device sent it, in ms since 1970 */
  readonly at: number;
  readonly save: SavedGame;
};

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

export type Synced = {
  /** Whether the archive of this browser has changed */
  readonly isChanged: boolean;
  /** Running games that another device has played on */
  readonly running: readonly SharedRunning[];
};

const NOTHING: Synced = { isChanged: false, running: [] };

/**
 * Removes games that another device removed, sends those that are new here, and fetches those that are new on the
 * server. Does nothing without a key.
 * @throws LobbyProblem
 */
export const syncGames = (): Promise<Synced> =>
  inTurn(async () => {
    const key = savedKey();
    if (key === null) return NOTHING;
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
    const found: SharedRunning[] = [];
    let archived = 0;
    await shared.read(
      [...there].filter((name) => !known.has(name)),
      async (games) => {
        for (const game of games) {
          const running = runningOf(game);
          if (running !== null) found.push(running);
          else if (await fetched(game)) archived += 1;
        }
      },
    );
    return { isChanged: gone.length + archived > 0, running: await shareRunning(shared, found) };
  });

/** Sends the running games of this browser, without the finished ones. Does nothing without a key. @throws LobbyProblem */
export const sendRunning = (): Promise<void> =>
  inTurn(async () => {
    const key = savedKey();
    if (key === null) return;
    const shared = await sharedGamesOf(key);
    const found: SharedRunning[] = [];
    const names = await Promise.all(ownRunning().map((save) => shared.nameOfRunning(save)));
    await shared.read(names, async (games) => {
      found.push(...games.flatMap((game) => runningOf(game) ?? []));
    });
    await shareRunning(shared, found);
  });

/** Removes a running game from the server. @throws LobbyProblem */
export const forgetRunning = (name: string): Promise<void> =>
  inTurn(async () => {
    const key = savedKey();
    if (key !== null) await (await sharedGamesOf(key)).forget([name]);
  });

/** Returns the games of this screen that have begun. The tries of a daily deal belong to one device. */
const ownRunning = (): readonly SavedGame[] =>
  keptGames()
    .map(({ save }) => save)
    .filter(({ actions, deal }) => actions.length > 0 && deal === undefined);

/**
 * Sends the running games of this browser unless another device has played on, and removes those that have ended here.
 * Returns the ones with moves that this browser lacks.
 */
async function shareRunning(
  shared: SharedGames,
  found: readonly SharedRunning[],
): Promise<readonly SharedRunning[]> {
  const ended = new Set<string>();
  const own = ownRunning();
  for (const save of own) {
    const name = await shared.nameOfRunning(save);
    const other = found.find((each) => each.name === name);
    if (save.result !== undefined) {
      if (other !== undefined) await shared.forget([name]);
      ended.add(name);
    } else if (other === undefined || isAhead(save, other.save))
      await shared.keep({ name, text: JSON.stringify({ at: Date.now(), running: JSON.stringify(save) }) });
  }
  return found.filter(({ name, save }) => !ended.has(name) && !own.some((each) => continues(each, save)));
}

/** Whether a save has all moves of another one and more. */
const isAhead = (save: SavedGame, other: SavedGame): boolean =>
  save.actions.length > other.actions.length && continues(save, other);

/** Returns null for a finished game, and for a save that another version of the app wrote. */
function runningOf({ name, text }: SharedGame): SharedRunning | null {
  const read = v.safeParse(runningText, text);
  if (!read.success) return null;
  try {
    return { name, at: read.output.at, save: parseSavedGame(read.output.running) };
  } catch {
    return null;
  }
}

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

/** Archives a finished game of another device. Returns false for a game in another form, as other versions may use. */
async function fetched({ name, text }: SharedGame): Promise<boolean> {
  const read = v.safeParse(sharedText, text);
  if (!read.success) return false;
  const { played, save } = read.output;
  await archive({ ...played, sharedAs: name }, save);
  return true;
}

/** Removes games from this browser and, with a key, from the server and so from all devices. @throws LobbyProblem */
export const removeGames = (games: readonly PlayedGame[]): Promise<void> =>
  inTurn(async () => {
    const key = savedKey();
    const sent = games.flatMap(({ sharedAs }) => sharedAs ?? []);
    if (key !== null && sent.length > 0) await (await sharedGamesOf(key)).forget(sent);
    await removeArchived(games.map(({ id }) => id));
  });
