/** Keeping people apart: blocks between them, reports, and what the server's host does about these. */

import type { BlockedPerson, HostMute, Report } from '../../session/moderation';
import type { Chat } from '../../session/protocol';
import { roomsReadBy } from '../chat/rooms';
import { LobbyError } from '../lobby/lobbyError';
import { type MatchData, randomText } from '../matches/matchData';
import { checkSeated, type Seated, seatAt, shownName } from '../matches/seats';
import type { Matchmaking } from '../matchmaking/matchmaking';
import type { Log } from '../ops/log';
import type { MatchStorage } from '../storage/storage';
import { MAX_BLOCKS } from './moderationStore';

interface ModerationOptions {
  readonly storage: MatchStorage;
  readonly matchmaking: Matchmaking;
  /** Deletes a table and closes its pages. */
  readonly closeTable: (game: string, matchID: string) => Promise<void>;
  /** Sends the people at a table the chat they may read. */
  readonly showChat: (game: string, matchID: string) => Promise<void>;
  readonly now: () => number;
  readonly log: Log;
}

interface Place {
  readonly game: string;
  readonly matchID: string;
}

interface NewReport extends Place {
  readonly reason: string;
  /** The reported message by its id and time; without it the table is reported. */
  readonly message?: { readonly id: string; readonly at: number };
  /** The seat of the reporting player. */
  readonly seated?: Seated;
  /** Hash of the reporting person's key. */
  readonly reporter: string | null;
}

/** People are identified by the hashes of their keys. */
export class Moderation {
  constructor(private readonly options: ModerationOptions) {}

  /** Returns the people whom somebody has blocked, newest first. */
  async blocks(hash: string): Promise<BlockedPerson[]> {
    const idOf = await this.options.matchmaking.idsFor(hash);
    const rows = await this.store.blocks(hash);
    return rows.map(({ blocked, name, at }) => ({ id: idOf(blocked), name, at }));
  }

  /**
   * Blocks the person in a seat.
   * @throws LobbyError 400 if it is one's own seat; 404; 409 if the server doesn't know who sits there, or with too
   * many blocks
   */
  async blockSeat(hash: string, { game, matchID }: Place, seat: string): Promise<BlockedPerson[]> {
    const match = await this.read(game, matchID);
    const player = seatAt(match.players, seat);
    const blocked = (await this.options.storage.people.seated(matchID))[seat];
    if (blocked === undefined)
      throw new LobbyError(409, 'Nobody with a personal key sits there, so the server can’t recognise them.');
    await this.block(hash, blocked, shownName(player) ?? '');
    await this.options.showChat(game, matchID);
    return this.blocks(hash);
  }

  /** Blocks somebody by the id of a companion or of a public profile. @throws LobbyError 400, 404, 409 */
  async blockPerson(hash: string, person: string): Promise<BlockedPerson[]> {
    const profile = await this.options.storage.ratings.findProfile(person);
    if (profile !== undefined) await this.block(hash, profile.hash, profile.name);
    else {
      const { hash: blocked, name } = await this.options.matchmaking.findCompanion(hash, person);
      await this.block(hash, blocked, name);
    }
    return this.blocks(hash);
  }

  /** @throws LobbyError 404 */
  async unblock(hash: string, id: string): Promise<BlockedPerson[]> {
    const idOf = await this.options.matchmaking.idsFor(hash);
    const found = (await this.store.blocks(hash)).find(({ blocked }) => idOf(blocked) === id);
    if (found === undefined) throw new LobbyError(404, 'You have not blocked this person.');
    await this.store.unblock(hash, found.blocked);
    return this.blocks(hash);
  }

