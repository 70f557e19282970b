import type { LogEntry, State } from 'boardgame.io';
import type { Socket } from 'socket.io';
import type { Chat } from '../../session/protocol';
import { hiddenChat } from '../chat/chat';
import { roomOf, roomsReadBy } from '../chat/rooms';
import type { SetAlarm } from '../clocks/alarms';
import type { LiveMatch } from '../matches/liveMatches';
import type { KeyedQueue } from '../matches/queue';
import { errorFields, type Log } from '../ops/log';
import { LogThrottle } from '../ops/logThrottle';
import { type MatchStorage, UnknownMatchError } from '../storage/storage';
import type { Broadcast } from '../transport/broadcast';
import { type Rooms, type Seat, seatOf } from '../transport/rooms';
import type { Change, PeerListener } from './peers';

interface PeerSyncOptions {
  readonly rooms: Rooms;
  readonly broadcast: Broadcast;
  readonly storage: MatchStorage;
  readonly queue: KeyedQueue;
  /** Reads the newest version of a match and calls `follow` with it. Called in the match's queue. */
  readonly read: (matchID: string) => Promise<LiveMatch>;
  /** Drops a match from the cache, so that the next read loads it. */
  readonly forget: (matchID: string) => void;
  /** Sends a table its seats, and the deal if there is one. */
  readonly sendLobby: (matchID: string, match: LiveMatch) => Promise<void>;
  /** Sends a table its state outside the game: chat rules, clock and so on. */
  readonly sendTableState: (matchID: string, match: LiveMatch) => Promise<void>;
  /** Sends a table who is there. */
  readonly announce: (matchID: string) => Promise<void>;
  /** Sends a socket the full position. */
  readonly show: (socket: Socket, seat: Seat, match: LiveMatch) => Promise<void>;
  /** Sends a socket all chat messages that it may read. */
  readonly showChat: (socket: Socket, seat: Seat, match: LiveMatch) => Promise<void>;
  readonly wakeBots: (matchID: string, match: LiveMatch) => void;
  readonly setAlarm: SetAlarm;
  readonly log: Log;
}

/** Pause in ms before a failed update of a table is retried. */
const AGAIN_AFTER = 1_000;

/**
 * Messages this old, in ms, are dropped from the list of messages sent to a socket. The announcement of a message
 * never comes that much later.
 */
const RECENT = 60_000;

/**
 * Sends the changes made by other servers to the sockets of this server. Reads them from the database and filters
 * them per seat.
 */
export class PeerSync implements PeerListener {
  /** The version last sent to the sockets of each table. */
  private readonly sent = new Map<string, LiveMatch>();
  /** Recent chat messages already sent to each socket. */
  private readonly sentChats = new WeakMap<Socket, ReadonlySet<string>>();
  /** Tables whose update failed and will be retried. */
  private readonly retrying = new Set<string>();
  private readonly throttle: LogThrottle;

  constructor(private readonly options: PeerSyncOptions) {
    this.throttle = new LogThrottle(options.log);
  }

  /** Records that the sockets of this table have this version. */
  note(matchID: string, match: LiveMatch): void {
    if (this.options.rooms.at(matchID).length > 0) this.sent.set(matchID, match);
    else this.sent.delete(matchID);
  }

  noteChat(socket: Socket, said: readonly Chat[]): void {
    const since = (said.at(-1)?.at ?? 0) - RECENT;
    this.sentChats.set(socket, new Set(said.filter(({ at }) => at > since).map(keyOf)));
  }

  /** Sends a table the changes since the last version. Called in the match's queue after each read. */
  async follow(matchID: string, match: LiveMatch): Promise<void> {
    const before = this.sent.get(matchID);
    this.note(matchID, match);
    if (before === undefined || before === match) return;
    try {
      await this.followTo(matchID, before, match);
    } catch (error) {
      // Reading failed, so the table keeps the old version until the next attempt.
      this.note(matchID, before);
      throw error;
    }
    if (before.state === undefined || match.state === undefined || isSame(before.state, match.state)) return;
    const isEnd = match.state.ctx.gameover !== undefined && before.state.ctx.gameover === undefined;
    if (isEnd) await this.showChat(matchID, match);
    if (match.metadata.clock !== undefined) await this.options.sendTableState(matchID, match);
  }

  private async followTo(matchID: string, before: LiveMatch, match: LiveMatch): Promise<void> {
    if (before.metadata.revision !== match.metadata.revision) await this.options.sendLobby(matchID, match);
    if (before.state === undefined || match.state === undefined) return;
    if (!isSame(before.state, match.state)) await this.followMoves(matchID, before.state, match.state, match);
  }

