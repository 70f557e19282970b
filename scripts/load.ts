/** `npm run load`: measures how answer times and memory grow with the number of matches on a server. */
import { setMaxListeners } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';
import { writeCast } from './load/cast';
import { type Findings, noFindings, note, Table } from './load/table';
import { chooseGame } from './online/game';
import { ServerProgram } from './online/program';
import { seededRandom } from './simulate/randomGame';
import { gameOption, readOptions, text, whole } from './usage';

const MOVE_EVERY = 2000;
/** The limit of p95 is promised up to this number of matches. */
const PROMISED_MATCHES = 500;

const {
  matches,
  seconds,
  p95: limit,
  seed,
} = readOptions(
  'load',
  '[--game NAME] [--matches 100,300,500] [--seconds 60] [--p95 100] [--seed TEXT]',
  {
    matches: v.pipe(
      v.optional(v.string(), '100,300,500'),
      v.regex(/^[1-9]\d{0,3}(,[1-9]\d{0,3})*$/, 'expected numbers up to 9999, by commas'),
      v.transform((list) => list.split(',').map(Number)),
    ),
    /** Limit in ms for the 95th percentile of answer times */
    p95: v.optional(whole(1, 10_000), '100'),
    seconds: v.optional(whole(5, 3600), '60'),
    seed: v.optional(text, 'x'),
    game: gameOption(),
  },
  ({ game }) => chooseGame(game),
);

interface Row {
  readonly matches: number;
  readonly sockets: number;
  readonly findings: Findings;
  /** In s */
  readonly serverCpu: number;
  readonly lasted: number;
  readonly loadCpu: number;
  readonly idleMemory: number;
  readonly memory: number;
  /** Delay of this program itself in ms, which is part of every latency */
  readonly ownDelay: number;
}

/** Actions at a table besides moves, with their average interval in ms */
const HABITS = {
  talk: 20_000,
  return: 60_000,
  lookBack: 120_000,
} as const satisfies Partial<Record<keyof Table, number>>;

async function measure(count: number): Promise<Row> {
  const random = seededRandom(`${seed}/${count}`);
  const findings = noFindings();
  const server = new ServerProgram();
  const cast = await writeCast(server.databaseFile, count, random);
  await server.start();
  const idleMemory = await server.metric('process_resident_memory_bytes');
  const tables = cast.map((part) => new Table(server.url, part, random, findings));
  for (let first = 0; first < tables.length; first += 10) {
    await Promise.all(tables.slice(first, first + 10).map((table) => table.sit()));
  }

  // Each match starts at a random moment within the interval. The first round of moves is not counted.
  let isCounted = false;
  const end = new AbortController();
  setMaxListeners(Number.POSITIVE_INFINITY, end.signal);
  const again = async (table: Table, every: number, act: () => Promise<void>) => {
    const sleep = (ms: number) => wait(ms, undefined, { signal: end.signal }).catch(() => undefined);
    let due = performance.now() + random() * every;
    while (true) {
      await sleep(Math.max(0, due - performance.now()));
      if (end.signal.aborted || table.isOver) return;
      await act().catch((error) => note(findings.errors, String(error)));
      due = Math.max(due + every, performance.now());
    }
  };
  const playing = tables.flatMap((table) => [
    again(table, MOVE_EVERY, () => table.move(isCounted)),
    again(table, HABITS.talk, () => table.talk()),
    again(table, HABITS.return, () => table.return()),
    again(table, HABITS.lookBack, () => table.lookBack()),
  ]);
  await wait(2 * MOVE_EVERY);
  isCounted = true;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const ownCpu = process.cpuUsage();
  const cpu = await server.metric('process_cpu_seconds_total');
  const started = performance.now();
  let memory = 0;
  for (let second = 0; second < seconds; second += 5) {
    await wait(Math.min(5, seconds - second) * 1000);
    memory = Math.max(memory, await server.metric('process_resident_memory_bytes'));
  }
  const spent = (await server.metric('process_cpu_seconds_total')) - cpu;
  const lasted = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(ownCpu);
  end.abort();
  await Promise.all(playing);
  if (!server.isRunning) note(findings.errors, 'the server ended');
  for (const table of tables) table.leave();
  await server.dispose();
  return {
    matches: count,
    sockets: tables.reduce((sum, table) => sum + table.sockets, 0),
    findings,
    serverCpu: spent,
    lasted,
    loadCpu: (user + system) / 1e4 / lasted,
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
  const { latencies, bytes, errors, done } = row.findings;
  const ms = (value: number) => Number(value.toFixed(1));
  const mib = (value: number) => Math.round(value / 2 ** 20);
  return {
    matches: row.matches,
    sockets: row.sockets,
    moves: latencies.length,
    talk: done.get('talk') ?? 0,
    returns: done.get('return') ?? 0,
    'look-backs': done.get('look back') ?? 0,
    errors: [...errors.values()].reduce((sum, count) => sum + count, 0),
    'p50 ms': ms(quantile(latencies, 0.5)),
    'p95 ms': ms(quantile(latencies, 0.95)),
    'max ms': ms(quantile(latencies, 1)),
    'load p95 ms': ms(row.ownDelay),
    'idle MiB': mib(row.idleMemory),
    'RSS MiB': mib(row.memory),
    'CPU %': Math.round((100 * row.serverCpu) / row.lasted),
    'CPU ms a move': Number(((1000 * row.serverCpu) / latencies.length).toFixed(2)),
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
  if (count <= PROMISED_MATCHES && !(p95 < limit)) {
    missed.push(`${count} matches: p95 is ${p95.toFixed(1)} ms; it should be below ${limit}`);
  }
}
console.log(
  `4 seats per match; a third with a spectator, a third with a clock; one move per match every ${MOVE_EVERY / 1000} s, ${seconds} s each; bytes per move and client.`,
);
console.table(rows);
for (const sentence of missed) console.error(sentence);
process.exit(missed.length === 0 ? 0 : 1);
