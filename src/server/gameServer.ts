import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { Game } from 'boardgame.io';
import type { NotificationLanguage } from '../session/notifications';
import type { BotRunner } from './bots/botSeats';
import { machineAlarm, type SetAlarm } from './clocks/alarms';
import { ServerTime } from './clocks/time';
import { Daily, type DailyOptions } from './daily/daily';
import { matchHistory } from './history/history';
import { HistoryRequests } from './history/historyRequests';
import { startHistoryThread } from './history/thread';
import { serveApp } from './http/static';
import { httpApp } from './httpApp';
import { Matches } from './lobby/matches';
import { NewMatches } from './lobby/newMatches';
import { Contents, type EditionOf } from './matches/contents';
import { LiveMatches } from './matches/liveMatches';
import { KeyedQueue } from './matches/queue';
import type { ExplainMove } from './matches/referee';
import { activeSeats } from './matches/referee';
import type { SeatsToAct } from './matches/tablesOptions';
import { Matchmaking } from './matchmaking/matchmaking';
import { readConduct } from './moderation/conduct';
import { Moderation } from './moderation/moderation';
import { exportedChannel } from './notifications/channels';
import { Notifications } from './notifications/notifications';
import { NOTIFY_AFTER } from './notifications/scheduler';
import { Limits } from './ops/limits';
import { errorFields, type Log } from './ops/log';
import { Metrics } from './ops/metrics';
import { startRun } from './ops/run';
import type { Settings } from './ops/settings';
import { withTimeout } from './ops/withTimeout';
import type { PlacesOf } from './ratings/outcome';
import { type ExpiryOptions, expire, startExpiry } from './storage/expiry';
import { databaseOf, openStorage } from './storage/openStorage';
import { lockDataFolder } from './storage/sqlite/lock';
import type { MatchStorage } from './storage/storage';
import { TableTransport } from './tableTransport';
import { Connections } from './transport/connections';
import { SocketGuards } from './transport/socketGuards';

/** Time in ms that running tasks get when the server closes. Those that take longer are not acknowledged. */
const FINISH_WITHIN = 2_000;

/** Time in ms for which an answer of /healthz is cached, so that frequent checks don't keep the disk busy. */
const HEALTH_FOR = 1_000;

/**
 * Time limits in ms for the head of a request and for all of it. Lobby routes have a stricter limit for bodies and
 * answer with a sentence (`requestBody.ts`).
 */
const slowClients = { headersTimeout: 5_000, requestTimeout: 10_000, connectionsCheckingInterval: 1_000 };

export interface GameServer {
  readonly url: string;
  readonly storage: MatchStorage;
  /** Stops accepting moves, finishes running ones and closes the database. Takes at most 5 s. */
  close(): Promise<void>;
}

export interface GameServerOptions {
  readonly games: readonly Game[];
  readonly settings: Settings;
  /** The folder of the built app. */
  readonly appFolder: string;
  readonly log: Log;
  /** Explains refused moves. Without it they are only called illegal. */
  readonly explain?: ExplainMove;
  /** Without it the match waits for all seats that boardgame.io calls active. */
  readonly seatsToAct?: SeatsToAct;
  /** Without it no game is rated. */
  readonly placesOf?: PlacesOf;
  /** Checks whether a game has no hidden hands. By default hands count as hidden. */
  readonly hasOpenHands?: (game: string) => boolean;
  /** Returns the versions of a game's rules and content. Without it matches record no versions. */
  readonly editionOf?: EditionOf;
  /**
   * The module that exports `games` and `editionOf`, for replays in a thread. Without it they run in this thread.
   */
  readonly gamesModule?: URL;
  /** Without it there are no bots. */
  readonly bots?: BotRunner;
  /** Without it there are no daily deals. */
  readonly daily?: DailyOptions;
  readonly time?: ServerTime;
  /** Timer for clocks and notifications. */
  readonly setAlarm?: SetAlarm;
  /** Returns the title of a game in a language; by default its name. */
  readonly titleOf?: (game: string, language: NotificationLanguage) => string;
  /** Interval between heartbeats of servers in ms. */
  readonly beat?: number;
}

