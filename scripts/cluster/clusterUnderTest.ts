import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { itemAt } from '../../src/rules-kit/indexed';
import { PostgresStorage } from '../../src/server/storage/postgresStorage';
import { PROGRAMS, ServerProgram } from '../online/program';
import { Relay } from '../online/relay';
import { ROOT } from '../online/root';
import { OwnDatabase } from './database';
import { CommandMeter, StatementMeter } from './meter';
import { cpuOf } from './processes';
import type { Routes } from './routes';

/** Matches what must never pass through Redis: credentials, names, positions and their parts. */
const SECRETS = /credentials-of-|Player \d|"plugins"|"G"|"seed"|hands?"/i;

const POSTGRES_PORT = 5432;
const REDIS_PORT = 6379;

export interface ServerOptions {
  /** Both on this machine */
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly servers: number;
  readonly workers: number;
  /** Command that restarts the database. Without it, its connections are closed. */
  readonly restart?: string;
}

/** Resources that servers, workers and their services have used so far */
export interface Used {
  /** CPU time in s of servers and workers, and of PostgreSQL for them */
  readonly cpu: number;
  readonly databaseCpu: number;
  readonly statements: number;
  readonly databaseBytes: number;
  readonly redisCommands: number;
  readonly redisBytes: number;
  readonly sentBytes: number;
}

/** Several servers and workers with a private schema and Redis prefix, behind a proxy or relays */
export class ClusterUnderTest {
  readonly servers: readonly ServerProgram[];
  readonly workers: readonly ServerProgram[];
  readonly storage: PostgresStorage;
  /** Commands with secrets that passed through Redis */
  readonly leaks: string[] = [];
  private readonly name = `cluster_${randomBytes(6).toString('hex')}`;
  private readonly database: OwnDatabase;
  private readonly statements = new StatementMeter();
  private readonly commands = new CommandMeter((words) => {
    // A script's text contains no secrets, but its arguments may.
    const line = (itemAt(words, 0).toLowerCase() === 'eval' ? words.slice(2) : words).join(' ');
    if (SECRETS.test(line)) this.leaks.push(line);
  });
  private readonly databaseWay: Relay;
  private readonly redisWay: Relay;
  private readonly redis: Redis;
  private readonly settings: { DATABASE_URL: string; REDIS_URL: string; REDIS_PREFIX: string };

  constructor(
    private readonly options: ServerOptions,
    private readonly routes: Routes,
  ) {
    const { databaseUrl, redisUrl } = options;
    this.redis = new Redis(redisUrl);
    this.databaseWay = new Relay([portOf(databaseUrl, POSTGRES_PORT)], this.statements.watch);
    this.redisWay = new Relay([portOf(redisUrl, REDIS_PORT)], this.commands.watch);
    this.database = new OwnDatabase(this.name, databaseUrl);
    this.storage = new PostgresStorage({ url: this.database.urlFor('cluster') });
    // The addresses are known once the relays listen.
    const settings = { DATABASE_URL: '', REDIS_URL: '', REDIS_PREFIX: this.name };
    this.settings = settings;
    this.servers = Array.from({ length: options.servers }, () => new ServerProgram(settings));
    this.workers = Array.from(
      { length: options.workers },
      () => new ServerProgram(settings, PROGRAMS.worker),
    );
  }

  async open(): Promise<void> {
    await this.database.create();
    this.settings.DATABASE_URL = this.database.urlFor(this.name, await this.databaseWay.listen());
    const redis = new URL(this.options.redisUrl);
    redis.host = `127.0.0.1:${await this.redisWay.listen()}`;
    this.settings.REDIS_URL = redis.href;
    await this.storage.connect();
    // The first one migrates the database.
    const [first, ...others] = [...this.servers, ...this.workers];
    await first?.start();
    await Promise.all(others.map((program) => program.start()));
    await this.routes.open(this.servers.map(({ url }) => url));
  }

  urlOf(match: number, seat: number): string {
    return this.routes.urlOf(match, seat);
  }

  async fullest() {
    const all = await Promise.all(
      this.servers.map(async (server) => ({ server, sockets: await server.metric('table_sockets') })),
    );
    return all.reduce((most, other) => (other.sockets > most.sockets ? other : most));
  }

  /** Restarts the database if a command for that is given; otherwise closes all connections to it. */
  breakDatabase(): Promise<void> {
    return this.database.restart(this.options.restart);
  }

  cutRedis(): void {
    this.redisWay.cut();
  }

  mendRedis(): void {
    this.redisWay.mend();
  }

  async used(): Promise<Used> {
    const programs = [...this.servers, ...this.workers];
    const sent = await Promise.all(this.servers.map((server) => server.metric('table_sent_bytes_total')));
    return {
      cpu: sum(programs.map(({ pid = 0 }) => cpuOf(pid))),
      databaseCpu: await this.database.cpu(),
      statements: this.statements.statements,
      databaseBytes: this.statements.bytes,
      redisCommands: this.commands.commands,
      redisBytes: this.commands.bytes,
      sentBytes: sum(sent),
    };
  }

  /** Writes the output of all programs into a folder and returns its path. */
  keepLogs(): string {
    const folder = join(ROOT, 'test-output', this.name);
    mkdirSync(folder, { recursive: true });
    for (const [kind, programs] of Object.entries({ server: this.servers, worker: this.workers }))
      for (const [number, { output }] of programs.entries())
        writeFileSync(join(folder, `${kind}-${number}.log`), output);
    return folder;
  }

  async close(): Promise<void> {
    await this.routes.close();
    for (const program of [...this.workers, ...this.servers]) await program.dispose();
    await this.redisWay.close();
    await this.databaseWay.close();
    await this.storage.close();
    await this.database.drop();
    const keys = await this.redis.keys(`${this.name}:*`);
    if (keys.length > 0) await this.redis.del(keys);
    this.redis.disconnect();
  }
}

const portOf = (url: string, usual: number): number => Number(new URL(url).port || usual);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
