import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Game } from 'boardgame.io';
import { Async } from 'boardgame.io/internal';
import { Server } from 'boardgame.io/server';
import type { BotRunner } from './bot-seats';
import { Contents, type EditionOf } from './contents';
import { authenticateCredentials } from './credentials';
import { startExpiry } from './expiry';
import { httpGuards } from './http-guards';
import { Limits } from './limits';
import { addLobbyRoutes } from './lobby-routes';
import { errorFields, type Log } from './log';
import { LobbyError } from './match-data';
import { Matches } from './matches';
import { Metrics, mayReadMetrics } from './metrics';
import { KeyedQueue } from './queue';
import { startRun } from './run';
import type { Settings } from './settings';
import { SocketGuards } from './socket-guards';
import { databaseFile, SqliteStorage } from './sqlite-storage';
import { serveApp } from './static';
import type { MatchStorage } from './storage';
import type { ExplainMove, SeatsToAct } from './tables';
import { TableTransport } from './transport';

/** How long open requests may take to end when the server closes. */
const CLOSE_AFTER = 5_000;

/** How long a client may take to send a request, in milliseconds: those that dawdle on purpose hold no place. */
const REQUEST_TIMEOUT = 30_000;

export interface GameServer {
  readonly url: string;
  readonly storage: MatchStorage;
  /** Takes no more moves, finishes those it has, closes the database. */
  close(): Promise<void>;
}

export interface GameServerOptions {
  readonly games: readonly Game[];
  readonly settings: Settings;
  /** The folder of the built app. */
  readonly appFolder: string;
  readonly log: Log;
  /** Why a move is refused; without it the server says only that it is not legal. */
  readonly explain?: ExplainMove;
  /** Without it everyone whom boardgame.io calls active is waited for. */
  readonly seatsToAct?: SeatsToAct;
  /** What of a game may change from one version of the program to the next; without it matches have nothing to go on with. */
  readonly editionOf?: EditionOf;
  /** Without it there are no bots. */
  readonly bots?: BotRunner;
}

/** The built app, boardgame.io's lobby routes and all tables' sockets on one port. */
export async function startGameServer({
  games,
  settings,
  appFolder,
  log,
  explain = () => null,
  seatsToAct = (_game, _G, { activePlayers, currentPlayer }) =>
    activePlayers === null ? [currentPlayer] : Object.keys(activePlayers),
  editionOf,
  bots,
}: GameServerOptions): Promise<GameServer> {
  games.forEach(checkPlayerCounts);
  const app = serveApp(appFolder);
  const storage = new SqliteStorage({ file: databaseFile(settings.dataDir), games });
  const contents = new Contents(storage, editionOf);
  // One queue for moves and lobby changes: both read a match, change it and write it back.
  const queue = new KeyedQueue();
  const metrics = new Metrics(storage);
  const limits = new Limits({
    rates: settings.rates,
    log,
    onLimited: (limit) => metrics.rateLimited(limit),
  });
  const transport = new TableTransport({
    storage,
    contents,
    queue,
    origins: settings.origins,
    guards: new SocketGuards(settings, limits),
    metrics,
    log,
    explain,
    seatsToAct,
    bots,
  });
  const server = Server({
    games: [...games],
    db: new NoDatabase(),
    transport,
    authenticateCredentials,
    origins: [...settings.origins],
  });
  server.app.on('error', (error) => log('answer failed', errorFields(error)));
  for (const guard of httpGuards({ settings, limits, storage, log })) server.app.use(guard);
  server.app.use(app);
  const matches = new Matches({
    games,
    storage,
    contents,
    queue,
    tablesOf: (game) => transport.tablesOf(game),
    botLevels: bots?.levels ?? [],
    log,
  });
  addLobbyRoutes(server.router, matches);
  server.router.get('/healthz', async (ctx) => {
    await storage.check();
    ctx.body = { status: 'ok' };
  });
  server.router.get('/metrics', async (ctx) => {
    if (!mayReadMetrics(ctx.req, settings.metricsToken)) return;
    ctx.type = metrics.registry.contentType;
    ctx.body = await metrics.registry.metrics();
  });

  const http = createServer({ requestTimeout: REQUEST_TIMEOUT });
  const failed = new Promise<never>((_, reject) => {
    http.once('error', reject);
  });
  // `run` can't be told an address, and the sockets have to be attached to the server that it makes.
  server.app.listen = (...args: unknown[]) => {
    http.on('request', server.app.callback());
    transport.attach(http);
    return http.listen({ port: settings.port, host: settings.host }, () => {
      const onListening = args.at(-1);
      if (typeof onListening === 'function') onListening();
    });
  };
  try {
    await storage.connect();
    for (const { name = '' } of games) await contents.adopt(name);
    await Promise.race([server.run(settings.port), failed]);
  } catch (error) {
    await storage.close();
    throw error;
  }

  const endRun = await startRun(storage, log);
  transport.wakeBots().catch((error) => log('waking bots failed', errorFields(error)));
  const stopExpiry = startExpiry({ storage, queue, expiry: settings.expiry, log });

  const close = async () => {
    stopExpiry();
    const closed = new Promise((resolve) => {
      http.close(resolve);
    });
    transport.refuseMessages();
    await queue.idle();
    // The answers to the last messages leave first.
    await setImmediate();
    transport.disconnect();
    http.closeIdleConnections();
    const impatience = setTimeout(() => http.closeAllConnections(), CLOSE_AFTER);
    await closed;
    clearTimeout(impatience);
    await queue.idle();
    await endRun();
    await storage.close();
  };
  return { url: urlOf(http.address(), settings.host), storage, close };
}

/** In place of a storage for boardgame.io's own lobby routes: ours come before all of them. */
class NoDatabase extends Async {
  async connect(): Promise<void> {}
  setState = unused;
  setMetadata = unused;
  fetch = unused;
  wipe = unused;
}

async function unused(): Promise<never> {
  throw new LobbyError(404, 'There is no such route.');
}

/** boardgame.io's lobby takes any number of seats for a game that sets no limits. */
function checkPlayerCounts({ name, minPlayers, maxPlayers }: Game): void {
  if (minPlayers === undefined || maxPlayers === undefined) {
    throw new Error(`The game ${name} has to say its minPlayers and maxPlayers.`);
  }
}

function urlOf(address: string | AddressInfo | null, host: string): string {
  const port = address !== null && typeof address === 'object' ? address.port : '';
  const isHere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isHere ? 'localhost' : host}:${port}`;
}