/** Starts a server with the built app, the lobby and the sockets of all tables on one port. */
export async function startGameServer({
  games,
  settings,
  appFolder,
  log,
  explain = () => null,
  seatsToAct = activeSeats,
  placesOf,
  hasOpenHands = () => false,
  editionOf,
  gamesModule,
  bots,
  daily: dealt,
  time = new ServerTime(),
  setAlarm = machineAlarm,
  titleOf = (game) => game,
  beat,
}: GameServerOptions): Promise<GameServer> {
  games.forEach(checkPlayerCounts);
  const pages = serveApp(appFolder);
  const conduct = readConduct(settings);
  const database = databaseOf(settings);
  // A PostgreSQL database may be shared, so it needs no lock.
  const unlock = 'file' in database ? lockDataFolder(settings.dataDir) : () => undefined;
  const storage = openStorage(database, {
    now: time.now,
    onLost: (error) => log('database connection lost', errorFields(error)),
  });
  const cluster =
    settings.redis === undefined
      ? undefined
      : await (await import('./cluster/cluster')).openCluster({
          redis: settings.redis,
          role: 'server',
          log,
          beat,
        });
  const contents = new Contents(storage, editionOf);
  const live = new LiveMatches(storage, contents);
  const pastThread =
    gamesModule === undefined ? undefined : startHistoryThread({ games: gamesModule, database });
  const past = pastThread ?? matchHistory(games, contents);
  // Moves and lobby changes share a queue, because both read a match, change it and write it back.
  const queue = new KeyedQueue();
  const metrics = new Metrics(storage);
  if (cluster !== undefined) metrics.watchCluster(cluster.figures);
  const limits = new Limits({
    rates: settings.rates,
    limiterOf: cluster?.limiterOf,
    log,
    onLimited: (limit) => metrics.rateLimited(limit),
  });
  const histories = new HistoryRequests({ past, storage, limits });
  const matchmaking = new Matchmaking({
    storage,
    games: games.map(({ name = '' }) => name),
    dueAt: () => time.now() + NOTIFY_AFTER,
    wakeAt: (dueAt) => notifications?.wakeAt(dueAt),
    now: time.now,
    log,
  });
  const matches = new Matches({
    games,
    storage,
    contents,
    histories,
    queue,
    tablesOf: (game) => transport.tablesOf(game),
    hasOpenHands,
    botLevels: bots?.levels ?? [],
    now: time.now,
    onChanged: (...table) => matchmaking.tableChanged(...table),
    log,
  });
  const notifications: Notifications | undefined =
    settings.notifications &&
    new Notifications({
      settings: settings.notifications,
      storage,
      matches,
      limits,
      titleOf,
      isLooking: (game, ...seat) => transport.tablesOf(game)?.isLooking(...seat) ?? false,
      turn: (...match) => matches.turn(...match),
      personEvents: matchmaking,
      now: time.now,
      setAlarm,
      log,
    });
  const moderation = new Moderation({
    storage,
    matchmaking,
    closeTable: (...table) => matches.close(...table),
    showChat: async (game, matchID) => transport.tablesOf(game)?.chatChanged(matchID),
    now: time.now,
    log,
  });
  const transport: TableTransport = new TableTransport({
    games,
    storage,
    live,
    contents,
    histories,
    giveBack: (...seat) => matches.giveBack(...seat),
    queue,
    limits,
    origins: settings.origins,
    guards: new SocketGuards(settings, limits, () => metrics.backpressureClosed()),
    pings: 'url' in database ? 'oneOfSeveral' : 'alone',
    metrics,
    log,
    explain,
    seatsToAct,
    placesOf,
    bots,
    notifications,
    peers: cluster?.peers,
    botJobs: cluster?.jobs,
    setAlarm,
    clockJobs: cluster?.jobs,
    now: time.now,
  });
  const { expiry, expireKeys, expireReports } = settings;
  const expiring: ExpiryOptions = {
    storage,
    live,
    queue,
    expiry,
    expireKeys,
    expireReports,
    now: time.now,
    log,
  };
  const newMatches = new NewMatches({ matches, limits, most: settings.openMatches });
  const daily = dealt && new Daily({ ...dealt, storage: storage.daily, now: time.now });
  const closing = new AbortController();
  const app = httpApp({
    games: games.map(({ name = '' }) => name),
    settings,
    limits,
    pages,
    matches,
    newMatches,
    people: storage.people,
    ratings: storage.ratings,
    exported: async (hash) => ({
      ...(await storage.matchmaking.exported(hash)),
      ...(await storage.moderation.exported(hash)),
      channels: (await storage.notifications.channelsOf({ person: hash })).map(exportedChannel),
    }),
    matchmaking,
    moderation,
    conduct,
    countPeople: () => transport.countPeople(),
    daily,
    appFolder,
    now: time.now,
    notifications,
    metrics,
    check: atMostEvery(HEALTH_FOR, () => storage.check()),
    closing: closing.signal,
    log,
  });

  const http = createServer(slowClients, app.callback());
  const connections = new Connections(http);
  transport.attach(http);
  let endRun = async () => {};
  try {
    await storage.connect();
    endRun = await startRun({ storage, time, log });
    for (const { name = '' } of games) await contents.adopt(name);
    await cluster?.join();
    await cluster?.jobs.work({
      threads: settings.bots.threads,
      move: (job) => transport.work(job),
      ring: (job) => transport.ring(job),
      expire: async () => {
        await expire(expiring);
        await transport.lookAtClocks();
      },
      isSpare: true,
    });
    await listen(http, settings);
  } catch (error) {
    await endRun();
    await cluster?.leave();
    await storage.close();
    unlock();
    throw error;
  }

  pastThread?.warm().catch((error) => {
    if (!closing.signal.aborted) log('starting the history failed', errorFields(error));
  });
  transport.wake().catch((error) => log('resuming matches failed', errorFields(error)));
  notifications?.start();
  const stopExpiry = cluster === undefined ? startExpiry(expiring) : () => undefined;

  const close = async () => {
    stopExpiry();
    http.close();
    closing.abort();
    transport.refuseMessages();
    await withTimeout(FINISH_WITHIN, Promise.all([queue.idle(), newMatches.idle(), cluster?.jobs.close()]));
    // Lets the answers to the last messages leave first.
    await setImmediate();
    transport.disconnect();
    await cluster?.leave();
    await connections.close();
    await withTimeout(FINISH_WITHIN, Promise.all([endRun(), notifications?.close()]));
    await pastThread?.close();
    await daily?.close();
    await storage.close();
    unlock();
  };
  return { url: urlOf(http.address(), settings.host), storage, close };
}

function listen(http: Server, { port, host }: Settings): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen({ port, host }, resolve);
  });
}

/** Returns a function that calls `check` at most once per `milliseconds` and otherwise returns the last result. */
function atMostEvery(milliseconds: number, check: () => Promise<void>): () => Promise<void> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve();
  return () => {
    if (performance.now() - asked >= milliseconds) {
      asked = performance.now();
      answer = check();
    }
    return answer;
  };
}

/** Without limits, boardgame.io's lobby would accept any number of seats. */
function checkPlayerCounts({ name, minPlayers, maxPlayers }: Game): void {
  if (minPlayers === undefined || maxPlayers === undefined) {
    throw new Error(`The game ${name} must define minPlayers and maxPlayers.`);
  }
}

function urlOf(address: string | AddressInfo | null, host: string): string {
  const port = address !== null && typeof address === 'object' ? address.port : '';
  const isHere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isHere ? 'localhost' : host}:${port}`;
}
