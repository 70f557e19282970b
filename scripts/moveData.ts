/**
 * `npm run move-data -- FROM TO`: copies everything from a data folder into a PostgreSQL database, or back. The servers
 * must be stopped.
 */
import { existsSync } from 'node:fs';
import { readSettings } from '../src/server/ops/settings';
import { startProblem } from '../src/server/ops/startProblems';
import { moveData } from '../src/server/storage/moveData';
import { type Database, openStorage, shownAs } from '../src/server/storage/openStorage';
import { lockDataFolder } from '../src/server/storage/sqlite/lock';
import { databaseFile } from '../src/server/storage/sqliteStorage';

const USAGE = 'usage: npm run move-data -- FROM TO, each a data folder or postgres://…';

function end(sentence: string, code: 1 | 2): never {
  console.error(`move-data: ${sentence}`);
  process.exit(code);
}

interface Place {
  readonly database: Database;
  readonly unlock: () => void;
}

const settingsFor = (place: string) =>
  readSettings(isAddress(place) ? { DATABASE_URL: place } : { DATA_DIR: place });

function isAddress(place: string): boolean {
  return place.includes('://');
}

function placeOf(place: string): Place {
  if (isAddress(place)) return { database: { url: place }, unlock: () => undefined };
  return { database: { file: databaseFile(place) }, unlock: lockDataFolder(place) };
}

async function orEnd<Result>(place: string, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const problem = startProblem(error, settingsFor(place));
    return end(problem?.sentence ?? `${place}: ${error instanceof Error ? error.message : error}`, 1);
  }
}

const [from, to, ...more] = process.argv.slice(2);
if (from === undefined || to === undefined || more.length > 0) end(USAGE, 2);
if (from === to) end('FROM and TO are the same.', 2);
if (!isAddress(from) && !existsSync(databaseFile(from)))
  end(`there is no database ${databaseFile(from)}.`, 2);

const source = await orEnd(from, () => placeOf(from));
const target = await orEnd(to, () => placeOf(to));
const [reading, writing] = [
  await orEnd(from, () => openStorage(source.database)),
  await orEnd(to, () => openStorage(target.database)),
];
await orEnd(from, () => reading.connect());
const moved = await orEnd(to, () => moveData(reading, writing));
await reading.close();
await writing.close();
source.unlock();
target.unlock();
console.table(
  Object.fromEntries(
    Object.entries(moved).map(([table, { rows, hash }]) => [table, { rows, sha256: hash.slice(0, 16) }]),
  ),
);
console.log(
  `${shownAs(target.database)} now has everything of ${shownAs(source.database)}: ${moved.matches.rows} matches.`,
);
