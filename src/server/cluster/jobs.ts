import { DelayedError, type Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import { entryOf } from '../../rules-kit/indexed';
import type { BotJob, BotJobs } from '../bots/botSeats';
import type { ClockJob, ClockJobs } from '../notifications/tableTurns';
import { errorFields, type Log } from '../ops/log';
import { LogThrottle } from '../ops/logThrottle';
import type { JobCounts } from '../ops/metrics';
import { withTimeout } from '../ops/withTimeout';
import type { RedisPeers } from './redisPeers';

/** Jobs per thread that a process takes at once. Most only wait for the minimum time of a bot's move. */
const IN_HAND = 16;

/**
 * Time in ms after which another process may take the job of a crashed one, and the interval of checks for that.
 */
const LOCKED_FOR = 4_000;
const STALLED_EVERY = 1_500;

/** Pause between reconnects, and the longest wait for Redis when closing, in ms. */
const AGAIN_AFTER = 500;
const CLOSED_WITHIN = 1_000;

const HOUR = 3_600_000;

const botJob = v.object({ game: v.string(), matchID: v.string(), playerID: v.string(), stateID: v.number() });

const clockJob = v.object({ game: v.string(), matchID: v.string(), seat: v.string(), at: v.number() });

interface JobsOptions {
  readonly commands: Redis;
  readonly url: string;
  readonly prefix: string;
  readonly peers: RedisPeers;
  readonly log: Log;
}

/** The functions that process jobs. */
export interface Hands {
  /** Number of bots that may compute in parallel. */
  readonly threads: number;
  /** Makes a bot's move. Rejects if that fails. */
  readonly move: (job: BotJob) => Promise<void>;
  /** Checks a timeout. Returns the ms to wait if it is too early. */
  readonly ring: (job: ClockJob) => Promise<number | undefined>;
  /** Runs once an hour: deletes expired matches and checks clocks whose jobs Redis may have lost. */
  readonly expire: () => Promise<void>;
  /** If true, takes jobs only while there is no worker. */
  readonly isSpare: boolean;
}

/**
 * Job queue shared by all servers, so that each job is done once. There are bots' moves (identified by match, seat
 * and state), timeouts (match, seat and time) and expiry. A job contains no game data; whoever takes it reads the
 * database.
 */
export class Jobs implements BotJobs, ClockJobs {
  private readonly queue: Queue;
  private readonly throttle: LogThrottle;
  private worker: Worker | undefined;
  private stop: (reason: Error) => void = () => undefined;
  private isClosed = false;

  constructor(private readonly options: JobsOptions) {
    const { commands: connection, prefix, log } = options;
    this.throttle = new LogThrottle(log);
    this.queue = new Queue('work', {
      connection,
      prefix,
      skipWaitingForReady: true,
      defaultJobOptions: { attempts: 5, removeOnComplete: true, removeOnFail: true, stackTraceLimit: 0 },
    });
    this.queue.on('error', (error) => this.failed(error));
  }

  get isOpen(): boolean {
    return this.options.peers.isConnected;
  }

  async add(job: BotJob): Promise<void> {
    const { game, matchID, playerID, stateID } = job;
    await this.queue.add('move', job, { jobId: [game, matchID, playerID, stateID].join('/') });
  }

  async addClock(job: ClockJob, wait: number): Promise<void> {
    const { game, matchID, seat, at } = job;
    await this.queue.add('clock', job, { jobId: ['clock', game, matchID, seat, at].join('/'), delay: wait });
  }

  /** Counts the jobs of all servers. Rejects while Redis is down. */
  async counts(): Promise<JobCounts> {
    const counts = await this.queue.getJobCounts();
    return {
      waiting: entryOf(counts, 'waiting') + entryOf(counts, 'prioritized'),
      delayed: entryOf(counts, 'delayed'),
      active: entryOf(counts, 'active'),
    };
  }

  /** Starts taking jobs. */
  async work(hands: Hands): Promise<void> {
    const { url, prefix, peers } = this.options;
    const stopped = new Promise<never>((_, reject) => {
      this.stop = reject;
    });
    stopped.catch(() => undefined);
    const worker = new Worker('work', (job, token) => Promise.race([this.done(job, hands, token), stopped]), {
      connection: {
        url,
        maxRetriesPerRequest: null,
        // Lets commands that wait for a connection fail when closing.
        retryStrategy: () => (this.isClosed ? null : AGAIN_AFTER),
      },
      prefix,
      concurrency: hands.threads * IN_HAND,
      lockDuration: LOCKED_FOR,
      stalledInterval: STALLED_EVERY,
      maxStalledCount: 5,
      autorun: false,
    });
    worker.on('error', (error) => this.failed(error));
    this.worker = worker;
    let hasRun = false;
    const takeTurns = () => {
      const isNeeded = !hands.isSpare || peers.count('worker') === 0;
      const turned = !isNeeded ? hasRun && worker.pause(true) : hasRun ? worker.resume() : worker.run();
      hasRun ||= isNeeded;
      Promise.resolve(turned).catch((error) => this.failed(error));
    };
    peers.onChange(takeTurns);
    takeTurns();
    await this.queue.upsertJobScheduler('expiry', { every: HOUR }, { name: 'expire' });
  }

  /** Returns unfinished jobs to the queue, so that other processes take them at once. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stop(new Error('closing'));
    await withTimeout(CLOSED_WITHIN, Promise.all([this.worker?.close(), this.queue.close()]));
  }

  /** Does a job. Errors are stored in Redis, so the one thrown must not contain details of a bot's view. */
  private async done(job: Job, { move, ring, expire }: Hands, token?: string): Promise<void> {
    const { name, data } = job;
    try {
      if (name === 'expire') await expire();
      else if (name === 'clock') {
        const wait = await ring(v.parse(clockJob, data));
        if (wait === undefined) return;
        await job.moveToDelayed(Date.now() + wait, token);
        throw new DelayedError();
      } else await move(v.parse(botJob, data));
    } catch (error) {
      if (error instanceof DelayedError) throw error;
      this.options.log('job failed', { job: name, ...errorFields(error) });
      throw new Error('failed');
    }
  }

  private failed(error: Error): void {
    this.throttle.report('jobs failed', error.message, { error: error.message });
  }
}
