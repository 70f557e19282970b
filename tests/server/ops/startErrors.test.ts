import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../src/server/ops/settings';
import { startProblem } from '../../../src/server/ops/startProblems';
import { folder, run, withPrograms } from '../programs';

withPrograms();

describe('a start that fails prints one sentence with a remedy', {
  timeout: 90_000,
}, () => {
  const data = () => join(folder, 'data');
  const file = () => join(data(), 'matches.sqlite');

  async function expectSentence(program: ReturnType<typeof run>, sentence: RegExp, exitCode: 1 | 2) {
    expect([await program.ended, program.err]).toEqual([exitCode, expect.stringMatching(sentence)]);
    expect(program.err.trimEnd().split('\n')).toHaveLength(1);
    expect(program.out).toBe('');
  }

  test('for a data folder without write access', async () => {
    mkdirSync(data());
    chmodSync(folder, 0o755);
    chmodSync(data(), 0o555);
    await expectSentence(run({}, { asNobody: true }), /^DATA_DIR .*data can't be written\. .*\n$/, 2);
  });

  test("for a data folder that can't be created", async () => {
    chmodSync(folder, 0o555);
    await expectSentence(run({}, { asNobody: true }), /^DATA_DIR .*data can't be written\. .*\n$/, 2);
  });

  test('for a file in place of the data folder', async () => {
    writeFileSync(data(), '');
    await expectSentence(run(), /^DATA_DIR .*data is no folder: a file is in its place\. .*\n$/, 2);
    await expectSentence(
      run({ DATA_DIR: join(data(), 'deeper') }),
      /^DATA_DIR .*deeper is no folder.*\n$/,
      2,
    );
  });

  test('for a folder in place of the database', async () => {
    mkdirSync(file(), { recursive: true });
    await expectSentence(run(), /^.*matches\.sqlite is a folder, .*\n$/, 2);
  });

  test('for a file that is not a database or has damaged pages', async () => {
    mkdirSync(data());
    writeFileSync(file(), 'not a database, but longer than a line. '.repeat(200));
    const sentence = /^The database .*matches\.sqlite is damaged\. .*backup.*\n$/;
    await expectSentence(run(), sentence, 1);
    writeFileSync(file(), Buffer.concat([databaseHead(), Buffer.alloc(20_000, 7)]));
    await expectSentence(run(), sentence, 1);
  });

  test('for a database written by a newer version', async () => {
    const first = run();
    await first.ready();
    first.child.kill('SIGTERM');
    await first.ended;
    const database = new Libsql(file());
    database.exec("insert into kysely_migration values ('9999-of-the-future', '2099-01-01')");
    database.close();
    await expectSentence(
      run(),
      /^The database .*matches\.sqlite was written by a newer version .*Update.*\n$/,
      1,
    );
  });

  test.each([
    ['EADDRINUSE', 'listen', 2],
    ['EADDRNOTAVAIL', 'listen', 2],
    ['EACCES', 'listen', 2],
    ['EROFS', 'mkdir', 2],
    ['ENOSPC', 'mkdir', 1],
    ['SQLITE_FULL', undefined, 1],
    ['SQLITE_READONLY', undefined, 2],
  ])('for %s of %s', (code, syscall, exitCode) => {
    const error = Object.assign(new Error('a text of the system'), { code, syscall });
    expect(startProblem(error, readSettings({}))).toEqual({
      sentence: expect.stringMatching(/^[A-Z].*\. [A-Z].*$/),
      exitCode,
    });
  });

  test('returns no explanation for a bug', () => {
    expect(startProblem(new TypeError('x is not a function'), readSettings({}))).toBeUndefined();
  });
});

/** Returns a valid header of an SQLite file. The rest written by the test is no page. */
function databaseHead(): Buffer {
  const head = Buffer.alloc(100);
  head.write('SQLite format 3\0');
  head.writeUInt16BE(4096, 16);
  head.set([1, 1, 0, 64, 32, 32], 18);
  return head;
}
