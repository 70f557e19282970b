import { spawn } from 'node:child_process';
import { ROOT } from '../online/root';
import type { Command } from './table';

/** The commands in their short forms: long enough that each finds what it is there to find. */
const SHORT: Readonly<Record<Command, readonly string[]>> = {
  scan: ['scripts/scan.ts', '--games', '2', '--moves', '22'],
  'scan kilia': ['scripts/scan.ts', '--game', 'kilia', '--games', '1', '--moves', '22'],
  // The second game is for three: it has neutral cards.
  'scan terramara': ['scripts/scan.ts', '--game', 'terramara', '--games', '2', '--moves', '15'],
  fuzz: ['scripts/fuzz-server.ts', '--messages', '1500'],
  crash: ['scripts/crash.ts', '--kills', '4', '--matches', '2', '--watched', '6'],
  load: ['scripts/load.ts', '--matches', '8', '--seconds', '5', '--p95', '1000'],
};

export const COMMANDS = Object.keys(SHORT) as Command[];

const WITHIN = 180_000;

export interface Outcome {
  /** null: it was ended, since it took too long. */
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command's short form against the server in a folder. */
export function runShort(command: Command, serverRoot: string): Promise<Outcome> {
  const child = spawn(process.execPath, ['--import', 'tsx', ...SHORT[command]], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', SERVER_ROOT: serverRoot },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  // Asked first, so that it can end its server.
  const timer = setTimeout(() => child.kill('SIGTERM'), WITHIN);
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
}
