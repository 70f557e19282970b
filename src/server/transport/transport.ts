import type { Server as HttpServer } from 'node:http';
import type { Game } from 'boardgame.io';
import { ProcessGameConfig } from 'boardgame.io/internal';
import { Server as SocketServer } from 'socket.io';
import type { BotJob } from '../bots/botSeats';
import type { MatchData } from '../matches/matchData';
import { GameTables, type TablesOptions } from '../matches/tables';
import type { ClockJob } from '../notifications/tableTurns';
import { errorFields } from '../ops/log';
import type { SocketGuards } from './socketGuards';

/** The largest message a client may send, in bytes. Moves are a few hundred. */
const MAX_MESSAGE = 32_768;

/** Messages from this size on are packed: whole positions and histories, not moves. */
const PACKED_FROM = 4096;

/**
 * Milliseconds between pings, and for which an answer may be missing. A page that misses them looks for the server anew: where
 * there are several that brings it to another soon after its own began to hang; alone there is nowhere else to go.
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
 * The sockets of all tables, in place of boardgame.io's packaged transport and with the same events, so that its client
 * talks to it. What differs: a message is checked before it is used; every message gets an answer; an update is sent only
 * once it is written; a refused move is followed by the true position.
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
      // No context is kept between messages: it would cost each socket some 300 KB.
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

  /** The tables of a game; undefined: the server doesn't offer it. */
  tablesOf(game: string): GameTables | undefined {
    return this.tables.get(game);
  }

  /** Has all bots whose turn it is go on, and all clocks looked at that people are called by: after a start of the server. */
  async wake(): Promise<void> {
    const { bots, calls, storage, log } = this.options;
    if (bots === undefined) return calls && this.lookAtClocks();
    for (const [gameName, tables] of this.tables) {
      const open = await storage.listMatches({ gameName, where: { isGameover: false } });
      for (const matchID of open) {
        try {
          await tables.wake(matchID);
        } catch (error) {
          log('waking a match failed', { match: matchID, ...errorFields(error) });
        }
      }
    }
  }

  /** Has all clocks looked at that people are called by: what rings for them may have been lost. */
  async lookAtClocks(): Promise<void> {
    const { storage, log } = this.options;
    for (const matchID of await storage.listMatches({ where: { isGameover: false } })) {
      try {
        const { metadata }: { metadata?: MatchData } = await storage.fetch(matchID, { metadata: true });
        if (metadata?.calls !== true || metadata.clock === undefined) continue;
        await this.tables.get(metadata.gameName)?.wake(matchID);
      } catch (error) {
        log('waking a match failed', { match: matchID, ...errorFields(error) });
      }
    }
  }

  /** Makes a bot's move. Rejects when it fails. */
  async work(job: BotJob): Promise<void> {
    await this.tables.get(job.game)?.work(job);
  }

  /** As `GameTables.ring`. */
  async ring(job: ClockJob): Promise<number | undefined> {
    return this.tables.get(job.game)?.ring(job);
  }

  /** Takes no more messages; those it has are still answered. */
  refuseMessages(): void {
    this.closing = true;
    for (const tables of this.tables.values()) tables.close();
  }

  /** Lets every client go; they come back by themselves once a server is there again. */
  disconnect(): void {
    this.io.disconnectSockets(true);
    this.io.engine?.close();
  }
}
