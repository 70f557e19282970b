/** `npm run arena`: a tournament between bots on all cores, seats rotated. */
import { z } from 'zod';
import { LEVEL_NAMES } from '../src/bots/levels';
import { SOLO_SITUATIONS } from '../src/games/cherez-ural/content/setup';
import type { SetupData } from '../src/games/cherez-ural/rules/setup';
import type { MatchBudget, MatchPlan, Participant } from './arena/match';
import { playRecorded } from './arena/record';
import { type Interval, standings } from './arena/statistics';
import { gameOption, readOptions } from './usage';

const PARTICIPANTS: readonly Participant[] = [...LEVEL_NAMES, 'stock'];

const USAGE = `[--game NAME] --bots NAME[,NAME…] [--players 1..4] [--games N] [--seed TEXT]
                     [--scale X | --iterations N] [--cores N] [--order ORDER] [--record FILE] [--json]
  names: ${PARTICIPANTS.join(', ')} (stock is boardgame.io's MCTSBot, which sees everything)
  --players  seats of the table; fewer bots than seats take turns in filling them   (default: as many as bots)
  --games    games; seats are rotated from game to game                             (default: 200)
  --scale    a part of each searching level's own time a move; stock has the time of hard (default: 1)
  --iterations  iterations of hard a move, other searching levels in proportion; how busy the machine is
             doesn't matter then
  --cores    games at the same time                                                 (default: all)
  --order    situation cards of the solo game: ${Object.keys(SOLO_SITUATIONS).join(', ')}, random   (default: random)
  --record   where each game is written down as it ends; those that stand there already, played by the same
             program, are not played again                                          (default: in test-output)`;

const shape = {
  game: gameOption(['cherez-ural']),
  players: z.coerce.number().int().min(1).max(4).optional(),
  bots: z
    .string('is missing')
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(PARTICIPANTS)).min(1).max(4)),
  games: z.coerce.number().int().min(1).max(100_000).default(200),
  seed: z.string().min(1).default('x'),
  scale: z.coerce.number().positive().optional(),
  iterations: z.coerce.number().int().positive().optional(),
  cores: z.coerce.number().int().min(1).optional(),
  order: z.enum(['random', ...Object.keys(SOLO_SITUATIONS)]).optional(),
  record: z.string().min(1).optional(),
  json: z.boolean().default(false),
};

function problemOf({ players, bots, scale, iterations, order }: z.output<z.ZodObject<typeof shape>>) {
  const seats = players ?? bots.length;
  if (bots.length > seats) return `--bots: ${bots.length} bots have no room at a table of ${seats}`;
  if (scale !== undefined && iterations !== undefined)
    return '--scale and --iterations say the same thing in two ways';
  if (iterations !== undefined && bots.includes('stock')) return '--iterations: stock plays by time';
  if (order !== undefined && seats > 1) return '--order is of the solo game';
  return undefined;
}

const BAR = 30;

function progress(done: number, played: number, games: number, started: number): void {
  if (!process.stderr.isTTY) return;
  const filled = Math.round((BAR * done) / games);
  const left = (((performance.now() - started) / played) * (games - done)) / 1000;
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled);
  process.stderr.write(`\r${bar} ${done} of ${games}, ${Math.ceil(left)} s left  `);
  if (done === games) process.stderr.write('\n');
}

const percent = ({ value, low, high }: Interval): string =>
  `${(100 * value).toFixed(1)} % [${(100 * low).toFixed(1)}, ${(100 * high).toFixed(1)}]`;
const points = ({ value, low, high }: Interval): string =>
  `${value.toFixed(0)} [${low.toFixed(0)}, ${high.toFixed(0)}]`;

const options = readOptions('arena', USAGE, shape, problemOf);
const { bots, games, seed, scale = 1, iterations, cores, order, record, json } = options;
const { players = bots.length } = options;
const budget: MatchBudget = iterations === undefined ? { scale } : { iterations };
const setupData: SetupData = order === undefined ? {} : { soloOrder: order as SetupData['soloOrder'] };
const plans = Array.from({ length: games }, (_, game): MatchPlan => {
  // The same deal is played from every seat before the next one comes.
  const seats = Array.from({ length: players }, (_, seat) => bots[(seat + game) % bots.length]);
  return { bots: seats, seed: `${seed}/${Math.floor(game / bots.length)}`, setupData, budget };
});
const file = record ?? `test-output/arena/${players}-${bots.join('-')}-${seed.replaceAll(/\W/g, '_')}.jsonl`;
const started = performance.now();
const results = await playRecorded(
  plans,
  file,
  (done, played) => progress(done, played, games, started),
  cores,
);
const table = standings(results, seed);
const seconds = (performance.now() - started) / 1000;
if (json)
  console.log(
    JSON.stringify(
      { players, bots, games, seed, budget, setupData, seconds, standings: table, results },
      null,
      1,
    ),
  );
else {
  console.log(
    `${games} games at a table of ${players}, seed ${seed}, ${seconds.toFixed(0)} s; 95 % intervals; record: ${file}`,
  );
  console.table(
    Object.fromEntries(
      table.map(({ bot, seats, winRate, elo, meanGold, msPerDecision }) => [
        bot,
        {
          seats,
          wins: percent(winRate),
          Elo: points(elo),
          'mean gold': Number(meanGold.toFixed(1)),
          'ms a decision': Number(msPerDecision.toFixed(1)),
        },
      ]),
    ),
  );
}
