import type { Ctx, Game, Server, State } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import type { Namespace, Socket } from 'socket.io';
import type { Answer, Chat } from '../session/protocol';
import { Announcer } from './announcer';
import { type BotRunner, BotSeats } from './bot-seats';
import { Broadcast, type Payload } from './broadcast';
import { roomOf, roomsReadBy } from './chat';
import type { Contents } from './contents';
import { historyOf } from './history';
import { Inbox } from './inbox';
import { errorFields, type Log } from './log';
import type { MatchData } from './match-data';
import {
  type Action,
  type ChatMessage,
  chatMessage,
  historyMessage,
  refuse,
  syncMessage,
  updateMessage,
} from './messages';
import type { Metrics } from './metrics';
import type { KeyedQueue } from './queue';
import { Rooms, type Seat, seatOf } from './rooms';
import { type MatchStorage, StaleStateError, UnknownMatchError } from './storage';
import { TableStorage } from './table-storage';

export type Auth = ConstructorParameters<typeof Master>[3];
type MasterTransport = ConstructorParameters<typeof Master>[2];

/** Why a move is not legal for a seat that sees `view`, in one sentence; null: no reason is known. */
export type ExplainMove = (
  game: string,
  view: unknown,
  ctx: Ctx,
  playerID: string,
  move: string,
  args: readonly unknown[],
) => string | null;

/** The seats that are to act in a position of a game that is not over. */
export type SeatsToAct = (game: string, G: unknown, ctx: Ctx) => readonly string[];

export interface TablesOptions {
  readonly storage: MatchStorage;
  readonly contents: Contents;
  readonly queue: KeyedQueue;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly explain: ExplainMove;
  readonly seatsToAct: SeatsToAct;
  /** Without it no bot plays. */
  readonly bots?: BotRunner;
}

/** All tables of one game: what arrives at them, and what they say. */
export class GameTables {
  private readonly rooms: Rooms;
  private readonly broadcast: Broadcast;
  private readonly bots: BotSeats | undefined;
  private readonly moveNames: ReadonlySet<string>;
  private readonly eventNames: ReadonlySet<string>;
  private readonly announcer: Announcer;
  private readonly inbox: Inbox;
  private readonly lookingBack = new WeakSet<Socket>();

  constructor(
    private readonly game: Game,
    sockets: Namespace,
    private readonly auth: NonNullable<Auth>,
    private readonly options: TablesOptions,
    private readonly isClosing: () => boolean,
  ) {
    this.rooms = new Rooms(sockets);
    this.broadcast = new Broadcast(game, this.rooms);
    this.inbox = new Inbox({ game, isClosing, metrics: options.metrics, log: options.log });
    this.announcer = new Announcer({
      rooms: this.rooms,
      storage: options.storage,
      announceLater: (matchID) => this.announceLater(matchID),
    });
    this.moveNames = new Set(ProcessGameConfig(game).moveNames);
    this.eventNames = new Set(
      Object.entries(game.events ?? {}).flatMap(([event, enabled]) => (enabled === true ? event : [])),
    );
    const { bots: runner, log } = options;
    if (runner !== undefined) {
      this.bots = new BotSeats({
        game,
        runner,
        seatsToAct: this.seatsToAct,
        contents: options.contents,
        play: (...move) => this.playAsBot(...move),
        lookAgain: (matchID) => this.wakeBots(matchID),
        onMove: (seconds) => options.metrics.botThinking.observe(seconds),
        log,
      });
    }
    sockets.on('connection', (socket) => this.welcome(socket));
  }

  /** Has the bots of a match look at its position: after a start of the server. */
  wakeBots(matchID: string): Promise<void> {
    return this.options.queue.run(matchID, async () => {
      const { state, metadata } = await this.read(matchID);
      this.bots?.look(matchID, state, metadata);
    });
  }

  /** Tells a table what the lobby changed. Runs in the match's queue, which the caller holds. */
  async lobbyChanged(matchID: string): Promise<void> {
    try {
      const { state, metadata } = await this.read(matchID);
      await this.unseat(matchID, metadata);
      await this.announce(matchID);
      this.bots?.look(matchID, state, metadata);
    } catch (error) {
      this.announcingFailed(error);
    }
  }

  close(): void {
    this.announcer.close();
  }

  private welcome(socket: Socket): void {
    const { inbox } = this;
    const { queue } = this.options;
    inbox.answer(socket, 'update', updateMessage, ([action, stateID, matchID, playerID]) =>
      queue.run(matchID, () => this.update(socket, action, stateID, matchID, playerID)),
    );
    inbox.answer(socket, 'sync', syncMessage, ([matchID, playerID, credentials]) =>
      queue.run(matchID, () => this.sit(socket, { matchID, playerID, credentials })),
    );
    inbox.answer(socket, 'chat', chatMessage, ([matchID, message, credentials]) =>
      queue.run(matchID, () => this.say(socket, matchID, message, credentials)),
    );
    inbox.answer(socket, 'history', historyMessage, ([matchID]) => this.lookBack(socket, matchID));
    socket.on('disconnect', () => {
      const seat = seatOf(socket);
      if (seat !== undefined && !this.isClosing()) this.announceLater(seat.matchID);
    });
  }

