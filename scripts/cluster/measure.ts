import { setTimeout as wait } from 'node:timers/promises';
import { entryOf, itemAt } from '../../src/rules-kit/indexed';
import type { Used } from './clusterUnderTest';
import { acknowledged, type ClusterOptions, playing } from './playing';

/** Unmeasured moves per server, during which Node compiles */
const WARM_UP = 1000;

/** Time in ms between two moves of a match, to compute the number of matches per core */
const MOVE_EVERY = 2_000;

export type Row = Readonly<Record<string, number>>;

/** Measures the cost of a move, with the same number of moves for each server. */
export async function measure(
  options: ClusterOptions,
  moves: number,
  warmUp = WARM_UP,
): Promise<{ row: Row; faults: string[] }> {
  const { servers } = options;
  const { result, faults } = await playing(options, async (cluster, now, found) => {
    const until = async (count: number) => {
      while (acknowledged(now()) < count && found.length === 0) await wait(20);
    };
    await until(acknowledged(now()) + warmUp * servers);
    const heard = new Map(now().map((match) => [match, match.latencies.length]));
    const count = acknowledged(now());
    const began = performance.now();
    const before = await cluster.used();
    await until(count + moves * servers);
    const made = acknowledged(now()) - count;
    const seconds = (performance.now() - began) / 1000;
    const after = await cluster.used();
    const latencies = now()
      .flatMap((match) => match.latencies.slice(heard.get(match) ?? 0))
      .sort((one, other) => one - other);
    const each = (figure: keyof Used, unit = 1) => ((after[figure] - before[figure]) * unit) / made;
    return {
      moves: made,
      'moves a second': made / seconds,
      'CPU ms a move': each('cpu', 1000),
      'matches a core': MOVE_EVERY / each('cpu', 1000),
      'p95 ms': latencies[Math.floor(latencies.length * 0.95)] ?? 0,
      'statements a move': each('statements'),
      'PostgreSQL CPU ms': each('databaseCpu', 1000),
      'PostgreSQL bytes': each('databaseBytes'),
      'Redis commands': each('redisCommands'),
      'Redis bytes': each('redisBytes'),
      'bytes to clients': each('sentBytes'),
    };
  });
  return { row: { servers, matches: options.matches, ...result }, faults };
}

export function median(rows: readonly Row[]): Row {
  const middle = (name: string) =>
    itemAt(
      rows.map((row) => entryOf(row, name)).sort((one, other) => one - other),
      Math.floor(rows.length / 2),
    );
  return Object.fromEntries(
    Object.keys(itemAt(rows, 0)).map((name) => [name, Number(middle(name).toFixed(2))]),
  );
}
