import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseFile } from '../../src/server/storage/sqliteStorage';
import { ROOT } from './root';

const START_WITHIN = 90_000;

/** Folder of the server's sources; `audit:mutants` sets it to a changed copy. */
const SERVER_ROOT = process.env.SERVER_ROOT ?? ROOT;

/** The server, a server with a second game, and a worker */
export const PROGRAMS = {
  server: 'server.ts',
  twoGames: 'scripts/online/twoGames.ts',
  worker: 'worker.ts',
} as const;

/** The token of the page for reports */
export const MODERATION_TOKEN = 'the-token-of-the-host';

/** Limits far above the request rate of programs, which send more than people do */
const roomyLimits = {
  LIMIT_PAGES: '1000000/60',
  LIMIT_LOBBY_READS: '1000000/60',
  LIMIT_LOBBY_WRITES: '1000000/60',
  LIMIT_NEW_MATCHES: '1000000/60',
  LIMIT_SOCKET_REQUESTS: '1000000/60',
  LIMIT_MESSAGES: '1000000/10',
  LIMIT_ADDRESS_MESSAGES: '10000000/10',
  LIMIT_CHAT: '10000000/10',
  LIMIT_HISTORY: '1000000/60',
  LIMIT_CONFIRMATIONS: '1000000/60',
  LIMIT_ALL_CONFIRMATIONS: '1000000/60',
  LIMIT_NEW_KEYS: '1000000/60',
  LIMIT_ALL_NEW_KEYS: '1000000/60',
  LIMIT_INVITATIONS: '1000000/60',
  LIMIT_REPORTS: '1000000/60',
  LIMIT_SOCKETS: '1000000',
  LIMIT_OPEN_MATCHES: '1000000',
  LIMIT_NETWORK_OPEN_MATCHES: '1000000',
};

/** The server as a child process on a free local port, with a temporary data folder */
export class ServerProgram {
  readonly folder = mkdtempSync(join(tmpdir(), 'tables-'));
  readonly databaseFile = databaseFile(this.folder);
  output = '';
  private child: ChildProcess | undefined;
  private port = 0;
  private readonly killAtExit = () => this.child?.kill('SIGKILL');

  /** Without `APP_FOLDER` the app is one small page, which is enough for clients that only use tables. */
  constructor(
    private readonly settings: Readonly<Record<string, string>> = {},
    private readonly program: (typeof PROGRAMS)[keyof typeof PROGRAMS] = PROGRAMS.server,
  ) {
    mkdirSync(join(this.folder, 'app'));
    writeFileSync(join(this.folder, 'app', 'index.html'), '<title>the app</title>');
    process.once('exit', this.killAtExit);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /**
   * Starts the program and keeps its port after the first start, as clients expect. `under` is a command that runs it.
   */
  async start(under: readonly string[] = []): Promise<void> {
    const [command, ...args] = [...under, process.execPath, '--import', 'tsx', this.program];
    const child = spawn(command, args, {
      cwd: SERVER_ROOT,
      env: {
        ...process.env,
        ...roomyLimits,
        MODERATION_TOKEN,
        NODE_ENV: 'production',
        PORT: String(this.port),
        DATA_DIR: this.folder,
        APP_FOLDER: join(this.folder, 'app'),
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    const heard = this.output.length;
    await new Promise<void>((resolve, reject) => {
      const giveUp = (why: string) => reject(new Error(`The server ${why}:\n${this.output.slice(heard)}`));
      const timer = setTimeout(() => giveUp('was not ready in time'), START_WITHIN);
      const listen = (text: Buffer) => {
        this.output += text;
        // A worker has no address.
        const ready = / is ready(?:: \S+:(\d+)|\.)\n/.exec(this.output.slice(heard));
        if (ready === null) return;
        this.port = Number(ready[1] ?? 0);
        clearTimeout(timer);
        resolve();
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', () => {
        clearTimeout(timer);
        giveUp('ended before it was ready');
      });
    });
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  async dispose(): Promise<void> {
    await this.end('SIGTERM');
    process.removeListener('exit', this.killAtExit);
    rmSync(this.folder, { recursive: true });
  }

  /** Returns one of the server's metrics; `name` includes the labels. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const line = text.split('\n').find((candidate) => candidate.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The server has no metric ${name}.`);
    return Number(line.slice(name.length + 1));
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === undefined || !this.isRunning) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}
