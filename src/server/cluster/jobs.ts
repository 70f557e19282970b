import { DelayedError, type Job, Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import * as v from 'valibot';
import type { BotJob, BotJobs } from '../bots/botSeats';
import type { ClockJob, ClockJobs } from '../notifications/tableTurns';
import { errorFields, type Log } from '../ops/log';
import { LogThrottle } from '../ops/logThrottle';
import type { JobCounts } from '../ops/metrics';
import { withTimeout } from '../ops/withTimeout';
import type { RedisPeers } from './redisPeers';

/** How many bots' moves one process has in hand for each of its threads: most of them only wait for their pace. */
const IN_HAND = 16;

/** Milliseconds after which the job of a process that died is another's, and between looks for such jobs. */
const LOCKED_FOR = 4_000;
const STALLED_EVERY = 1_500;

/** Milliseconds between attempts to come back, and the longest that closing waits for a Redis that is away. */
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

/** Who does the work. */
export interface Hands {
  /** How many bots may think at the same time. */
  readonly threads: number;
  /** Makes a bot's move. Rejects when it fails. */
  readonly move: (job: BotJob) => Promise<void>;
  /** Looks whether somebody's time has run out. The answer: in how many milliseconds, where it is too early. */
  readonly ring: (job: ClockJob) => Promise<number | undefined>;
  /** Once an hour: deletes matches that nobody plays any more, and looks at clocks whose jobs a Redis may have lost. */
  readonly expire: () => Promise<void>;
  /** Only does what no worker is there for. */
  readonly isSpare: boolean;
}

/**
 * The work that is done once for all servers: bots' moves, each by match, seat and state; looks at clocks, each by match, seat and
 * the moment at which its time will have run out; expiry. A job names what is to be
 * done and holds nothing of a match; whoever takes it reads the database.
 */
export class Jobs implements BotJobs, ClockJobs {
  private readonly queue: Queue;
  private readonly waves: LogThrottle;
  private worker: Worker | undefined;
  private stop: (reason: Error) => void = () => undefined;
  private isClosed = false;

  constructor(private readonly options: JobsOptions) {
    const { commands: connection, prefix, log } = options;
    this.waves = new LogThrottle(log);
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

  /** Of all servers together. Rejects while Redis is away. */
  async counts(): Promise<JobCounts> {
    const { waiting, prioritized, delayed, active } = await this.queue.getJobCounts();
    return { waiting: waiting + prioritized, delayed, active };
  }

  /** From here on this process takes jobs. */
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
        // What waits for a connection gives up with the last attempt.
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

  /** Gives back what it has in hand: others take it at once. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stop(new Error('closing'));
    await withTimeout(CLOSED_WITHIN, Promise.all([this.worker?.close(), this.queue.close()]));
  }

  /** What is thrown is kept in Redis: it must not say why a bot failed, which its view may stand in. */
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
    this.waves.say('jobs failed', error.message, { error: error.message });
  }
}
