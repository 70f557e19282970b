/** `npm run bench`: measures the bots and compares them with boardgame.io's engine and bot in one process. */
import * as v from 'valibot';
import { botGames } from '../src/games/botGames';
import type { MatchPlan, Participant } from './arena/match';
import { playRecorded } from './arena/record';
import { standings } from './arena/statistics';
import {
  BoardgameWorker,
  measureEngines,
  measureHeavy,
  measureListing,
  measureMemory,
  measureSearch,
} from './bench/engines';
import { benchOf } from './bench/own';
import { sideBySide } from './bench/sideBySide';
import { checkout, gameOption, positive, readOptions, text, whole } from './usage';

const USAGE = `[--game NAME] [--games N] [--scale X] [--record FILE] [--against FOLDER [--runs N]]
  --games    games of hard against stock and against greedy; 0 skips them          (default: 4; 200 for the record)
  --scale    factor of the 1000 ms per move in these games                         (default: 1)
  --record   file for the results of these games; games in it are not played again (default: in test-output)
  --against  a checkout of another commit with installed packages, measured alternately, without these games
  --runs     runs per checkout with --against; medians are printed                 (default: 3)`;

const { game, games, scale, record, against, runs } = readOptions('bench', USAGE, {
  game: gameOption(Object.keys(botGames)),
  games: v.optional(whole(0, 10_000), '4'),
  scale: v.optional(positive, '1'),
  record: v.optional(text, 'test-output/arena/bench.jsonl'),
  against: checkout,
  runs: v.optional(whole(1, 100), '3'),
});
const round = (value: number, digits = 0) => value.toFixed(digits);
const row = (name: string, measured: string, wanted: string, reached: boolean | null) =>
  console.log(
    `${reached === null ? ' ' : reached ? '✓' : '✗'} ${name.padEnd(46)} ${measured.padEnd(44)} ${wanted}`,
  );

function ratio(
  name: string,
  { ours, theirs }: { ours: number; theirs: number },
  wanted: number,
  unit: string,
): void {
  const times = ours / theirs;
  row(
    name,
    `×${round(times, 1)} (${round(ours)} to ${round(theirs, 1)} ${unit})`,
    `at least ×${wanted}`,
    times >= wanted,
  );
}

if (against !== undefined) {
  sideBySide({ game, against, runs });
  process.exit();
}
const wanted = await benchOf(game);
const theirs = new BoardgameWorker();
const engines = await measureEngines(theirs, 30, 4);
ratio('simulator against reducer', engines.movesPerSecond, 30, 'moves/s');
ratio('random playouts, moves listed in both', engines.playoutsPerSecond, 15, 'games/s');
row(
  'random four-player games a second',
  `${round(engines.playoutsPerSecond.ours)} (${round(engines.movesPerGame)} moves a game)`,
  `at least ${wanted.gamesPerSecond}`,
  engines.playoutsPerSecond.ours >= wanted.gamesPerSecond,
);
const listing = measureListing(40, 4);
row(
  'legalMoves, µs',
  `median ${round(listing.median, 1)}, 95 % ${round(listing.p95, 1)} (longest list ${listing.longest})`,
  'a plain engine: 2 and 11',
  null,
);
if (wanted.heavy !== undefined) {
  const { name, mostMs } = wanted.heavy;
  const heavy = measureHeavy(wanted.heavy, 40, 4);
  row(
    `${name}, ms`,
    heavy === null
      ? 'no such position'
      : `median ${round(heavy.median, 2)}, 95 % ${round(heavy.p95, 2)} (${heavy.positions} positions, longest list ${heavy.longest})`,
    `95 % below ${mostMs}`,
    heavy !== null && heavy.p95 < mostMs,
  );
}
const search = await measureSearch(theirs);
await theirs.close();
ratio('search against MCTSBot, playouts of 50 moves', search, 30, 'iterations/s');
row('search as hard plays it', `${round(search.planned)} iterations/s`, '', null);
const memory = measureMemory();
row(
  'memory of a search of 3 s',
  `${round(memory.peak)} MB at most, ${round(memory.kept)} MB afterwards`,
  'below 300 MB',
  memory.peak < 300,
);

async function duel(rival: Participant, wanted: number): Promise<void> {
  const plans = Array.from({ length: games }, (_, number): MatchPlan => {
    const bots: Participant[] = number % 2 === 0 ? ['hard', rival] : [rival, 'hard'];
    return {
      game,
      bots,
      seed: `bench/${Math.floor(number / 2)}`,
      setupData: {},
      colours: [],
      budget: { scale },
    };
  });
  const results = await playRecorded(plans, record, (done) => {
    if (process.stderr.isTTY) process.stderr.write(`\rhard against ${rival}: ${done} of ${games}  \r`);
  });
  const hard = standings(results, 'bench').find(({ bot }) => bot === 'hard');
  if (hard === undefined) return;
  const { value, low, high } = hard.winRate;
  row(
    `hard against ${rival}, ${1000 * scale} ms a move`,
    `${hard.wins} of ${games}: ${round(100 * value, 1)} % [${round(100 * low, 1)}, ${round(100 * high, 1)}]`,
    `at least ${100 * wanted} %`,
    value >= wanted,
  );
}

if (games > 0) {
  await duel('stock', 0.75);
  await duel('greedy', 0.8);
}
