import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Writer } from '../../../src/server/storage/sqlite/writer';

let folder: string;
let file: string;
let writer: Writer;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'writer-'));
  file = join(folder, 'data', 'notes.sqlite');
  writer = new Writer({ file, pragmas: ['journal_mode = WAL'] });
});
afterEach(async () => {
  await writer.close();
  rmSync(folder, { recursive: true });
});

const write = (...texts: string[]) =>
  writer.write(texts.map((text) => ({ sql: 'insert into notes (text) values (?)', parameters: [text] })));

function notes(): unknown[] {
  const database = new Libsql(file);
  const rows = database.prepare('select text from notes order by text').all();
  database.close();
  return rows.map((row) => Object(row).text);
}

test('rejects current and queued writes when the thread crashes, and starts another for the next write', async () => {
  // The thread crashes because the folder of its file doesn't exist.
  const failed = await Promise.allSettled([write('a'), write('b'), write('c')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  mkdirSync(join(folder, 'data'));
  const database = new Libsql(file);
  database.exec('create table notes (text text primary key)');
  database.close();
  await Promise.all([write('d'), write('e')]);
  expect(notes()).toEqual(['d', 'e']);
});

test('rolls back only the failed write of a batch', async () => {
  mkdirSync(join(folder, 'data'));
  const database = new Libsql(file);
  database.exec('create table notes (text text primary key)');
  database.close();
  await write('known');
  const answers = await Promise.allSettled([write('a'), write('b', 'known'), write('c')]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(notes()).toEqual(['a', 'c', 'known']);
});
