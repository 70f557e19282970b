import type { Server, StorageAPI } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import { withHashedCredentials } from './credentials';
import { checkMatchData, LobbyError } from './match-data';
import type { MatchStorage } from './storage';

/** How many matches a list shows. */
const LIST_LENGTH = 100;

/**
 * The storage as boardgame.io's lobby routes see it. It checks what people typed, since the routes do not, and keeps
 * credentials only as hashes.
 */
export class LobbyStorage extends Async {
  constructor(private readonly storage: MatchStorage) {
    super();
  }

  async connect(): Promise<void> {
    await this.storage.connect();
  }

  override async createMatch(): Promise<void> {
    throw new Error('Matches are created by the routes of lobby-routes.ts.');
  }

  async setMetadata(matchID: string, metadata: Server.MatchData): Promise<void> {
    checkMatchData(metadata);
    const { metadata: before } = await this.storage.fetch(matchID, { metadata: true });
    for (const [seat, { data }] of Object.entries(metadata.players)) {
      if (data?.bot !== before.players[Number(seat)]?.data?.bot) {
        throw new LobbyError(400, 'A bot is seated by the server, not by the data of a player.');
      }
    }
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

  /** The last one has left. A match that has begun stays for its onlookers and for who comes back to it. */
  async wipe(matchID: string): Promise<void> {
    const { state, metadata } = await this.storage.fetch(matchID, { state: true, metadata: true });
    if (state._stateID === 0) return this.storage.wipe(matchID);
    for (const player of Object.values(metadata.players)) {
      delete player.name;
      delete player.credentials;
    }
    await this.storage.setMetadata(matchID, metadata);
  }

  override listMatches(opts?: StorageAPI.ListMatchesOpts): Promise<string[]> {
    return this.storage.listMatches({ ...opts, listed: true, limit: LIST_LENGTH });
  }
}
