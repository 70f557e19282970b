import type { LogEntry, State } from 'boardgame.io';
import { Transport } from 'boardgame.io/internal';
import type { Operation } from 'rfc6902';
import { io } from 'socket.io-client';
import type { Answer, Chat, Player, Refused, TableNews } from '../../../session/protocol';
import { patched } from './patch';
import { addRoutingHints } from './routingHints';

type TransportOpts = ConstructorParameters<typeof Transport>[0];
type SyncInfo = {
  readonly state: State;
  readonly log: LogEntry[];
  readonly filteredMetadata: { id: number; name?: string }[];
  readonly initialState: State;
};

/** Failure when the connection is lost before the answer: the outcome is unknown. */
export type Unanswered = { readonly ok: false; readonly reason: 'lost' };

/** Events of a table that boardgame.io's client doesn't handle. */
export type TableListener = {
  readonly onPlayers: (players: readonly Player[]) => void;
  readonly onNews: (news: TableNews) => void;
  readonly onChats: (chats: readonly Chat[]) => void;
  readonly onChat: (chat: Chat) => void;
  /** The server has accepted the seat and sent the newest position. */
  readonly onSeated: () => void;
  /** The connection is lost; the transport keeps reconnecting. */
  readonly onLost: () => void;
  /** Retrying is pointless: the match does not exist or the seat belongs to somebody else. */
  readonly onShut: (reason: Refused['reason'] | 'unseated') => void;
};

const ANSWER_WITHIN = 10_000;
const TRY_AGAIN = 2000;
/** After these failures the action may or may not have been carried out. */
const UNSURE: readonly (Refused['reason'] | Unanswered['reason'])[] = ['lost', 'internal'];
/** Refusals that a retry can't fix. */
const FINAL: readonly Refused['reason'][] = ['unknownMatch', 'unauthorized', 'badMessage', 'otherVersion'];

/**
 * Connects boardgame.io's client to a current Socket.IO: every action is acknowledged, moves arrive as patches, and a
 * lost connection is restored automatically.
 */
export class SocketTransport extends Transport {
  /** The outcome of the last action sent. */
  answer: Promise<Answer | Unanswered> = Promise.resolve({ ok: false, reason: 'lost' });
  /** The last position received; patches apply to it. */
  private state: State | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private said = 0;
  private isAtDoor = false;
  /** Undefined outside a browser. */
  private readonly page: Document | undefined = globalThis.document;
  private readonly socket;
  private readonly lead: () => void;

  constructor(
    server: string,
    opts: TransportOpts,
    private readonly listener: TableListener,
  ) {
    super(opts);
    this.socket = io(`${server}/${this.gameName}`, {
      auth: { updates: 'patch' },
      transports: ['websocket', 'polling'],
      autoConnect: false,
      forceNew: true,
      reconnectionDelay: 300,
      reconnectionDelayMax: 4000,
    });
    this.lead = addRoutingHints(this.socket, () => this.matchID);
    this.listen();
  }

  private listen(): void {
    const { socket, listener } = this;
    const here = (matchID: string) => matchID === this.matchID;
    socket.on('connect', () => void this.sit());
    socket.on('disconnect', (reason) => {
      this.gone();
      // The only case in which Socket.IO doesn't reconnect automatically.
      if (reason === 'io server disconnect') this.later(() => socket.connect());
    });
    socket.on('connect_error', () => {
      this.gone();
      if (!socket.active) this.later(() => socket.connect());
    });
    socket.on('sync', (matchID: string, info: SyncInfo) => {
      if (!here(matchID)) return;
      this.state = info.state;
      this.notifyClient({ type: 'sync', args: [matchID, info] });
      listener.onPlayers(info.filteredMetadata);
    });
    socket.on(
      'patch',
      (matchID: string, from: number, to: number, operations: Operation[], log: LogEntry[]) => {
        if (here(matchID)) this.follow(from, to, operations, log);
      },
    );
    socket.on('matchData', (matchID: string, players: { id: number }[]) => {
      if (here(matchID)) listener.onPlayers(players);
    });
    socket.on('chats', (matchID: string, chats: Chat[]) => {
      if (here(matchID)) listener.onChats(chats);
    });
    socket.on('chat', (matchID: string, chat: Chat) => {
      if (here(matchID)) listener.onChat(chat);
    });
    socket.on('table', (matchID: string, news: TableNews) => {
      if (here(matchID)) listener.onNews(news);
    });
    socket.on('unseated', (matchID: string) => {
      // Somebody without a seat is removed only if the match was deleted.
      if (here(matchID)) this.shut(this.playerID === null ? 'unknownMatch' : 'unseated');
    });
  }

