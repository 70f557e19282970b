/** Several servers on a database schema and a Redis prefix that exist only for one test. */
import type { Socket } from 'node:net';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { vi } from 'vitest';
import { Relay } from '../../../scripts/online/relay';
import { entryOf } from '../../../src/rules-kit/indexed';
import type { GameServerOptions } from '../../../src/server/gameServer';
import { readSettings } from '../../../src/server/ops/settings';
import { startWorker, type WorkerOptions } from '../../../src/server/worker';
import { Harness } from '../harness';
import { sampleGame } from '../sampleGame';
import { postgresDatabase, type TestDatabase } from '../storage/databases';
import { freshPrefix, redisUrl } from './redis';

/** Interval between heartbeats in ms. */
const BEAT = 200;

export class ClusterHarness {
  readonly prefix = freshPrefix();
  /** All messages between the servers. */
  readonly passed: string[] = [];
  private readonly servers: Harness[] = [];
  private readonly relays: Relay[] = [];
  private readonly workers: (() => Promise<void>)[] = [];
  readonly keys: Redis;
  private readonly listener: Redis;

  constructor(
    readonly database: TestDatabase,
    readonly redis: string,
  ) {
    this.keys = new Redis(redis);
    this.listener = new Redis(redis);
  }

  async listen(): Promise<void> {
    await this.listener.subscribe(`${this.prefix}:news`);
    this.listener.on('message', (_channel, message) => this.passed.push(message));
  }

  /** Returns the environment of a server or worker. */
  env(url = this.redis): Record<string, string> {
    const { database } = this.database;
    return {
      DATABASE_URL: 'url' in database ? database.url : '',
      REDIS_URL: url,
      REDIS_PREFIX: this.prefix,
    };
  }

  async start(
    url = this.redis,
    env: Readonly<Record<string, string>> = {},
    options: Partial<GameServerOptions> = {},
  ): Promise<Harness> {
    const server = new Harness({ ...this.env(url), ...env }, { beat: BEAT, ...options });
    this.servers.push(server);
    await server.start();
    return server;
  }

  /** Starts a worker for the servers. */
  async work(
    options: Partial<WorkerOptions> = {},
    env: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const settings = readSettings({ ...this.env(), ...env });
    if (settings.redis === undefined) throw new Error('no REDIS_URL');
    const { close } = await startWorker({
      games: [sampleGame],
      settings,
      redis: settings.redis,
      bots: { levels: [], choose: () => Promise.reject(new Error('no bot plays here')) },
      log: () => undefined,
      beat: BEAT,
      ...options,
    });
    this.workers.push(close);
  }

  /** Returns the job queue of the servers. */
  async jobs(): Promise<Queue> {
    const connection = new Redis(this.redis, { maxRetriesPerRequest: null });
    const queue = new Queue('work', { connection, prefix: this.prefix });
    this.workers.push(async () => {
      await queue.close();
      connection.disconnect();
    });
    return queue;
  }

  /** Returns a relay to local ports whose connections can be cut. */
  async relay(...ports: number[]): Promise<{ relay: Relay; port: number }> {
    const relay = new Relay(ports);
    this.relays.push(relay);
    return { relay, port: await relay.listen() };
  }

  /** Returns a relay to Redis whose connections can be cut. */
  async redisRelay(): Promise<{ relay: Relay; url: string }> {
    const address = new URL(this.redis);
    const { relay, port } = await this.relay(Number(address.port || 6379));
    address.host = `127.0.0.1:${port}`;
    return { relay, url: address.href };
  }

  /** Returns the URL of a relay to the database. `onJoin` gets both ends of each connection. */
  async databaseRelay(onJoin: (client: Socket, server: Socket) => void): Promise<string> {
    const address = new URL(entryOf(this.env(), 'DATABASE_URL'));
    const relay = new Relay([Number(address.port || 5432)], onJoin);
    this.relays.push(relay);
    address.host = `127.0.0.1:${await relay.listen()}`;
    return address.href;
  }

  async end(): Promise<void> {
    for (const server of this.servers) await server.end();
    for (const close of this.workers) await close();
    for (const relay of this.relays) await relay.close();
    const left = await this.keys.keys(`${this.prefix}:*`);
    if (left.length > 0) await this.keys.del(left);
    this.keys.disconnect();
    this.listener.disconnect();
    await this.database.dispose();
  }
}

/** True if both PostgreSQL and Redis are available. Missing ones were logged. */
export const canCluster = postgresDatabase !== undefined && redisUrl !== undefined;

export async function startCluster(): Promise<ClusterHarness> {
  if (postgresDatabase === undefined || redisUrl === undefined) throw new Error('no PostgreSQL or no Redis');
  for (const stream of ['error', 'log', 'warn'] as const)
    vi.spyOn(console, stream).mockImplementation(() => undefined);
  const cluster = new ClusterHarness(await postgresDatabase(), redisUrl);
  await cluster.listen();
  return cluster;
}
