/** `npm run load`: how the server's answers slow down, and its memory grows, with the matches played on it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { type Findings, note, Table } from './load/table';
import { positions } from './online/game';
import { writeMatches } from './online/matches';
import { ServerProgram } from './online/program';
import { seededRandom } from './simulate/randomGame';
import { readOptions } from './usage';

const MOVE_EVERY = 2000;
/** p95 of move to answer in milliseconds, and the most matches it is promised for. */
const TARGET = { p95: 100, matches: 300 };
const SAMPLED_GAMES = 24;

const { matches, seconds, seed } = readOptions(
  'load',
  '[--matches 100,300,600] [--seconds 60] [--seed TEXT]',
  {
    matches: z
      .string()
      .regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/, 'must be numbers up to 9999, by commas')
      .default('100,300,600')
      .transform((list) => list.split(',').map(Number)),
    seconds: z.coerce.number().int().min(5).max(3600).default(60),
    seed: z.string().min(1).default('x'),
  },
);

interface Row {
  readonly matches: number;
  readonly findings: Findings;
  readonly serverCpu: number;
  readonly loadCpu: number;
  readonly idleMemory: number;
  readonly memory: number;
  /** How late this program itself was, in milliseconds: part of every latency. */
  readonly ownDelay: number;
}

async function measure(count: number): Promise<Row> {
  const random = seededRandom(`${seed}/${count}`);
  const findings: Findings = { latencies: [], bytes: [], errors: new Map() };
  const server = new ServerProgram();
  const sampled = positions(SAMPLED_GAMES, Math.ceil(count / SAMPLED_GAMES), random).slice(0, count);
  const keys = await writeMatches(server.databaseFile, sampled);
  await server.start();
  const idleMemory = await server.metric('process_resident_memory_bytes');
  const tables = keys.map((key) => new Table(server.url, key, random, findings));
  for (let first = 0; first < tables.length; first += 10) {
    await Promise.all(tables.slice(first, first + 10).map((table) => table.sit()));
  }

  // Each at its own moment of the two seconds, and the first round of moves is not counted.
  let isCounted = false;
  let isEnding = false;
  const playing = tables.map(async (table) => {
    await wait(random() * MOVE_EVERY);
    for (
      let due = performance.now();
      !isEnding && !table.isOver;
      due = Math.max(due + MOVE_EVERY, performance.now())
    ) {
      await wait(Math.max(0, due - performance.now()));
      if (isEnding) return;
      await table.move(isCounted).catch((error) => note(findings.errors, String(error)));
    }
  });
  await wait(2 * MOVE_EVERY);
  isCounted = true;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const ownCpu = process.cpuUsage();
  const cpu = await server.metric('process_cpu_seconds_total');
  let memory = 0;
  for (let second = 0; second < seconds; second += 5) {
    await wait(Math.min(5, seconds - second) * 1000);
    memory = Math.max(memory, await server.metric('process_resident_memory_bytes'));
  }
  const spent = (await server.metric('process_cpu_seconds_total')) - cpu;
  const { user, system } = process.cpuUsage(ownCpu);
  isEnding = true;
  await Promise.all(playing);
  if (!server.isRunning) note(findings.errors, 'the server ended');
  for (const table of tables) table.leave();
  await server.dispose();
  return {
    matches: count,
    findings,
    serverCpu: (100 * spent) / seconds,
    loadCpu: (user + system) / 1e4 / seconds,
    idleMemory,
    memory,
    ownDelay: delay.percentile(95) / 1e6 - 10,
  };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

function printed(row: Row) {
  const { latencies, bytes, errors } = row.findings;
  const ms = (value: number) => Number(value.toFixed(1));
  const mib = (value: number) => Math.round(value / 2 ** 20);
  return {
    matches: row.matches,
    moves: latencies.length,
    errors: [...errors.values()].reduce((sum, count) => sum + count, 0),
    'p50 ms': ms(quantile(latencies, 0.5)),
    'p95 ms': ms(quantile(latencies, 0.95)),
    'max ms': ms(quantile(latencies, 1)),
    'load p95 ms': ms(row.ownDelay),
    'idle MiB': mib(row.idleMemory),
    'RSS MiB': mib(row.memory),
    'CPU %': Math.round(row.serverCpu),
    'load CPU %': Math.round(row.loadCpu),
    'bytes p50': quantile(bytes, 0.5),
    'bytes p95': quantile(bytes, 0.95),
  };
}

const missed: string[] = [];
const rows = [];
for (const count of matches) {
  const row = await measure(count);
  rows.push(printed(row));
  for (const [error, times] of row.findings.errors) missed.push(`${count} matches: ${times} × ${error}`);
  const p95 = quantile(row.findings.latencies, 0.95);
  if (count <= TARGET.matches && !(p95 < TARGET.p95)) {
    missed.push(`${count} matches: p95 is ${p95.toFixed(1)} ms; it should be below ${TARGET.p95}`);
  }
}
console.log(
  `4 sockets a match, one move in ${MOVE_EVERY / 1000} s a match, ${seconds} s each; bytes a move to a client.`,
);
console.table(rows);
for (const sentence of missed) console.error(sentence);
process.exit(missed.length === 0 ? 0 : 1);
