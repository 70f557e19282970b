/** `npm run cluster`: servers on PostgreSQL and Redis of this machine, with the seats of each match spread over them. */
import * as v from 'valibot';
import { faults, measure } from './cluster/run';
import { chooseGame } from './online/game';
import { gameOption, readOptions, text, whole } from './usage';

const options = readOptions(
  'cluster',
  '[--game NAME] [--servers 3] [--matches 6] [--moves 2000] [--faults 0] [--database URL] [--redis URL] [--seed TEXT]',
  {
    servers: v.optional(whole(1, 9), '3'),
    matches: v.optional(whole(1, 200), '6'),
    moves: v.optional(whole(1, 1_000_000), '2000'),
    /** 0: what a move costs is measured instead. */
    faults: v.optional(whole(0, 10_000), '0'),
    database: v.optional(text, 'postgres://postgres@127.0.0.1:5432/test'),
    redis: v.optional(text, 'redis://127.0.0.1:6379'),
    seed: v.optional(text, 'x'),
    game: gameOption(),
  },
  ({ game }) => chooseGame(game),
);
const { servers, matches, seed } = options;
const where = { databaseUrl: options.database, redisUrl: options.redis, matches, seed };

const runs = [];
if (options.faults > 0) runs.push(await faults({ ...where, servers }, options.faults));
else
  for (let count = 1; count <= servers; count++)
    runs.push(await measure({ ...where, servers: count }, options.moves));
console.table(runs.map(({ row }) => row));
const found = runs.flatMap((run) => run.faults);
for (const fault of found) console.error(fault);
process.exit(found.length === 0 ? 0 : 1);
