/**
 * `npm run cluster`: runs servers and workers on a local PostgreSQL and Redis, and measures the cost of a move or
 * injects faults.
 */
import * as v from 'valibot';
import { itemAt } from '../src/rules-kit/indexed';
import { ceiling } from './cluster/ceiling';
import { faults } from './cluster/faults';
import { measure, median, type Row } from './cluster/measure';
import type { ClusterOptions } from './cluster/playing';
import { proxyKinds, ReverseProxy } from './cluster/proxies';
import { chooseGame } from './online/game';
import { flag, gameOption, readOptions, text, whole } from './usage';

const options = readOptions(
  'cluster',
  `[--game NAME] [--servers 3] [--workers 1] [--matches 6] [--each] [--moves 1000] [--runs 3] [--faults 0] [--bots] [--spread | --proxy ${proxyKinds.join('|')}] [--ceiling SECONDS] [--database URL] [--restart COMMAND] [--redis URL] [--seed TEXT]`,
  {
    servers: v.optional(whole(1, 9), '3'),
    workers: v.optional(whole(0, 9), '1'),
    matches: v.optional(whole(1, 200), '6'),
    /**
     * Plays `matches` per server, to measure the overhead between servers. Without it all servers share the same
     * matches.
     */
    each: flag,
    /** Measured moves per server */
    moves: v.optional(whole(1, 1_000_000), '1000'),
    /** Number of runs; the medians are printed. */
    runs: v.optional(whole(1, 99), '3'),
    /** 0 measures the cost of a move instead. */
    faults: v.optional(whole(0, 10_000), '0'),
    /** Spreads the seats of each match over all servers, which is the worst case. */
    spread: flag,
    bots: flag,
    /** An installed proxy, configured as in docs/operations. Without it a relay replaces the proxy. */
    proxy: v.optional(v.picklist(proxyKinds, `expected one of ${proxyKinds.join(', ')}`)),
    /** Only writes moves, for this many seconds, to measure the database alone. */
    ceiling: v.optional(whole(0, 600), '0'),
    database: v.optional(text, 'postgres://postgres@127.0.0.1:5432/test'),
    /** Command that restarts the database. Without it, all connections to it are closed. */
    restart: v.optional(text),
    redis: v.optional(text, 'redis://127.0.0.1:6379'),
    seed: v.optional(text, 'x'),
    game: gameOption(),
  },
  ({ game, spread, proxy }) => {
    if (spread && proxy !== undefined) return '--spread: a proxy brings the seats of a match together';
    if (proxy !== undefined && !ReverseProxy.isThere(proxy)) return `--proxy: ${proxy} is not installed here`;
    return chooseGame(game);
  },
);
const { servers, workers, matches, seed, runs, spread: isSpread, proxy, restart } = options;
const where: ClusterOptions = {
  databaseUrl: options.database,
  redisUrl: options.redis,
  restart,
  servers,
  workers,
  matches,
  seed,
  isSpread,
  proxy,
  hasBots: options.bots,
};

const found: string[] = [];
if (options.ceiling > 0) console.table([await ceiling(options.database, options.ceiling)]);
else if (options.faults > 0) {
  const end = new AbortController();
  process.once('SIGINT', () => end.abort());
  const run = await faults(where, options.faults, end.signal);
  console.table([run.row]);
  found.push(...run.faults, ...run.late);
} else {
  const rows: Row[][] = Array.from({ length: servers }, () => []);
  // Alternates between server counts, so that other load on the machine affects all of them equally.
  for (let run = 0; run < runs; run++)
    for (const [index, ofCount] of rows.entries()) {
      const { row, faults } = await measure(
        {
          ...where,
          servers: index + 1,
          matches: matches * (options.each ? index + 1 : 1),
          seed: `${seed}/${run}`,
        },
        options.moves,
      );
      ofCount.push(row);
      found.push(...faults);
      console.log(JSON.stringify(row));
    }
  // One row per figure, one column per number of servers
  const middles = rows.map(median);
  const figures = Object.keys(itemAt(middles, 0)).filter((name) => name !== 'servers');
  console.table(
    Object.fromEntries(
      figures.map((name) => [
        name,
        Object.fromEntries(middles.map((row) => [`${row.servers} servers`, row[name]])),
      ]),
    ),
  );
}
for (const fault of found) console.error(fault);
process.exit(found.length === 0 ? 0 : 1);
