import type { Server, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import { z } from 'zod';
import { withHashedCredentials } from './credentials';
import type { MatchStorage } from './storage';

const MAX_JSON = 20_000;
const smallJson = z
  .unknown()
  .refine((value) => (JSON.stringify(value) ?? '').length <= MAX_JSON, 'is too large')
  .optional();

/** What the lobby routes take from outside and would pass on to every client. */
const matchData = z.looseObject({
  setupData: smallJson,
  players: z.record(
    z.string(),
    z.looseObject({
      name: z.string('must be a text').trim().min(1, 'is empty').max(40, 'has over 40 letters').optional(),
      data: smallJson,
    }),
  ),
});

/**
 * The storage as boardgame.io's lobby routes see it: the one way for a match to begin. It checks what people typed, since
 * the routes do not, and keeps credentials only as hashes.
 */
export class LobbyStorage extends Async {
  constructor(private readonly storage: MatchStorage) {
    super();
  }

  async connect(): Promise<void> {
    await this.storage.connect();
  }

  override async createMatch(matchID: string, opts: StorageAPI.CreateMatchOpts): Promise<void> {
    check(opts.metadata);
    await this.storage.createMatch(matchID, opts);
  }

  async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    check(metadata);
    await this.storage.setMetadata(matchID, withHashedCredentials(metadata));
  }

  fetch<Opts extends StorageAPI.FetchOpts>(
    matchID: string,
    opts: Opts,
  ): Promise<StorageAPI.FetchResult<Opts>> {
    return this.storage.fetch(matchID, opts);
  }

  async setState(): Promise<void> {
    throw new Error('The lobby writes no game state.');
  }

  async wipe(matchID: string): Promise<void> {
    await this.storage.wipe(matchID);
  }

  override listMatches(opts?: StorageAPI.ListMatchesOpts): Promise<string[]> {
    return this.storage.listMatches(opts);
  }
}

/** koa answers an error that has these fields with its status and message. */
class BadRequest extends Error {
  readonly status = 400;
  readonly expose = true;
}

function check(metadata: Server.MatchData): void {
  const parsed = matchData.safeParse(metadata);
  if (parsed.success) return;
  const [{ path, message }] = parsed.error.issues;
  throw new BadRequest(`${path.at(-1) === 'name' ? 'The player name' : path.join('.')} ${message}.`);
}
