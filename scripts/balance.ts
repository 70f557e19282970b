/** `npm run balance`: measures a game's cards in games between bots (docs/<game>/balance.md). */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { LEVEL_NAMES } from '../src/bots/levels';
import { loadModule } from '../src/games/catalogue';
import { entryOf } from '../src/rules-kit/indexed';
import { playAll } from './arena/pool';
import type { GamePlan } from './balance/game';
import { balances } from './balance/games';
import { endWith, flag, gameOption, readOptions, text, whole } from './usage';

const USAGE = `[--game NAME] --out FILE [--players N] [--games N] [--level NAME] [--iterations N] [--setup JSON] [--order NAME] [--seed TEXT]
                       [--dealt] [--pack FILE] [--threads N]
       npm run balance -- [--game NAME] --draw [BEFORE,]AFTER --out FILE.svg
  --out         each game's result goes to FILE.jsonl (so that a run can be resumed), the tally to FILE.json
  --iterations  iterations per move                             (default: 300)
  --setup       the game's options, as its setupData            (default: the options in the game's balance.ts)
  --order       order of situation cards in the solo game of Через Урал: normal, hard, veryHard
  --dealt       deals the cards that players otherwise choose at the start (Terramara: characters and start cards)
  --pack        a content pack with other values (docs/<game>/content.md)
  --threads     number of parallel games                        (default: one per processor)`;

const options = readOptions('balance', USAGE, {
  game: gameOption(Object.keys(balances)),
  out: v.string(),
  draw: v.optional(v.string()),
  players: v.optional(whole(1, 4), '4'),
  games: v.optional(whole(1, 100_000), '200'),
  level: v.optional(v.picklist(LEVEL_NAMES), 'hard'),
  iterations: v.optional(whole(1), '300'),
  setup: v.optional(v.string(), '{}'),
  order: v.optional(v.picklist(['normal', 'hard', 'veryHard'])),
  seed: v.optional(text, 'balance'),
  dealt: flag,
  pack: v.optional(v.string()),
  threads: v.optional(whole(1, 64), String(availableParallelism())),
});
const { game, out, draw, players, games, level, iterations, setup, order, seed, dealt, pack, threads } =
  options;
const balance = await entryOf(balances, game)();
const module = await loadModule(game);

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

function setupData(): object {
  try {
    const given: unknown = JSON.parse(setup);
    if (typeof given === 'object' && given !== null)
      return {
        ...given,
        ...(order !== undefined && { soloOrder: order }),
        ...(pack !== undefined && { contentPack: readJson(pack) }),
      };
  } catch {}
  return endWith('balance', USAGE, `--setup: expected an object as JSON, got ${setup}`);
}

/** Returns the plans of the requested number of games, deal by deal. */
function gamePlans(chosen: object): GamePlan[] {
  const seatings = setup === '{}' ? balance.seatings : undefined;
  const plans: GamePlan[] = [];
  for (let deal = 0; plans.length < games; deal++) {
    const plan = { game, players, level, iterations, setupData: chosen, dealt, seed: `${seed}/${deal}` };
    if (seatings === undefined) plans.push({ ...plan, name: plan.seed });
    else
      plans.push(
        ...seatings(players, deal).map((seating, at) => ({
          ...plan,
          setupData: { ...seating, ...chosen },
          name: `${plan.seed}/${at}`,
        })),
      );
  }
  return plans.slice(0, games);
}

async function play(): Promise<unknown[]> {
  if (players < module.players.least || players > module.players.most)
    endWith('balance', USAGE, `--players: expected ${module.players.least} to ${module.players.most}`);
  const journal = `${out}.jsonl`;
  mkdirSync(dirname(journal), { recursive: true });
  const done: { readonly seed: string; readonly record: unknown }[] = existsSync(journal)
    ? readFileSync(journal, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  const records = new Map(done.map(({ seed: of, record }) => [of, record]));
  const plans = gamePlans(setupData());
  await playAll<GamePlan, unknown>(
    './balance-worker.js',
    plans.filter((plan) => !records.has(plan.name)),
    (plan, record) => {
      records.set(plan.name, record);
      appendFileSync(journal, `${JSON.stringify({ seed: plan.name, record })}\n`);
      if (process.stderr.isTTY) process.stderr.write(`\r${records.size} of ${games} games `);
    },
    threads,
  );
  return plans.flatMap((plan) => (records.has(plan.name) ? [records.get(plan.name)] : []));
}

if (draw !== undefined) {
  if (balance.draw === undefined) endWith('balance', USAGE, `--draw: ${game} has no drawing`);
  const files = draw.split(',').map(readJson);
  writeFileSync(out, balance.draw(files.at(-2) ?? null, files.at(-1)));
} else {
  const { tally, markdown } = balance.report(await play());
  if (tally !== null) writeFileSync(`${out}.json`, `${JSON.stringify(tally, null, 1)}\n`);
  console.log(markdown);
}
