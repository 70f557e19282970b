/** The connection to the bot worker after the worker could not be fetched or crashed. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Question } from '../../src/app/bots/messages';
import { itemAt } from '../../src/rules-kit/indexed';

/** All workers created so far, oldest first. */
let started: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  readonly asked: Question[] = [];
  isOver = false;

  constructor() {
    super();
    started.push(this);
  }

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.isOver = true;
  }

  answer(value: unknown): void {
    const { id } = itemAt(this.asked, 0);
    this.dispatchEvent(new MessageEvent<Answer>('message', { data: { id, value } }));
  }

  breakDown(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'the file did not come' }));
  }
}

beforeEach(() => {
  started = [];
  vi.resetModules();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => vi.unstubAllGlobals());

it('reuses the worker while it answers', async () => {
  const { queryBots } = await import('../../src/app/bots/botClient');
  const first = queryBots('outlook', 'sample', []);
  itemAt(started, 0).answer([1]);
  expect(await first).toEqual([1]);
  void queryBots('outlook', 'sample', []);
  expect(started).toHaveLength(1);
});

it('rejects all open requests and starts a new worker after a crash', async () => {
  const { queryBots } = await import('../../src/app/bots/botClient');
  const waiting = [queryBots('outlook', 'sample', []), queryBots('outlook', 'sample', [])];
  itemAt(started, 0).breakDown();
  for (const each of await Promise.allSettled(waiting))
    expect(each).toMatchObject({ status: 'rejected', reason: new Error('the file did not come') });
  expect(itemAt(started, 0).isOver).toBe(true);

  const again = queryBots('outlook', 'sample', []);
  expect(started).toHaveLength(2);
  itemAt(started, 1).answer([2]);
  expect(await again).toEqual([2]);
});
