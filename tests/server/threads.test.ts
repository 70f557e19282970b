/** Threads that answer tasks: bots and history use them. */
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { BOOT_FILE, startThreads } from '../../src/server/threads/threads';

/** A module of a thread, as an address. */
const moduleOf = (source: string): URL => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

const DOUBLES = moduleOf('export const answer = (task) => 2 * task;');

it('starts from a file that require can load', () => {
  // The pool calls require before import. On an ES module with top-level await this can abort the process (Node 20.20).
  expect(createRequire(import.meta.url)(BOOT_FILE)).toMatchObject({ answer: expect.any(Function) });
});

it('answers tasks that arrive while the thread starts', async () => {
  const threads = startThreads<number, number>({ worker: DOUBLES, threads: 1 });
  expect(await Promise.all([1, 2, 3].map((task) => threads.run(task)))).toEqual([2, 4, 6]);
  await threads.close();
});

it('rejects each task when the module fails to load', async () => {
  const broken = moduleOf('throw new Error("no such module");');
  const threads = startThreads<number, number>({ worker: broken, threads: 1 });
  for (const task of [1, 2]) await expect(threads.run(task)).rejects.toThrow('no such module');
  await threads.close();
});
