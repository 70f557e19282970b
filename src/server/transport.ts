import type { Server as HttpServer } from 'node:http';
import type { Ctx, Game, Server, State } from 'boardgame.io';
import { getFilterPlayerView, ProcessGameConfig } from 'boardgame.io/internal';
import { Master } from 'boardgame.io/master';
import { SocketIO } from 'boardgame.io/server';
import { type Namespace, type Socket, Server as SocketServer } from 'socket.io';
import type { z } from 'zod';
import { errorFields, type Log } from './log';
import { type Action, type Answer, chatMessage, refuse, syncMessage, updateMessage } from './messages';
import type { Metrics } from './metrics';
import type { KeyedQueue } from './queue';
import type { SocketGuards } from './socket-guards';
import { type MatchStorage, StaleStateError, UnknownMatchError } from './storage';
import { TableStorage } from './table-storage';

/** The largest message a client may send, in bytes. Moves are a few hundred. */
const MAX_MESSAGE = 32_768;

type Auth = ConstructorParameters<typeof Master>[3];
type MasterTransport = ConstructorParameters<typeof Master>[2];
type Payload = Parameters<MasterTransport['sendAll']>[0];

/** Where a socket sits; `playerID` null for an onlooker. */
interface Seat {
  readonly matchID: string;
  readonly playerID: string | null;
  readonly credentials: string;
}

/** Why a move is not legal for a seat that sees `view`, in one sentence; null: no reason is known. */
export type ExplainMove = (
  game: string,
  view: unknown,
  ctx: Ctx,
  playerID: string,
  move: string,
  args: readonly unknown[],
) => string | null;

interface TableTransportOptions {
  readonly storage: MatchStorage;
  readonly queue: KeyedQueue;
  readonly origins: readonly string[];
  readonly guards: SocketGuards;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly explain: ExplainMove;
}

/**
 * The sockets of all tables, in place of boardgame.io's packaged transport and with the same events, so that its client
 * talks to it. What differs: a message is checked before it is used; every message gets an answer; an update is sent only
 * once it is written; a refused move is followed by the true position.
 */
export class TableTransport extends SocketIO {
  private readonly io: SocketServer;
  private readonly options: TableTransportOptions;
  private closing = false;

  constructor(options: TableTransportOptions) {
    super();
    this.options = options;
    this.io = new SocketServer({
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE,
      pingInterval: 10_000,
      pingTimeout: 20_000,
      cors: { origin: [...options.origins] },
      allowRequest: options.guards.allowRequest,
    });
    options.guards.watchMessages(this.io);
  }

  /** Called by boardgame.io's `Server`, which has completed the games' defaults. */
  override init(app: Server.App, games: Game[]): void {
    for (const game of games) {
      new GameTables(game, this.io.of(`/${game.name}`), app.context.auth, this.options, () => this.closing);
    }
  }

  attach(server: HttpServer): void {
    this.io.attach(server);
    this.options.guards.watchRequests(this.io);
    this.options.metrics.watch(this.io);
  }

  /** Takes no more messages; those it has are still answered. */
  refuseMessages(): void {
    this.closing = true;
  }

  /** Lets every client go; they come back by themselves once a server is there again. */
  disconnect(): void {
    this.io.disconnectSockets(true);
    this.io.engine?.close();
  }
}

/** All tables of one game. */
class GameTables {
  private readonly playerView: ReturnType<typeof getFilterPlayerView>;
  private readonly moveNames: ReadonlySet<string>;
  private readonly eventNames: ReadonlySet<string>;

  constructor(
    private readonly game: Game,
    private readonly sockets: Namespace,
    private readonly auth: Auth,
    private readonly options: TableTransportOptions,
    private readonly isClosing: () => boolean,
  ) {
    this.playerView = getFilterPlayerView(game);
    this.moveNames = new Set(ProcessGameConfig(game).moveNames);
    this.eventNames = new Set(
      Object.entries(game.events ?? {}).flatMap(([event, enabled]) => (enabled === true ? event : [])),
    );
    sockets.on('connection', (socket) => this.welcome(socket));
  }

  private welcome(socket: Socket): void {
    this.answerTo(socket, 'update', updateMessage, ([action, stateID, matchID, playerID]) =>
      this.options.queue.run(matchID, () => this.update(socket, action, stateID, matchID, playerID)),
    );
    this.answerTo(socket, 'sync', syncMessage, ([matchID, playerID, credentials]) =>
      this.options.queue.run(matchID, () => this.sit(socket, { matchID, playerID, credentials })),
    );
    this.answerTo(socket, 'chat', chatMessage, ([matchID, message, credentials]) =>
      this.options.queue.run(matchID, async () => {
        const { master, sendHeld } = this.masterFor(socket, matchID);
        const failed = await master.onChatMessage(matchID, message, credentials);
        if (failed) return refuse('unauthorized');
        sendHeld();
        return { ok: true };
      }),
    );
    socket.on('disconnect', () => {
      const seat = seatOf(socket);
      if (seat !== undefined && !this.isClosing()) this.leave(seat);
    });
  }

