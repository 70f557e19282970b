/** `npm run balance`: what bots' games among themselves say about the cards (docs/cherez-ural/balance.md). */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { LEVEL_NAMES } from '../src/bots/levels';
import type { SetupData } from '../src/games/cherez-ural/rules/setup';
import { startThreads } from '../src/server/threads/threads';
import { wilson } from './arena/statistics';
import type { GamePlan, GameRecord } from './balance/game';
import { drawingOf, markdownOf } from './balance/report';
import { type Tally, tallyOf } from './balance/tally';
import { gameOption, readOptions, text, whole } from './usage';

const USAGE = `[--game NAME] --out FILE [--players 1..4] [--games N] [--level NAME] [--iterations N] [--order NAME] [--seed TEXT]
                       [--pack FILE] [--threads N]
       npm run balance -- --draw [BEFORE,]AFTER --out FILE.svg
  --out         games are written to FILE.jsonl as they end (and read again, so that a run goes on), the tally to FILE.json
  --iterations  of the search for one move                      (default: 300)
  --order       of situation cards in the solo game: normal, hard, veryHard
  --pack        a content pack (docs/cherez-ural/content.md) whose values are tried
  --threads     games at one time                               (default: one on each processor)`;

const { out, draw, players, games, level, iterations, order, seed, pack, threads } = readOptions(
  'balance',
  USAGE,
  {
    game: gameOption(['cherez-ural']),
    out: v.string(),
    draw: v.optional(v.string()),
    players: v.optional(whole(1, 4), '4'),
    games: v.optional(whole(1, 100_000), '200'),
    level: v.optional(v.picklist(LEVEL_NAMES), 'hard'),
    iterations: v.optional(whole(1), '300'),
    order: v.optional(v.picklist(['normal', 'hard', 'veryHard']), 'normal'),
    seed: v.optional(text, 'balance'),
    pack: v.optional(v.string()),
    threads: v.optional(whole(1, 64), String(availableParallelism())),
  },
);

const setupData: SetupData = {
  ...(players === 1 && { soloOrder: order }),
  ...(pack !== undefined && { contentPack: JSON.parse(readFileSync(pack, 'utf8')) }),
};

const readTally = (file: string): Tally => JSON.parse(readFileSync(file, 'utf8'));

async function play(): Promise<GameRecord[]> {
  const journal = `${out}.jsonl`;
  mkdirSync(dirname(journal), { recursive: true });
  const done: { readonly seed: string; readonly record: GameRecord }[] = existsSync(journal)
    ? readFileSync(journal, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  const records = new Map(done.map(({ seed: of, record }) => [of, record]));
  const plans = Array.from(
    { length: games },
    (_, game): GamePlan => ({ players, level, iterations, setupData, seed: `${seed}/${game}` }),
  );
  const pool = startThreads<GamePlan, GameRecord>({
    worker: new URL('./balance/game.ts', import.meta.url),
    threads,
  });
  await Promise.all(
    plans
      .filter((plan) => !records.has(plan.seed))
      .map(async (plan) => {
        const record = await pool.run(plan);
        records.set(plan.seed, record);
        appendFileSync(journal, `${JSON.stringify({ seed: plan.seed, record })}\n`);
        if (process.stderr.isTTY) process.stderr.write(`\r${records.size} of ${games} games `);
      }),
  );
  await pool.close();
  return plans.flatMap((plan) => records.get(plan.seed) ?? []);
}

if (draw !== undefined) {
  const [after, before] = draw.split(',').reverse();
  writeFileSync(out, drawingOf(before === undefined ? null : readTally(before), readTally(after)));
} else {
  const records = await play();
  if (players === 1) {
    const reached = wilson(records.filter(({ solved }) => solved).length, records.length);
    const gold = records.reduce((sum, record) => sum + record.gold[0], 0) / records.length;
    const share = `${(100 * reached.value).toFixed(0)} % (${(100 * reached.low).toFixed(0)}–${(100 * reached.high).toFixed(0)})`;
    console.log(
      `solo, order ${order}, ${records.length} games: ${share} reached 300 gold; mean ${gold.toFixed(1)}`,
    );
  } else {
    const tally = tallyOf(records);
    writeFileSync(`${out}.json`, `${JSON.stringify(tally, null, 1)}\n`);
    console.log(markdownOf(tally));
  }
}
