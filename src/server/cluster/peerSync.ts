import type { LogEntry, State } from 'boardgame.io';
import type { Socket } from 'socket.io';
import type { Chat } from '../../session/protocol';
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

interface FollowerOptions {
  readonly rooms: Rooms;
  readonly broadcast: Broadcast;
  readonly storage: MatchStorage;
  readonly queue: KeyedQueue;
  /** The newest of a match; has `follow` called with it. In the match's queue. */
  readonly read: (matchID: string) => Promise<LiveMatch>;
  /** What is kept of a match is old: the next read need not ask whether it is. */
  readonly forget: (matchID: string) => void;
  /** Tells a table of its seats, and of the deal that comes with the last of them. */
  readonly tellLobby: (matchID: string, match: LiveMatch) => Promise<void>;
  /** Tells a table of who may speak, of the clock and the like. */
  readonly tellNews: (matchID: string, match: LiveMatch) => Promise<void>;
  /** Tells a table who is there. */
  readonly announce: (matchID: string) => Promise<void>;
  /** Sends a socket the whole position. */
  readonly show: (socket: Socket, seat: Seat, match: LiveMatch) => Promise<void>;
  /** Sends a socket all that was said, as far as it may read it. */
  readonly showChat: (socket: Socket, seat: Seat, match: LiveMatch) => Promise<void>;
  readonly wakeBots: (matchID: string, match: LiveMatch) => void;
  readonly setAlarm: SetAlarm;
  readonly log: Log;
}

/** Milliseconds after which a table that could not be told is told again. */
const AGAIN_AFTER = 1_000;

/** Milliseconds of talk of which a socket's own list is kept: a message and the word that it was said are no further apart. */
const RECENT = 60_000;

/** Tells the sockets of this server what other servers wrote, from the database and as each seat may see it. */
export class PeerSync implements PeerListener {
  /** What the sockets at a table were told last. */
  private readonly told = new Map<string, LiveMatch>();
  /** Messages that a socket has had with the rest of the talk. */
  private readonly heard = new WeakMap<Socket, ReadonlySet<string>>();
  /** Tables that could not be told, to be looked at again. */
  private readonly untold = new Set<string>();
  private readonly waves: LogThrottle;

  constructor(private readonly options: FollowerOptions) {
    this.waves = new LogThrottle(options.log);
  }

  /** The sockets at this table know this now. */
  note(matchID: string, match: LiveMatch): void {
    if (this.options.rooms.at(matchID).length > 0) this.told.set(matchID, match);
    else this.told.delete(matchID);
  }

  noteChat(socket: Socket, said: readonly Chat[]): void {
    const since = (said.at(-1)?.at ?? 0) - RECENT;
    this.heard.set(socket, new Set(said.filter(({ at }) => at > since).map(keyOf)));
  }

  /** Tells a table how the match has gone on since; called whenever it was read, in its queue. */
  async follow(matchID: string, match: LiveMatch): Promise<void> {
    const before = this.told.get(matchID);
    this.note(matchID, match);
    if (before === undefined || before === match) return;
    try {
      await this.followTo(matchID, before, match);
    } catch (error) {
      // The database went away in between: the table is as it was, and hears of it another time.
      this.note(matchID, before);
      throw error;
    }
    if (before.state === undefined || match.state === undefined || isSame(before.state, match.state)) return;
    const isEnd = match.state.ctx.gameover !== undefined && before.state.ctx.gameover === undefined;
    if (isEnd) await this.showChat(matchID, match);
    if (match.metadata.clock !== undefined) await this.options.tellNews(matchID, match);
  }

  private async followTo(matchID: string, before: LiveMatch, match: LiveMatch): Promise<void> {
    if (before.metadata.revision !== match.metadata.revision) await this.options.tellLobby(matchID, match);
    if (before.state === undefined || match.state === undefined) return;
    if (!isSame(before.state, match.state)) await this.followMoves(matchID, before.state, match.state, match);
  }

  changed(matchID: string, change: Change): void {
    const { rooms, queue } = this.options;
    if (rooms.at(matchID).length === 0) return;
    if (this.isTold(matchID, change)) return;
    queue.run(matchID, () => this.hear(matchID, change)).catch((error) => this.failed(matchID, error));
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

  private async hear(matchID: string, change: Change): Promise<void> {
    const { read, forget, tellNews } = this.options;
    // Meanwhile it may have been read for another reason.
    if (this.isTold(matchID, change)) return;
    if (change.what === 'move') forget(matchID);
    const match = await read(matchID);
    if (change.what === 'talk') await tellNews(matchID, match);
    if (change.what === 'chats') await this.showChat(matchID, match);
    if (change.what === 'chat') await this.tellChat(matchID, change, match);
  }

  private isTold(matchID: string, change: Change): boolean {
    return change.what === 'move' && (this.told.get(matchID)?.state?._stateID ?? -1) >= change.stateID;
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

  /** Returns the log from one position to another; undefined when undo or redo took some of it away. */
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

  private async tellChat(
    matchID: string,
    { at, sender }: Change & { what: 'chat' },
    { metadata }: LiveMatch,
  ): Promise<void> {
    const { rooms, storage } = this.options;
    const room = roomOf(sender);
    const said = await storage.fetchChat(matchID, [room]);
    const messages = said.filter((chat) => chat.at === at && chat.sender === sender);
    for (const socket of rooms.at(matchID)) {
      const reads = roomsReadBy(seatOf(socket)?.playerID ?? null, metadata.gameover !== undefined);
      if (!reads.includes(room)) continue;
      const heard = this.heard.get(socket) ?? new Set();
      const fresh = messages.filter((message) => !heard.has(keyOf(message)));
      for (const message of fresh) socket.emit('chat', matchID, message);
      this.heard.set(socket, new Set([...heard, ...fresh.map(keyOf)]));
    }
  }

  private async showChat(matchID: string, match: LiveMatch): Promise<void> {
    for (const socket of this.options.rooms.at(matchID)) {
      const seat = seatOf(socket);
      if (seat !== undefined) await this.options.showChat(socket, seat, match);
    }
  }

  /** The database may be away. What was heard is not said again: the table is looked at until that works. */
  private failed(matchID: string, error: unknown): void {
    // It was deleted meanwhile.
    if (error instanceof UnknownMatchError) return;
    this.waves.say('following failed', String(error), errorFields(error));
    if (this.untold.has(matchID)) return;
    this.untold.add(matchID);
    this.options.setAlarm(AGAIN_AFTER, () => {
      this.untold.delete(matchID);
      return this.lookAt(matchID, true);
    });
  }
}

const keyOf = ({ at, id, sender }: Chat): string => JSON.stringify([at, id, sender]);

const isSame = (one: State, other: State): boolean => one._stateID === other._stateID;