  private async update(
    socket: Socket,
    action: Action,
    stateID: number,
    matchID: string,
    playerID: string,
  ): Promise<Answer> {
    if (!this.isOffered(action)) return refuse('illegal');
    const answer = await this.play(matchID, playerID, action, stateID, this.auth);
    if (answer.ok || answer.reason === 'unauthorized') return answer;
    // The client has shown its move already; without the true position it would keep showing it.
    await this.show(socket, { matchID, playerID, credentials: action.payload.credentials });
    return answer;
  }

  private playAsBot(matchID: string, playerID: string, action: Action, stateID: number): Promise<Answer> {
    return this.options.queue.run(matchID, async () => {
      if (this.isClosing()) return refuse('closing');
      const { metadata } = await this.read(matchID);
      if (metadata.players[Number(playerID)]?.data?.bot === undefined) return refuse('unauthorized');
      return this.play(matchID, playerID, action, stateID);
    });
  }

  /** One action of a seat, from a socket or, without `auth`, from the server's own bot. */
  private async play(
    matchID: string,
    playerID: string,
    action: Action,
    stateID: number,
    auth?: Auth,
  ): Promise<Answer> {
    const table = this.tableStorage(matchID);
    try {
      const failed = await this.master(table, () => undefined, auth).onUpdate(
        action,
        stateID,
        matchID,
        playerID,
      );
      if (table.before !== undefined && table.after !== undefined && table.metadata !== undefined) {
        // boardgame.io's master sends before it writes; here the clients hear of a move once it is kept.
        this.broadcast.sendMove(matchID, table.before, table.after);
        await this.moved(matchID, table.after, table.metadata);
        return { ok: true, stateID: table.after._stateID };
      }
      if (failed) return refuse('unauthorized');
    } catch (error) {
      if (!(error instanceof StaleStateError)) throw error;
    }
    const reason = whyRefused(table.before, stateID);
    return refuse(reason, reason === 'illegal' ? this.explain(table.before, action, playerID) : undefined);
  }

  /** What a move brings with it. Whatever fails here, the move stands. */
  private async moved(matchID: string, state: State, metadata: MatchData): Promise<void> {
    try {
      if (state.ctx.gameover !== undefined) await this.openChat(matchID);
      if (metadata.clock !== undefined) {
        await this.announcer.tell(matchID, { ...metadata, updatedAt: Date.now() });
      }
      this.bots?.look(matchID, state, metadata);
    } catch (error) {
      this.options.log('telling of a move failed', { game: this.game.name, ...errorFields(error) });
    }
  }

  /** The rule that forbids a move, asked of the seat's own view so that the sentence tells nothing hidden. */
  private explain(state: State | undefined, { type, payload }: Action, playerID: string): string | undefined {
    if (state === undefined || type !== 'MAKE_MOVE') return undefined;
    const { G, ctx } = state;
    const view = this.game.playerView?.({ G, ctx, playerID }) ?? G;
    const args = Array.isArray(payload.args) ? payload.args : [payload.args];
    return this.options.explain(this.game.name ?? '', view, ctx, playerID, payload.type, args) ?? undefined;
  }

  /**
   * boardgame.io looks moves up by `in`, so that 'constructor' would be one, and runs any event from any client. Here a
   * move must be declared by the game, and an event switched on by it.
   */
  private isOffered({ type, payload }: Action): boolean {
    if (type === 'MAKE_MOVE') return this.moveNames.has(payload.type);
    if (type === 'GAME_EVENT') return this.eventNames.has(payload.type);
    return true;
  }

  /** Seats a player or onlooker and sends what they may see. */
  private async sit(socket: Socket, seat: Seat): Promise<Answer> {
    const { matchID, playerID } = seat;
    const shown = await this.show(socket, seat);
    if (shown === null) return refuse('unauthorized');
    const { state, metadata } = shown;
    const left = seatOf(socket);
    if (left !== undefined && left.matchID !== matchID) {
      await this.rooms.leave(socket, left);
      this.announceLater(left.matchID);
    }
    await this.rooms.enter(socket, seat);
    socket.emit('chats', matchID, await this.chatFor(matchID, playerID, metadata.gameover !== undefined));
    await this.announce(matchID);
    // A bot that failed, for lack of memory perhaps, is asked again.
    this.bots?.look(matchID, state, metadata);
    return { ok: true };
  }

  /** Sends a socket the whole position as a seat may see it; null: not with these credentials. */
  private async show(
    socket: Socket,
    { matchID, playerID, credentials }: Seat,
  ): Promise<{ state: State; metadata: Server.MatchData } | null> {
    const table = this.tableStorage(matchID);
    const send: MasterTransport['send'] = ({ playerID: viewer, ...payload }) =>
      this.broadcast.send(socket, viewer, payload as Payload);
    const failed = await this.master(table, send, this.auth).onSync(matchID, playerID, credentials);
    const { before, metadata } = table;
    return failed || before === undefined || metadata === undefined ? null : { state: before, metadata };
  }