  /** Handles one kind of message so that whatever arrives, the process lives and the sender hears what came of it. */
  private answerTo<Schema extends z.ZodType>(
    socket: Socket,
    event: string,
    schema: Schema,
    handle: (message: z.output<Schema>) => Promise<Answer>,
  ): void {
    socket.on(event, async (...message: unknown[]) => {
      const acknowledge = typeof message.at(-1) === 'function' ? message.pop() : undefined;
      const arrived = performance.now();
      const answer = await this.handled(event, schema, message, handle);
      this.options.metrics.answered(event, answer, (performance.now() - arrived) / 1000);
      if (typeof acknowledge === 'function') acknowledge(answer);
    });
  }

  private async handled<Schema extends z.ZodType>(
    event: string,
    schema: Schema,
    message: unknown[],
    handle: (message: z.output<Schema>) => Promise<Answer>,
  ): Promise<Answer> {
    if (this.isClosing()) return refuse('closing');
    try {
      const parsed = schema.safeParse(message);
      return parsed.success ? await handle(parsed.data) : refuse('badMessage');
    } catch (error) {
      if (error instanceof UnknownMatchError) return refuse('unknownMatch');
      this.options.log('message failed', { message: event, game: this.game.name, ...errorFields(error) });
      return refuse('internal');
    }
  }

  private async update(
    socket: Socket,
    action: Action,
    stateID: number,
    matchID: string,
    playerID: string,
  ): Promise<Answer> {
    if (!this.isOffered(action)) return refuse('illegal');
    const { master, table, sendHeld } = this.masterFor(socket, matchID);
    try {
      const failed = await master.onUpdate(action, stateID, matchID, playerID);
      if (table.after !== undefined) {
        sendHeld();
        return { ok: true, stateID: table.after._stateID };
      }
      if (failed) return refuse('unauthorized');
    } catch (error) {
      if (!(error instanceof StaleStateError)) throw error;
    }
    const reason = whyRefused(table.before, stateID);
    const refusal = refuse(
      reason,
      reason === 'illegal' ? this.explain(table.before, action, playerID) : undefined,
    );
    // The client has shown its move already; without the true position it would keep showing it.
    await master.onSync(matchID, playerID, action.payload.credentials);
    return refusal;
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
    const { matchID, playerID, credentials } = seat;
    const left = seatOf(socket);
    if (left !== undefined && (left.matchID !== matchID || left.playerID !== playerID)) {
      await socket.leave(left.matchID);
      socket.data.seat = undefined;
      this.leave(left);
    }
    const { master } = this.masterFor(socket, matchID);
    const failed = await master.onSync(matchID, playerID, credentials);
    if (failed) return refuse('unauthorized');
    socket.data.seat = seat;
    await socket.join(matchID);
    await this.announce(seat);
    return { ok: true };
  }

  private leave(seat: Seat): void {
    this.options.queue
      .run(seat.matchID, () => this.announce(seat))
      .catch((error) => {
        if (error instanceof UnknownMatchError) return;
        this.options.log('leaving failed', { game: this.game.name, ...errorFields(error) });
      });
  }

  /** Tells a table who is there now. */
  private async announce({ matchID, playerID, credentials }: Seat): Promise<void> {
    if (playerID === null) return;
    const { master, sendHeld } = this.masterFor(undefined, matchID);
    const connected = this.connectedSeats(matchID).has(playerID);
    await master.onConnectionChange(matchID, playerID, credentials, connected);
    sendHeld();
  }

  /**
   * boardgame.io's master for one message. It sends updates before it writes them: they are held until `sendHeld`, and
   * forgotten when the write fails.
   */
  private masterFor(socket: Socket | undefined, matchID: string) {
    const held: Payload[] = [];
    const table = new TableStorage(this.options.storage, this.connectedSeats(matchID));
    const transport: MasterTransport = {
      send: ({ playerID, ...data }) => {
        if (socket !== undefined) this.emit(socket, playerID, data);
      },
      sendAll: (payload) => {
        held.push(payload);
      },
    };
    const sendHeld = () => {
      for (const payload of held) this.broadcast(matchID, payload);
    };
    return { master: new Master(this.game, table, transport, this.auth), table, sendHeld };
  }

  private broadcast(matchID: string, payload: Payload): void {
    for (const socket of this.socketsAt(matchID))
      this.emit(socket, seatOf(socket)?.playerID ?? null, payload);
  }

  private emit(socket: Socket, playerID: string | null, payload: Payload): void {
    const { type, args } = this.playerView(playerID, payload);
    socket.emit(type, ...args);
  }

  private socketsAt(matchID: string): Socket[] {
    const ids = this.sockets.adapter.rooms.get(matchID) ?? new Set();
    return [...ids].flatMap((id) => this.sockets.sockets.get(id) ?? []);
  }

  private connectedSeats(matchID: string): ReadonlySet<string> {
    return new Set(this.socketsAt(matchID).flatMap((socket) => seatOf(socket)?.playerID ?? []));
  }
}

function seatOf(socket: Socket): Seat | undefined {
  return socket.data.seat;
}

function whyRefused(state: State | undefined, stateID: number) {
  if (state?.ctx.gameover !== undefined) return 'gameOver';
  return state?._stateID === stateID ? 'illegal' : 'stale';
}
