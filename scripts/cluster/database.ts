import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { cpuOf } from './processes';

/** A schema of its own in a database of this machine, under which its users are known. */
export class OwnDatabase {
  constructor(
    readonly name: string,
    private readonly url: string,
  ) {}

  create(): Promise<unknown> {
    return this.ask(`create schema ${this.name}`);
  }

  drop(): Promise<unknown> {
    return this.ask(`drop schema if exists ${this.name} cascade`);
  }

  /** What to connect with, by a relay at `port` perhaps. */
  urlFor(application = this.name, port?: number): string {
    const address = new URL(this.url);
    if (port !== undefined) address.host = `127.0.0.1:${port}`;
    address.searchParams.set('options', `-c search_path=${this.name}`);
    address.searchParams.set('application_name', application);
    return address.href;
  }

  /** By a command, where one was named; else all connections to it are cut. */
  async restart(command: string | undefined): Promise<void> {
    if (command !== undefined) await promisify(exec)(command);
    else await this.ask(`select pg_terminate_backend(pid) ${this.mine}`);
  }

  /** Seconds of processors that PostgreSQL's processes have used for the connections there are. */
  async cpu(): Promise<number> {
    const found: { pid: number }[] = await this.ask(`select pid ${this.mine}`);
    return found.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  }

  /** Bytes of the log that a write is safe in, of all who write to this PostgreSQL. */
  async logged(): Promise<number> {
    const [{ bytes }] = await this.ask<{ bytes: string }>(
      `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`,
    );
    return Number(bytes);
  }

  private get mine(): string {
    return `from pg_stat_activity where application_name = '${this.name}'`;
  }

  /** Over a connection of its own: those that stay open do not survive a restart. */
  private async ask<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    try {
      return (await client.query<Row>(statement)).rows;
    } finally {
      await client.end();
    }
  }
}
