import type { Game } from 'boardgame.io';
import type { BotRunner } from './bots/botSeats';
import { machineAlarm, type SetAlarm } from './clocks/alarms';
import { ServerTime } from './clocks/time';
import { matchHistory } from './history/history';
import { HistoryRequests } from './history/historyRequests';
import { Contents, type EditionOf } from './matches/contents';
import { LiveMatches } from './matches/liveMatches';
import { KeyedQueue } from './matches/queue';
import { activeSeats } from './matches/referee';
import type { SeatsToAct } from './matches/tablesOptions';
import { NOTIFY_AFTER } from './notifications/scheduler';
import { Limits } from './ops/limits';
import { errorFields, type Log } from './ops/log';
import { Metrics } from './ops/metrics';
import { startTime } from './ops/run';
import type { Settings } from './ops/settings';
import type { PlacesOf } from './ratings/outcome';
import { expire } from './storage/expiry';
import { databaseOf, openStorage } from './storage/openStorage';
import { TableTransport } from './tableTransport';
import { SocketGuards } from './transport/socketGuards';

export interface WorkerOptions {
  readonly games: readonly Game[];
  readonly settings: Settings;
  readonly redis: NonNullable<Settings['redis']>;
  readonly bots: BotRunner;
  readonly log: Log;
  readonly seatsToAct?: SeatsToAct;
  readonly placesOf?: PlacesOf;
  readonly editionOf?: EditionOf;
  /** Interval between heartbeats in ms. */
  readonly beat?: number;
  readonly time?: ServerTime;
  readonly setAlarm?: SetAlarm;
}

/** Starts a worker, which computes the moves of bots for all servers on a database. It has no tables. */
export async function startWorker({
  games,
  settings,
  redis,
  bots,
  log,
  seatsToAct = activeSeats,
  placesOf,
  editionOf,
  beat,
  time = new ServerTime(),
  setAlarm = machineAlarm,
}: WorkerOptions): Promise<{ close(): Promise<void> }> {
  const { openCluster } = await import('./cluster/cluster');
  const { expiry, expireKeys, expireReports } = settings;
  const storage = openStorage(databaseOf(settings), {
    now: time.now,
    onLost: (error) => log('database connection lost', errorFields(error)),
  });
  const cluster = await openCluster({ redis, role: 'worker', log, beat });
  const contents = new Contents(storage, editionOf);
  const live = new LiveMatches(storage, contents);
  const queue = new KeyedQueue();
  const limits = new Limits({ rates: settings.rates, log, onLimited: () => undefined });
  const transport = new TableTransport({
    games,
    storage,
    live,
    contents,
    histories: new HistoryRequests({ past: matchHistory(games, contents), storage, limits }),
    giveBack: async () => false,
    queue,
    limits,
    origins: [],
    guards: new SocketGuards(settings, limits, () => undefined),
    pings: 'oneOfSeveral',
    metrics: new Metrics(storage),
    log,
    explain: () => null,
    seatsToAct,
    placesOf,
    bots,
    botJobs: cluster.jobs,
    peers: cluster.peers,
    // The worker only writes notifications; servers find them in the database and send them. It needs none of their
    // settings.
    notifications: { dueAt: () => time.now() + NOTIFY_AFTER, wakeAt: () => undefined },
    setAlarm,
    clockJobs: cluster.jobs,
    now: time.now,
  });
  const close = async () => {
    transport.refuseMessages();
    await cluster.jobs.close();
    await queue.idle();
    await cluster.leave();
    await storage.close();
  };
  try {
    await storage.connect();
    await startTime(storage, time);
    for (const { name = '' } of games) await contents.adopt(name);
    await cluster.join();
    await cluster.jobs.work({
      threads: settings.bots.threads,
      move: (job) => transport.work(job),
      ring: (job) => transport.ring(job),
      expire: async () => {
        await expire({ storage, live, queue, expiry, expireKeys, expireReports, now: time.now, log });
        await transport.lookAtClocks();
      },
      isSpare: false,
    });
  } catch (error) {
    await close();
    throw error;
  }
  return { close };
}
