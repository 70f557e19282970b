import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import pg from 'pg';
import { itemAt } from '../../src/rules-kit/indexed';
import { cpuOf } from './processes';

/** A private schema in a local database. Connections are recognised by its name. */
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

  /** Returns the address to connect to; `port` is the port of a relay. */
  urlFor(application = this.name, port?: number): string {
    const address = new URL(this.url);
    if (port !== undefined) address.host = `127.0.0.1:${port}`;
    address.searchParams.set('options', `-c search_path=${this.name}`);
    address.searchParams.set('application_name', application);
    return address.href;
  }

  /** Runs the restart command if one is given; otherwise closes all connections to the database. */
  async restart(command: string | undefined): Promise<void> {
    if (command !== undefined) await promisify(exec)(command);
    else await this.ask(`select pg_terminate_backend(pid) ${this.mine}`);
  }

  /** Returns the CPU time in s that PostgreSQL has used for the current connections. */
  async cpu(): Promise<number> {
    const found: { pid: number }[] = await this.ask(`select pid ${this.mine}`);
    return found.reduce((sum, { pid }) => sum + cpuOf(pid), 0);
  }

  /** Returns the size in bytes of the write-ahead log, which includes everyone who writes to this PostgreSQL. */
  async logged(): Promise<number> {
    const { bytes } = itemAt(
      await this.ask<{ bytes: string }>(`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes`),
      0,
    );
    return Number(bytes);
  }

  private get mine(): string {
    return `from pg_stat_activity where application_name = '${this.name}'`;
  }

  /** Uses a new connection, because open ones do not survive a restart. */
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