  private follow(from: number, to: number, operations: readonly Operation[], log: LogEntry[]): void {
    if (this.state === null || to <= this.state._stateID) return;
    try {
      if (from !== this.state._stateID) throw new RangeError(`a difference from ${from} to ${to}`);
      this.state = patched(this.state, operations);
    } catch {
      this.requestSync();
      return;
    }
    this.notifyClient({ type: 'update', args: [this.matchID, this.state, log] });
  }

  private gone(): void {
    this.setConnectionStatus(false);
    this.listener.onLost();
  }

  private shut(reason: Refused['reason'] | 'unseated'): void {
    this.listener.onShut(reason);
    this.disconnect();
  }

  private later(again: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(again, TRY_AGAIN);
  }

  async ask(event: string, ...message: unknown[]): Promise<Answer | Unanswered> {
    // Socket.IO would buffer the message until the connection is back, and deliver it too late.
    if (!this.socket.connected) return { ok: false, reason: 'lost' };
    try {
      return await this.socket.timeout(ANSWER_WITHIN).emitWithAck(event, ...message);
    } catch {
      return { ok: false, reason: 'lost' };
    }
  }

  private async sit(): Promise<void> {
    // Sent before `sync`, so that a person returning to the join page doesn't briefly count as an onlooker.
    if (this.isAtDoor) void this.ask('atDoor', true);
    const answer = await this.ask('sync', this.matchID, this.playerID, this.credentials ?? null);
    if (answer.ok) {
      this.tellVisible();
      this.setConnectionStatus(true);
      this.listener.onSeated();
    } else if (answer.reason !== 'lost' && FINAL.includes(answer.reason)) this.shut(answer.reason);
    else if (this.socket.connected) this.later(() => void this.sit());
  }

  /** A player whose page is visible gets no notifications. */
  private readonly tellVisible = (): void => {
    if (this.page !== undefined) void this.ask('visible', this.page.visibilityState === 'visible');
  };

  /** Sets whether a person without a seat is on the join page (at the door) instead of watching the table. */
  setAtDoor(isAtDoor: boolean): void {
    if (isAtDoor === this.isAtDoor) return;
    this.isAtDoor = isAtDoor;
    void this.ask('atDoor', isAtDoor);
  }

  connect(): void {
    this.page?.addEventListener('visibilitychange', this.tellVisible);
    this.socket.connect();
  }

  disconnect(): void {
    this.page?.removeEventListener('visibilitychange', this.tellVisible);
    clearTimeout(this.timer);
    this.socket.disconnect();
  }

  sendAction(state: State, action: unknown): void {
    this.answer = this.ask('update', action, state._stateID, this.matchID, this.playerID);
    void this.answer.then(({ ok, ...answer }) => {
      // The move may still have been made.
      if (!ok && 'reason' in answer && UNSURE.includes(answer.reason) && this.socket.connected)
        this.requestSync();
    });
  }

  /** Sends a chat message; `name` is the name of an onlooker. */
  say(text: string, name: string): Promise<Answer | Unanswered> {
    const id = `${this.socket.id}-${this.said++}`;
    const message = { id, sender: this.playerID, payload: text, name };
    return this.ask('chat', this.matchID, message, this.credentials ?? null);
  }

  mute(who: string, muted: boolean): Promise<Answer | Unanswered> {
    return this.ask('mute', this.matchID, { who, muted }, this.playerID, this.credentials ?? null);
  }

  sendChatMessage(_matchID: string, { payload }: { payload: string }): void {
    void this.say(payload, '');
  }

  requestSync(): void {
    void this.sit();
  }

  updateMatchID(matchID: string): void {
    this.matchID = matchID;
    // The next connection is routed to this match; the current one works until then.
    this.lead();
    this.requestSync();
  }

  updatePlayerID(playerID: string): void {
    this.playerID = playerID;
    this.requestSync();
  }

  updateCredentials(credentials?: string): void {
    this.credentials = credentials;
    this.requestSync();
  }
}
