import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../online/root';

const READY_WITHIN = 10_000;
const ENDED_WITHIN = 5_000;

/** Adapts a proxy's file from docs/operations to this machine: without TLS, and not as a system service. */
interface Kind {
  readonly file: string;
  /** Returns the file's text for these server ports, listening on `port`. */
  readonly adapt: (text: string, port: number, servers: readonly number[], folder: string) => string;
  readonly command: (file: string, folder: string) => readonly [string, ...string[]];
}

/** Replaces a text that must occur. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`The proxy's file has no ${pattern}.`);
  return text.replace(pattern, by);
}

const KINDS = {
  nginx: {
    file: 'nginx.many.conf',
    adapt(text, port, servers, folder) {
      const [, options] = /^ +server \S+:8001(.*);$/m.exec(text) ?? [];
      const upstream = (ports: readonly number[]) =>
        ports.map((server) => `    server 127.0.0.1:${server}${options};\n`).join('');
      const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const adapted = [
        [/( +server 127\.0\.0\.1:8001.*;\n)( +server .*;\n)+/, upstream(servers)],
        [
          /( +server .*;\n)+( +server 127\.0\.0\.1:8001.*;\n)/,
          upstream([...servers.slice(1), ...servers.slice(0, 1)]),
        ],
        [/listen 443 ssl;/, `listen 127.0.0.1:${port};`],
        [/( +ssl_certificate.*;\n)+/, ''],
      ] as const;
      const server = adapted.reduce((known, [pattern, by]) => replaced(known, pattern, by), text);
      return `pid ${folder}/pid;\nevents {}\nhttp {\naccess_log off;\n${places.join('\n')}\n${server}}\n`;
    },
    command: (file, folder) => [
      'nginx',
      '-c',
      file,
      '-p',
      folder,
      '-e',
      join(folder, 'error.log'),
      '-g',
      'daemon off;',
    ],
  },
  caddy: {
    file: 'Caddyfile.many',
    adapt(text, port, servers) {
      const where = servers.map((server) => `127.0.0.1:${server}`).join(' ');
      const host = replaced(text, /^\{\$KONTOR_HOST:.*?\}/, `http://127.0.0.1:${port}`);
      const named = replaced(host, /\{\$KONTOR_SERVERS:.*?\}/, where);
      return `{\n\tadmin off\n}\n${named}`;
    },
    command: (file) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', file],
  },
} as const satisfies Record<string, Kind>;

export type ProxyKind = keyof typeof KINDS;

export const proxyKinds = Object.keys(KINDS) as readonly ProxyKind[];

/** An installed proxy as a child process, configured with its file from docs/operations */
export class ReverseProxy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  private child: ChildProcess | undefined;
  private readonly killAtExit = () => this.child?.kill('SIGKILL');

  constructor(private readonly kind: ProxyKind) {}

  static isThere(kind: ProxyKind): boolean {
    return spawnSync(kind, ['version']).error === undefined;
  }

  async start(servers: readonly number[]): Promise<string> {
    const kind: Kind = KINDS[this.kind];
    const port = await freePort();
    const file = join(this.folder, kind.file);
    const text = readFileSync(join(ROOT, 'docs/operations', kind.file), 'utf8');
    writeFileSync(file, kind.adapt(text, port, servers, this.folder));
    const [command, ...args] = kind.command(file, this.folder);
    let said = '';
    // Folder for Caddy's state
    const env = { ...process.env, XDG_CONFIG_HOME: this.folder, XDG_DATA_HOME: this.folder };
    const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    process.once('exit', this.killAtExit);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said = `${said}${chunk}`.slice(-5000);
      });
    // nginx runs as another user.
    chmodSync(this.folder, 0o755);
    const url = `http://127.0.0.1:${port}`;
    const giveUpAt = performance.now() + READY_WITHIN;
    while (!(await answers(url))) {
      if (child.exitCode !== null || performance.now() > giveUpAt)
        throw new Error(`${this.kind} did not start:\n${said}`);
      await wait(50);
    }
    return url;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), ENDED_WITHIN);
      await ended;
      clearTimeout(late);
    }
    process.removeListener('exit', this.killAtExit);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const answers = async (url: string): Promise<boolean> =>
  (await fetch(`${url}/healthz`).catch(() => undefined))?.ok === true;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