  changed(matchID: string, change: Change): void {
    const { rooms, queue } = this.options;
    if (rooms.at(matchID).length === 0) return;
    if (this.isSent(matchID, change)) return;
    queue.run(matchID, () => this.handle(matchID, change)).catch((error) => this.failed(matchID, error));
  }

  presenceChanged(matchID: string): void {
    const { rooms, queue, announce } = this.options;
    if (rooms.at(matchID).length === 0) return;
    queue.run(matchID, () => announce(matchID)).catch((error) => this.failed(matchID, error));
  }

  async lookAgain(chatToo: boolean): Promise<void> {
    for (const matchID of this.options.rooms.matches()) await this.lookAt(matchID, chatToo);
  }

  private async lookAt(matchID: string, chatToo: boolean): Promise<void> {
    const { rooms, queue, read, announce, wakeBots } = this.options;
    if (rooms.at(matchID).length === 0) return;
    const look = async () => {
      const match = await read(matchID);
      wakeBots(matchID, match);
      if (!chatToo) return;
      await this.showChat(matchID, match);
      await announce(matchID);
    };
    await queue.run(matchID, look).catch((error) => this.failed(matchID, error));
  }

  private async handle(matchID: string, change: Change): Promise<void> {
    const { read, forget, sendTableState } = this.options;
    // Another read may have sent the move already.
    if (this.isSent(matchID, change)) return;
    if (change.what === 'move') forget(matchID);
    const match = await read(matchID);
    if (change.what === 'talk') await sendTableState(matchID, match);
    if (change.what === 'chats') await this.showChat(matchID, match);
    if (change.what === 'chat') await this.sendChat(matchID, change, match);
  }

  private isSent(matchID: string, change: Change): boolean {
    return change.what === 'move' && (this.sent.get(matchID)?.state?._stateID ?? -1) >= change.stateID;
  }

  private async followMoves(matchID: string, before: State, after: State, match: LiveMatch): Promise<void> {
    const { rooms, broadcast, show } = this.options;
    const entries = await this.entriesBetween(matchID, before, after);
    if (entries !== undefined) return broadcast.sendMove(matchID, before, after, entries);
    for (const socket of rooms.at(matchID)) {
      const seat = seatOf(socket);
      if (seat !== undefined) await show(socket, seat, match);
    }
  }

  /** Returns the log entries between two positions, or undefined if undo or redo has removed some of them. */
  private async entriesBetween(
    matchID: string,
    before: State,
    after: State,
  ): Promise<LogEntry[] | undefined> {
    const [from, to] = [before._stateID, after._stateID];
    if (from >= to) return undefined;
    const steps = await this.options.storage.fetchSteps(matchID, from, to);
    return steps.length === to - from ? steps.flat() : undefined;
  }

  private async sendChat(
    matchID: string,
    { at, sender }: Change & { what: 'chat' },
    { metadata }: LiveMatch,
  ): Promise<void> {
    const { rooms, storage } = this.options;
    const room = roomOf(sender);
    const said = await storage.fetchChat(matchID, [room]);
    const written = said.filter((chat) => chat.at === at && chat.sender === sender);
    const hides = await hiddenChat(storage, matchID);
    for (const socket of rooms.at(matchID)) {
      const reader = seatOf(socket)?.playerID ?? null;
      const reads = roomsReadBy(reader, metadata.gameover !== undefined);
      if (!reads.includes(room)) continue;
      const known = this.sentChats.get(socket) ?? new Set();
      const messages = written.filter((message) => !hides(reader, message));
      const fresh = messages.filter((message) => !known.has(keyOf(message)));
      for (const message of fresh) socket.emit('chat', matchID, message);
      this.sentChats.set(socket, new Set([...known, ...fresh.map(keyOf)]));
    }
  }

  private async showChat(matchID: string, match: LiveMatch): Promise<void> {
    for (const socket of this.options.rooms.at(matchID)) {
      const seat = seatOf(socket);
      if (seat !== undefined) await this.options.showChat(socket, seat, match);
    }
  }

  /** Schedules a retry, since the announcement will not come again. The database may be down. */
  private failed(matchID: string, error: unknown): void {
    // Deleted concurrently.
    if (error instanceof UnknownMatchError) return;
    this.throttle.report('following failed', String(error), errorFields(error));
    if (this.retrying.has(matchID)) return;
    this.retrying.add(matchID);
    this.options.setAlarm(AGAIN_AFTER, () => {
      this.retrying.delete(matchID);
      return this.lookAt(matchID, true);
    });
  }
}

const keyOf = ({ at, id, sender }: Chat): string => JSON.stringify([at, id, sender]);

const isSame = (one: State, other: State): boolean => one._stateID === other._stateID;
