/**
 * The games that the server stores under a person's key, each with its save, compressed and encrypted. Refused requests
 * throw `LobbyProblem`; status 404 means that the key is unknown.
 */
import type { SavedGame } from '../../../session/savedGame';
import { ask } from '../connection/lobby';
import { decrypted, derived, encrypted, nameUnder, utf8 } from './encryption';

/** Games per request */
const BATCH = 10;
const MOST_FORGOTTEN = 500;

/** A game as text, under the name that the server stores it by */
export type SharedGame = { readonly name: string; readonly text: string };

export type SharedGames = {
  /** Returns the name of the finished game with this id, which differs once the game is reviewed. */
  nameOf(id: string, isReviewed: boolean): Promise<string>;
  /** Returns the name of a running game, which stays the same during the game. */
  nameOfRunning(game: SavedGame): Promise<string>;
  /** Returns the names of all stored games. */
  names(): Promise<ReadonlySet<string>>;
  /** Calls `onRead` with some games at a time. Leaves out what this key can't decrypt. */
  read(names: readonly string[], onRead: (games: readonly SharedGame[]) => Promise<void>): Promise<void>;
  /** Stores a game in place of the one with its name. Returns false if it is too long. */
  keep(game: SharedGame): Promise<boolean>;
  forget(names: readonly string[]): Promise<void>;
};

/** Most letters of an encrypted game (docs/protocol.md) */
const LONGEST = 60_000;

export async function sharedGamesOf(key: string): Promise<SharedGames> {
  const { token, names, encryption } = await derived(key);
  const post = (what: string, body: object = {}) => ask(`/people/games${what}`, { key: token, ...body });
  return {
    nameOf(id, isReviewed) {
      return nameUnder(names, ['played', id, isReviewed]);
    },
    nameOfRunning({ game, seed, setupData, seats }) {
      return nameUnder(names, ['running', game, seed, setupData, seats]);
    },
    async names() {
      return new Set(((await post('')) as { games: string[] }).games);
    },
    async read(wanted, onRead) {
      for (let from = 0; from < wanted.length; from += BATCH) {
        const body = { games: wanted.slice(from, from + BATCH) };
        const { games } = (await post('/read', body)) as {
          games: readonly { game: string; sealed: string }[];
        };
        const opened: SharedGame[] = [];
        for (const { game: name, sealed } of games) {
          const bytes = await decrypted(encryption, name, sealed);
          if (bytes !== null) opened.push({ name, text: await inflated(bytes) });
        }
        await onRead(opened);
      }
    },
    async keep({ name, text }) {
      const sealed = await encrypted(encryption, name, await deflated(text));
      if (sealed.length > LONGEST) return false;
      await post('/keep', { game: name, sealed });
      return true;
    },
    async forget(gone) {
      for (let from = 0; from < gone.length; from += MOST_FORGOTTEN)
        await post('/forget', { games: gone.slice(from, from + MOST_FORGOTTEN) });
    },
  };
}

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream));

const deflated = async (text: string) =>
  new Uint8Array(await through(utf8(text), new CompressionStream('deflate-raw')).arrayBuffer());

const inflated = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  through(bytes, new DecompressionStream('deflate-raw')).text();
