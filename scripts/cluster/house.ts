import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import { PostgresStorage } from '../../src/server/postgres-storage';
import { ServerProgram } from '../online/program';
import { Relay } from '../online/relay';

/** How often a way asks its servers whether they are well, and how long they may take to answer, in milliseconds. */
const ASK_EVERY = 1_000;
const ANSWER_WITHIN = 2_000;

/** What must pass through Redis at no time: credentials, names, positions and what they are made of. */
const SECRETS = /credentials-of-|Player \d|"plugins"|"G"|"seed"|hands?"/i;

interface HouseOptions {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly servers: number;
}

/** Several servers on a schema and under a prefix of their own, each behind a way that leads to the next when it is gone. */
export class House {
  readonly servers: readonly ServerProgram[];
  readonly storage: PostgresStorage;
  /** The clients' way to each server. */
  readonly urls: string[] = [];
  /** What passed through Redis and should not have. */
  readonly leaks: string[] = [];
  private readonly name = `cluster_${randomBytes(6).toString('hex')}`;
  private readonly ways: Relay[] = [];
  private readonly redisWay: Relay;
  private readonly admin: pg.Client;
  private readonly redis: Redis;
  private readonly url: string;
  private readonly settings: { REDIS_URL: string };
  private readonly endings: (() => void)[] = [];

  constructor(private readonly options: HouseOptions) {
    const address = new URL(options.databaseUrl);
    address.searchParams.set('options', `-c search_path=${this.name}`);
    address.searchParams.set('application_name', this.name);
    this.url = address.href;
    this.admin = new pg.Client({ connectionString: options.databaseUrl });
    this.redis = new Redis(options.redisUrl);
    this.redisWay = new Relay([Number(new URL(options.redisUrl).port || 6379)]);
    this.storage = new PostgresStorage({ url: this.url });
    const settings = { DATABASE_URL: this.url, REDIS_URL: '', REDIS_PREFIX: this.name };
    this.servers = Array.from({ length: options.servers }, () => new ServerProgram(settings));
    this.settings = settings;
  }

  async open(): Promise<void> {
    await this.admin.connect();
    await this.admin.query(`create schema ${this.name}`);
    const redis = new URL(this.options.redisUrl);
    redis.host = `127.0.0.1:${await this.redisWay.listen()}`;
    this.settings.REDIS_URL = redis.href;
    await this.storage.connect();
    const monitor = await this.redis.monitor();
    monitor.on('monitor', (_time: string, args: string[]) => {
      // Of a script its arguments.
      const line = (args[0].toLowerCase() === 'eval' ? args.slice(2) : args).join(' ');
      if (line.includes(this.name) && SECRETS.test(line)) this.leaks.push(line);
    });
    this.endings.push(() => monitor.disconnect());
    for (const server of this.servers) await server.start();
    for (const index of this.servers.keys()) {
      const way = new Relay([]);
      this.ways.push(way);
      this.urls.push(`http://127.0.0.1:${await way.listen()}`);
      this.lead(way, index);
    }
    const asking = setInterval(() => void this.askAll(), ASK_EVERY);
    this.endings.push(() => clearInterval(asking));
  }

  /** Cuts all connections of the servers to their database. */
  async cutDatabase(): Promise<void> {
    await this.admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [this.name],
    );
  }

  cutRedis(): void {
    this.redisWay.cut();
  }

  mendRedis(): void {
    this.redisWay.mend();
  }

  /** Transactions of the whole database so far: nobody else should use it meanwhile. */
  async transactions(): Promise<number> {
    await this.admin.query('select pg_stat_clear_snapshot()');
    const { rows } = await this.admin.query(
      'select xact_commit::int as count from pg_stat_database where datname = current_database()',
    );
    return rows[0].count;
  }

  async metric(name: string): Promise<number> {
    const values = await Promise.all(this.servers.map((server) => server.metric(name)));
    return values.reduce((sum, value) => sum + value, 0);
  }

  async close(): Promise<void> {
    for (const ending of this.endings) ending();
    for (const way of this.ways) await way.close();
    for (const server of this.servers) await server.dispose();
    await this.redisWay.close();
    await this.storage.close();
    await this.admin.query(`drop schema ${this.name} cascade`);
    await this.admin.end();
    const keys = await this.redis.keys(`${this.name}:*`);
    if (keys.length > 0) await this.redis.del(keys);
    this.redis.disconnect();
  }

  /** To this server first, then to the others, as far as they are well. */
  private lead(way: Relay, index: number, isWell: (port: number) => boolean = () => true): void {
    const ports = this.servers.map(({ url }) => Number(new URL(url).port));
    way.lead(...[...ports.slice(index), ...ports.slice(0, index)].filter(isWell));
  }

  /** As a proxy with health checks: turns from a server that does not answer, and lets its clients go. */
  private async askAll(): Promise<void> {
    const sick = new Set<number>();
    await Promise.all(
      this.servers.map(async ({ url }) => {
        const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(ANSWER_WITHIN) }).catch(
          () => undefined,
        );
        // A database that is away is no reason to turn from a server: it is away for all.
        if (answer === undefined) sick.add(Number(new URL(url).port));
      }),
    );
    for (const [index, way] of this.ways.entries()) {
      this.lead(way, index, (port) => !sick.has(port));
      for (const port of sick) way.drop(port);
    }
  }
}
