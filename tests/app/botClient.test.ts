/** The bots' worker that could not be fetched or broke down: what is asked next starts another. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answer, Question } from '../../src/app/bots/messages';

/** Workers that were started, in order. */
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
    const [{ id }] = this.asked;
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

it('asks one worker as long as it answers', async () => {
  const { askBots } = await import('../../src/app/bots/botClient');
  const first = askBots('outlook', 'sample', []);
  started[0].answer([1]);
  expect(await first).toEqual([1]);
  void askBots('outlook', 'sample', []);
  expect(started).toHaveLength(1);
});

it('starts another worker after one that broke down, and says to all who waited why', async () => {
  const { askBots } = await import('../../src/app/bots/botClient');
  const waiting = [askBots('outlook', 'sample', []), askBots('outlook', 'sample', [])];
  started[0].breakDown();
  for (const each of await Promise.allSettled(waiting))
    expect(each).toMatchObject({ status: 'rejected', reason: new Error('the file did not come') });
  expect(started[0].isOver).toBe(true);

  const again = askBots('outlook', 'sample', []);
  expect(started).toHaveLength(2);
  started[1].answer([2]);
  expect(await again).toEqual([2]);
});
