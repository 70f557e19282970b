/** `npm run arena`: runs a tournament between bots on all cores. Bots rotate through the seats. */
import * as v from 'valibot';
import { LEVEL_NAMES } from '../src/bots/levels';
import { botGames } from '../src/games/botGames';
import { loadModule } from '../src/games/catalogue';
import { itemAt } from '../src/rules-kit/indexed';
import type { MatchBudget, MatchPlan, Participant } from './arena/match';
import { playRecorded } from './arena/record';
import { type Interval, pairShares, sharesBy, standings } from './arena/statistics';
import {
  endWith,
  flag,
  gameOption,
  type OptionsOf,
  positive,
  readOptions,
  setupOf,
  text,
  whole,
} from './usage';

const PARTICIPANTS: readonly Participant[] = [...LEVEL_NAMES, 'stock'];

const USAGE = `[--game NAME] --bots NAME[,NAME…] [--players N] [--games N] [--seed TEXT]
                     [--scale X | --iterations N] [--cores N] [--setup JSON] [--record FILE] [--json]
  names: ${PARTICIPANTS.join(', ')} (stock is boardgame.io's MCTSBot, which sees everything)
  --players  number of seats; if there are fewer bots, they alternate               (default: number of bots)
  --games    number of games; bots rotate through the seats                         (default: 200)
  --scale    factor of each searching level's time per move; stock has the time of hard (default: 1)
  --iterations  iterations of hard per move, other searching levels in proportion, so that the machine's load
             doesn't matter
  --cores    number of parallel games                                               (default: all)
  --setup    the game's options, as its setupData: '{"soloOrder":"hard"}'            (default: none)
  --record   file for the results; games in it that the same build played are not played again
                                                                                    (default: in test-output)`;

const shape = {
  game: gameOption(Object.keys(botGames)),
  players: v.optional(whole(1)),
  bots: v.pipe(
    v.string(),
    v.transform((list) => list.split(',')),
    v.array(v.picklist(PARTICIPANTS)),
  ),
  games: v.optional(whole(1, 100_000), '200'),
  seed: v.optional(text, 'x'),
  scale: v.optional(positive),
  iterations: v.optional(whole(1)),
  cores: v.optional(whole(1)),
  setup: v.optional(v.string()),
  record: v.optional(text),
  json: flag,
};

function problemOf({ players, bots, scale, iterations }: OptionsOf<typeof shape>) {
  const seats = players ?? bots.length;
  if (bots.length > seats) return `--bots: ${bots.length} bots have no room at a table of ${seats}`;
  if (scale !== undefined && iterations !== undefined) return '--scale and --iterations exclude each other';
  if (iterations !== undefined && bots.includes('stock')) return '--iterations: stock plays by time';
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
const { game: name, bots, games, seed, scale = 1, iterations, cores, setup, record, json } = options;
const { players = bots.length } = options;
const budget: MatchBudget = iterations === undefined ? { scale } : { iterations };
const module = await loadModule(name);
const chosen = setupOf('arena', USAGE, setup);
const problem = module.game.validateSetupData?.(chosen, players);
if (problem !== undefined) endWith('arena', USAGE, `--setup: ${problem}`);
if (players < module.players.least || players > module.players.most)
  endWith('arena', USAGE, `--players: expected ${module.players.least} to ${module.players.most}`);

/** Returns the colours by seat. They rotate from deal to deal, so that each bot plays each colour. */
function coloursOf(deal: number): readonly string[] {
  const { colours } = module;
  return Array.from({ length: players }, (_, seat) => itemAt(colours, (seat + deal) % colours.length).id);
}
const plans = Array.from({ length: games }, (_, game): MatchPlan => {
  // Each deal is played from every seat before the next one.
  const seats = Array.from({ length: players }, (_, seat) => itemAt(bots, (seat + game) % bots.length));
  const deal = Math.floor(game / bots.length);
  const colours = coloursOf(deal);
  const setupData = module.coloursField === null ? chosen : { ...chosen, [module.coloursField]: colours };
  return { game: name, bots: seats, seed: `${seed}/${deal}`, setupData, colours, budget };
});
const file =
  record ?? `test-output/arena/${name}-${players}-${bots.join('-')}-${seed.replaceAll(/\W/g, '_')}.jsonl`;
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
      {
        game: name,
        players,
        bots,
        games,
        seed,
        budget,
        setupData: chosen,
        seconds,
        standings: table,
        results,
      },
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
      table.map(({ bot, seats, winRate, elo, meanScore, msPerDecision }) => [
        bot,
        {
          seats,
          wins: percent(winRate),
          Elo: points(elo),
          [`mean ${module.scoreUnit.en}`]: Number(meanScore.toFixed(1)),
          'ms a decision': Number(msPerDecision.toFixed(1)),
        },
      ]),
    ),
  );
  const shares = (title: string, by: ReturnType<typeof sharesBy>) => {
    console.log(title);
    console.table(
      Object.fromEntries(
        Object.entries(by).map(([of, { seats, wins, meanScore }]) => [
          of,
          { seats, wins: percent(wins), [`mean ${module.scoreUnit.en}`]: Number(meanScore.toFixed(1)) },
        ]),
      ),
    );
  };
  console.log('Pairs: how often the first ranked above the second');
  console.table(
    Object.fromEntries(Object.entries(pairShares(results)).map(([of, share]) => [of, percent(share)])),
  );
  if (players > 1) {
    shares(
      'By seat',
      sharesBy(results, (_, seat) => `seat ${seat + 1}`),
    );
    if (module.coloursField !== null)
      shares(
        'By colour',
        sharesBy(results, ({ colours }, seat) => itemAt(colours, seat)),
      );
  }
}
