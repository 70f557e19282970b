/**
 * `npm run deal-tables -- [--people 100000] [--database postgres://…]`: fills a table of a daily deal and measures what a
 * page of it and a person's place take. Without `--database` it uses a new SQLite file. A database must be empty.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { itemAt } from '../src/rules-kit/indexed';
import { openStorage } from '../src/server/storage/openStorage';

const TIMES = 15;
/** Rows per insert, because databases limit the number of parameters. */
const BATCH = 1000;

const { values } = parseArgs({
  options: { people: { type: 'string', default: '100000' }, database: { type: 'string' } },
});
const people = Number(values.people);
const folder = mkdtempSync(join(tmpdir(), 'deals-'));
const storage = openStorage(
  values.database === undefined ? { file: join(folder, 'matches.sqlite') } : { url: values.database },
);

const tables = [
  { game: 'kilia', period: '2026-11-27' },
  { game: 'kilia', period: '2026-W48' },
];

async function fill(): Promise<void> {
  for (let first = 0; first < people; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, people - first) }, (_, index) => first + index);
    const hash = (number: number) => `sha256:${String((number * 7919) % people).padStart(64, '0')}`;
    const { tables: db } = storage;
    await db
      .insertInto('person_keys')
      .values(numbers.map((number) => ({ hash: hash(number), used_at: 1 })))
      .execute();
    for (const table of tables)
      await db
        .insertInto('deal_standings')
        .values(
          numbers.map((number) => ({
            ...table,
            hash: hash(number),
            name: `Person ${number}`,
            score: (number * 31) % 120,
            at: number,
            days: 1,
            share: `${table.period} ${number}`,
          })),
        )
        .execute();
  }
}

/** Returns the median and the longest time in ms. */
async function timed(ask: () => Promise<unknown>): Promise<string> {
  await ask();
  const times: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return `${itemAt(times, TIMES >> 1).toFixed(1)} ms (at most ${itemAt(times, -1).toFixed(1)} ms)`;
}

try {
  await storage.connect();
  await fill();
  // A server's database updates its statistics automatically.
  await sql`analyze`.execute(storage.tables);
  for (const table of tables) {
    console.log(table.period, await storage.daily.people(table), 'people');
    for (const from of [0, people / 2, people - 50])
      console.log(`  page from ${from}:`, await timed(() => storage.daily.rows(table, from, 50)));
    const last = `sha256:${'0'.repeat(64)}`;
    console.log('  place of a person:', await timed(() => storage.daily.standing(last, table)));
    console.log('  number of people:', await timed(() => storage.daily.people(table)));
  }
} finally {
  await storage.close();
  rmSync(folder, { recursive: true });
}
