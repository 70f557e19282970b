import type { Server as HttpServer } from 'node:http';
import type { Game } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { Server as SocketServer } from 'socket.io';
import type { BotJob } from './bots/botSeats';
import type { MatchData } from './matches/matchData';
import { GameTables } from './matches/tables';
import type { TablesOptions } from './matches/tablesOptions';
import type { ClockJob } from './notifications/tableTurns';
import { errorFields } from './ops/log';
import type { SocketGuards } from './transport/socketGuards';

/** Largest message a client may send, in bytes. A move takes a few hundred. */
const MAX_MESSAGE = 32_768;

/** Messages of at least this many bytes are compressed: full positions and histories, but not moves. */
const PACKED_FROM = 4096;

/**
 * Ping interval and timeout in ms. A page that gets no ping reconnects. With several servers that soon brings it to
 * a healthy one; a single server gets more time, because there is no other.
 */
const PINGS = {
  alone: { pingInterval: 10_000, pingTimeout: 20_000 },
  oneOfSeveral: { pingInterval: 2_500, pingTimeout: 3_500 },
} as const;

interface TableTransportOptions extends TablesOptions {
  readonly games: readonly Game[];
  readonly origins: readonly string[];
  readonly guards: SocketGuards;
  readonly pings: keyof typeof PINGS;
}

/**
 * Serves the sockets of all tables. It replaces boardgame.io's transport and uses the same events, so that
 * boardgame.io's client can connect. Unlike the original it validates each message, answers each message, sends an
 * update only after it is stored, and follows a refused move with the true position.
 */
export class TableTransport {
  private readonly io: SocketServer;
  private readonly options: TableTransportOptions;
  private readonly tables = new Map<string, GameTables>();
  private closing = false;

  constructor(options: TableTransportOptions) {
    this.options = options;
    this.io = new SocketServer({
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE,
      ...PINGS[options.pings],
      cors: { origin: [...options.origins] },
      allowRequest: options.guards.allowRequest,
      // Keeping the compression context between messages would cost about 300 KB per socket.
      perMessageDeflate: {
        threshold: PACKED_FROM,
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
      },
    });
    options.guards.watchMessages(this.io);
    for (const game of options.games.map(ProcessGameConfig)) {
      const name = game.name ?? '';
      const tables = new GameTables(game, this.io.of(`/${name}`), options, () => this.closing);
      this.tables.set(name, tables);
    }
  }

  attach(server: HttpServer): void {
    this.io.attach(server);
    this.options.guards.watchRequests(this.io);
    this.options.metrics.watch(this.io);
  }

  /** Returns the tables of a game, or undefined if the server doesn't offer it. */
  tablesOf(game: string): GameTables | undefined {
    return this.tables.get(game);
  }

  /** Counts the people at the tables of all games and servers. */
  countPeople(): number {
    const here = [...this.tables.values()].reduce((sum, tables) => sum + tables.countPeople(), 0);
    return here + (this.options.peers?.countElsewhere() ?? 0);
  }

  /** Resumes after a server start: lets bots move whose turn it is, and sets the alarms of the clocks. */
  async wake(): Promise<void> {
    const { bots, notifications, storage, log } = this.options;
    if (bots === undefined) return notifications && this.lookAtClocks();
    for (const [gameName, tables] of this.tables) {
      const open = await storage.listMatches({ gameName, where: { isGameover: false } });
      for (const matchID of open) {
        try {
          await tables.wake(matchID);
        } catch (error) {
          log('resuming a match failed', { match: matchID, ...errorFields(error) });
        }
      }
    }
  }

  /** Checks the clocks of all matches with notifications, because their alarms may have been lost. */
  async lookAtClocks(): Promise<void> {
    const { storage, log } = this.options;
    for (const matchID of await storage.listMatches({ where: { isGameover: false } })) {
      try {
        const { metadata }: { metadata?: MatchData } = await storage.fetch(matchID, { metadata: true });
        if (metadata?.calls !== true || metadata.clock === undefined) continue;
        await this.tables.get(metadata.gameName)?.wake(matchID);
      } catch (error) {
        log('resuming a match failed', { match: matchID, ...errorFields(error) });
      }
    }
  }

  /** Makes a bot's move. Rejects if that fails. */
  async work(job: BotJob): Promise<void> {
    await this.tables.get(job.game)?.work(job);
  }

  /** See `GameTables.ring`. */
  async ring(job: ClockJob): Promise<number | undefined> {
    return this.tables.get(job.game)?.ring(job);
  }

  /** Stops accepting messages. Those already received are still answered. */
  refuseMessages(): void {
    this.closing = true;
    for (const tables of this.tables.values()) tables.close();
  }

  /** Disconnects all clients. They reconnect when a server is available again. */
  disconnect(): void {
    this.io.disconnectSockets(true);
    this.io.engine?.close();
  }
}