  /**
   * Reports a message or a table to the server's host.
   * @throws LobbyError 403 if the credentials don't open the seat; 404 if there is no such match or message
   */
  async report({ game, matchID, reason, message, seated, reporter }: NewReport): Promise<void> {
    const match = await this.read(game, matchID);
    if (seated !== undefined) checkSeated(seated, match.players);
    const found = message && (await this.findMessage(matchID, match, message, seated?.playerID ?? null));
    const seat = found?.sender ?? null;
    const people = seat === null ? {} : await this.options.storage.people.seated(matchID);
    await this.store.addReport({
      id: randomText(9),
      at: this.options.now(),
      game_name: game,
      match_id: matchID,
      reason,
      reporter,
      seat,
      name: found?.name ?? null,
      message: found?.payload ?? null,
      person: seat === null ? null : (people[seat] ?? null),
    });
    this.options.log('report received', { match: matchID });
  }

  /** Returns all reports, for the server's host. */
  async reports(): Promise<Report[]> {
    const rows = await this.store.reports();
    return Promise.all(
      rows.map(async ({ id, at, game_name, match_id, reason, name, message }) => ({
        id,
        at,
        game: game_name,
        matchID: match_id,
        reason,
        message: message === null ? null : { name: name ?? '', text: message },
        isGone: (await this.options.storage.fetchVersion(match_id)) === undefined,
      })),
    );
  }

  async mutes(): Promise<HostMute[]> {
    const rows = await this.store.mutes();
    return rows.map(({ id, name, at, match_id }) => ({ id, name, at, matchID: match_id }));
  }

  /**
   * Mutes the writer of a reported message: everywhere if the server knows who it is, else their seat at that table,
   * or all its onlookers. @throws LobbyError 404, 409
   */
  async muteWriter(reportID: string): Promise<void> {
    const { message, person, match_id, seat, name } = await this.findReport(reportID);
    if (message === null)
      throw new LobbyError(409, 'This report is about a table, which nobody has written.');
    const { now } = this.options;
    if (person !== null) await this.store.mutePerson(person, name ?? '', now());
    else await this.store.muteSeat(match_id, seat ?? 'onlookers', name ?? '', now());
  }

  unmute(id: string): Promise<void> {
    return this.store.unmute(id);
  }

  /** Deletes the table of a report. @throws LobbyError 404 */
  async closeTable(reportID: string): Promise<void> {
    const { game_name, match_id } = await this.findReport(reportID);
    await this.read(game_name, match_id);
    await this.options.closeTable(game_name, match_id);
    this.options.log('table closed by the host', { match: match_id });
  }

  /** @throws LobbyError 404 */
  async removeReport(id: string): Promise<void> {
    await this.store.removeReport((await this.findReport(id)).id);
  }

  private get store() {
    return this.options.storage.moderation;
  }

  private async block(hash: string, blocked: string, name: string): Promise<void> {
    if (blocked === hash) throw new LobbyError(400, 'You can’t block yourself.');
    if (!(await this.store.block(hash, { blocked, name, at: this.options.now() })))
      throw new LobbyError(409, `You can block at most ${MAX_BLOCKS} people. Unblock somebody first.`);
  }

  private async findReport(id: string) {
    const report = await this.store.findReport(id);
    if (report === undefined) throw new LobbyError(404, 'There is no such report.');
    return report;
  }

  /** Returns a message that the reporting player, or an onlooker if null, may read. @throws LobbyError 404 */
  private async findMessage(
    matchID: string,
    { gameover }: MatchData,
    { id, at }: { readonly id: string; readonly at: number },
    playerID: string | null,
  ): Promise<Chat> {
    const rooms = roomsReadBy(playerID, gameover !== undefined);
    const said = await this.options.storage.fetchChat(matchID, rooms);
    const found = said.find((chat) => chat.id === id && chat.at === at);
    if (found === undefined) throw new LobbyError(404, 'There is no such message at this table.');
    return found;
  }

  private async read(game: string, matchID: string): Promise<MatchData> {
    const { metadata }: { metadata?: MatchData } = await this.options.storage.fetch(matchID, {
      metadata: true,
    });
    if (metadata?.gameName !== game) throw new LobbyError(404, 'There is no such match.');
    return metadata;
  }
}