  private async say(
    socket: Socket,
    matchID: string,
    { id, sender, payload, name }: ChatMessage,
    credentials: string,
  ): Promise<Answer> {
    const { metadata } = await this.read(matchID);
    const seat = seatOf(socket);
    const isOnlooker = sender === null && seat?.matchID === matchID && seat.playerID === null;
    const maySpeak =
      isOnlooker ||
      (sender !== null && (await this.opens({ matchID, playerID: sender, credentials }, metadata)));
    if (!maySpeak) return refuse('unauthorized');
    const speaker = sender === null ? name : (metadata.players[Number(sender)].name ?? '');
    const message: Chat = { id, sender, name: speaker, payload, at: Date.now() };
    const room = roomOf(sender);
    await this.options.storage.addChat(matchID, room, message);
    for (const listener of this.rooms.at(matchID)) {
      const reads = roomsReadBy(seatOf(listener)?.playerID ?? null, metadata.gameover !== undefined);
      if (reads.includes(room)) listener.emit('chat', matchID, message);
    }
    return { ok: true };
  }

  private chatFor(matchID: string, playerID: string | null, isOver: boolean): Promise<Chat[]> {
    return this.options.storage.fetchChat(matchID, roomsReadBy(playerID, isOver));
  }

  /** With the end of the game everyone reads everything. */
  private async openChat(matchID: string): Promise<void> {
    this.rooms.tell(matchID, 'chats', await this.chatFor(matchID, null, true));
  }

  /** One at a time for all matches, and one for each socket: it is the one message that takes long. */
  private async lookBack(socket: Socket, matchID: string): Promise<Answer> {
    if (this.lookingBack.has(socket)) return refuse('tooMuch');
    this.lookingBack.add(socket);
    try {
      return await this.options.queue.run('history', () => this.history(socket, matchID));
    } finally {
      this.lookingBack.delete(socket);
    }
  }

  private async history(socket: Socket, matchID: string): Promise<Answer> {
    const seat = seatOf(socket);
    if (seat?.matchID !== matchID) return refuse('unauthorized');
    const match = await this.options.contents.playedMatch(matchID);
    const looker = match.end.ctx.gameover === undefined ? seat : 'everything';
    return { ok: true, history: await historyOf(this.game, match, looker) };
  }

  /** Who has left a seat, on whatever device, sees it no more. */
  private async unseat(matchID: string, metadata: MatchData): Promise<void> {
    for (const socket of this.rooms.at(matchID)) {
      const seat = seatOf(socket);
      if (seat === undefined || (await this.opens(seat, metadata))) continue;
      await this.rooms.leave(socket, seat);
      socket.emit('unseated', matchID);
    }
  }

  private announceLater(matchID: string): void {
    this.options.queue
      .run(matchID, () => this.announce(matchID))
      .catch((error) => this.announcingFailed(error));
  }

  private announcingFailed(error: unknown): void {
    // The last one has left a match that had not begun.
    if (error instanceof UnknownMatchError) return;
    this.options.log('announcing failed', { game: this.game.name, ...errorFields(error) });
  }

  private async announce(matchID: string): Promise<void> {
    const { metadata } = await this.read(matchID);
    await this.announcer.announce(matchID, metadata);
  }

  /** The seats that others may hand to a bot, though somebody sits there. */
  async replaceable(matchID: string, metadata: MatchData): Promise<readonly string[]> {
    return (await this.announcer.pace(matchID, metadata)).replaceable;
  }

  private async read(matchID: string): Promise<{ state: State; metadata: MatchData }> {
    return this.tableStorage(matchID).fetch(matchID, { state: true, metadata: true });
  }

  /** Whether what somebody shows opens the seat; an onlooker's place is open to all. */
  private async opens({ playerID, credentials }: Seat, metadata: Server.MatchData): Promise<boolean> {
    return playerID === null || this.auth.authenticateCredentials({ playerID, credentials, metadata });
  }

  private readonly seatsToAct = ({ G, ctx }: State): readonly string[] =>
    ctx.gameover === undefined ? this.options.seatsToAct(this.game.name ?? '', G, ctx) : [];

  private tableStorage(matchID: string): TableStorage {
    return new TableStorage(
      this.options.storage,
      this.rooms.connectedSeats(matchID),
      this.seatsToAct,
      this.options.contents,
    );
  }

  private master(table: TableStorage, send: MasterTransport['send'], auth?: Auth): Master {
    return new Master(this.game, table, { send, sendAll: () => undefined }, auth);
  }
}

function whyRefused(state: State | undefined, stateID: number) {
  if (state?.ctx.gameover !== undefined) return 'gameOver';
  return state?._stateID === stateID ? 'illegal' : 'stale';
}
