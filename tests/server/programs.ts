/** Runs the server as a separate process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';

/** A new folder for each test: `dist` contains an app, `data` is the server's. */
export let folder: string;

/** User id without rights. Tests may run as root, who can open every folder. */
const NOBODY = 65_534;

const children: ChildProcess[] = [];

/** Gives each test of a file a new folder, and kills the test's programs afterwards. */
export function withPrograms(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'program-'));
    mkdirSync(join(folder, 'dist'));
    writeFileSync(join(folder, 'dist', 'index.html'), '<title>the app</title>');
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
}

interface RunOptions {
  readonly file?: string;
  readonly asNobody?: boolean;
}

export function run(
  env: Record<string, string> = {},
  { file = join(import.meta.dirname, 'sampleProgram.ts'), asNobody = false }: RunOptions = {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      APP_FOLDER: join(folder, 'dist'),
      NODE_ENV: undefined,
      ...env,
    },
    ...(asNobody && process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}),
  });
  children.push(child);
  const program = { child, out: '', err: '' };
  child.stdout.on('data', (text) => {
    program.out += text;
  });
  child.stderr.on('data', (text) => {
    program.err += text;
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (code, signal) => resolve(code ?? signal));
  });
  const ready = () => expect.poll(() => program.out, { timeout: 60_000 }).toMatch(/is ready: \S+\n/);
  const url = () => /is ready: (\S+)\n/.exec(program.out)?.[1]?.replace('localhost', '127.0.0.1') ?? '';
  return Object.assign(program, { ended, ready, url });
}
