/** `npm run backup -- FILE`: copies all matches of DATA_DIR, whether the server is running or not. */
import { existsSync } from 'node:fs';
import { readSettings } from '../src/server/ops/settings';
import { databaseFile, SqliteStorage } from '../src/server/storage/sqliteStorage';

function refuse(sentence: string): never {
  console.error(`backup: ${sentence}`);
  process.exit(2);
}

const [target, ...more] = process.argv.slice(2);
if (target === undefined || more.length > 0) refuse('usage: npm run backup -- FILE');
const { dataDir, databaseUrl } = readSettings(process.env);
if (databaseUrl !== undefined) refuse('DATABASE_URL is set: copy a PostgreSQL database with pg_dump.');
const source = databaseFile(dataDir);
if (!existsSync(source)) refuse(`there is no database ${source}; set DATA_DIR to its folder.`);
if (existsSync(target)) refuse(`${target} already exists; choose another file.`);

const storage = new SqliteStorage({ file: source });
await storage.backup(target);
await storage.close();
const copy = new SqliteStorage({ file: target });
const { length } = await copy.listMatches();
console.log(`${target}: ${length} ${length === 1 ? 'match' : 'matches'}`);
await copy.close();
