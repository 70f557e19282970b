import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChatStore, MAX_LINES } from '../../src/app/online/chat/chat';
import { itemAt } from '../../src/rules-kit/indexed';

const chat = (payload: string, at = 0) => ({ id: 'always the same', sender: null, name: '', payload, at });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('renders 60 messages a second at most 20 times and keeps the newest 200', () => {
  const store = new ChatStore();
  const drawn = vi.fn();
  store.subscribe(drawn);
  store.replace([chat('before')]);
  drawn.mockClear();
  for (let message = 0; message < 600; message++) {
    store.add(chat(`${message}`));
    vi.advanceTimersByTime(1000 / 60);
  }
  vi.advanceTimersByTime(100);
  expect(drawn.mock.calls.length).toBeLessThanOrEqual(200);
  const { lines } = store.current();
  expect(lines).toHaveLength(MAX_LINES);
  expect(lines.at(-1)?.chat.payload).toBe('599');
  expect(itemAt(lines, 0).chat.payload).toBe('400');
});

it('keeps no more messages of a burst than it would show', () => {
  const store = new ChatStore();
  for (let message = 0; message < 100_000; message++) store.add(chat(`${message}`));
  vi.advanceTimersByTime(100);
  expect(store.current().lines.map(({ chat: { payload } }) => Number(payload))).toEqual(
    Array.from({ length: MAX_LINES }, (_, index) => 99_800 + index),
  );
});

it('gives messages with the same id separate lines and keeps lines as the same objects', () => {
  const store = new ChatStore();
  store.replace([chat('one'), chat('two')]);
  const [one] = store.current().lines;
  store.add(chat('three'));
  vi.advanceTimersByTime(100);
  const { lines } = store.current();
  expect(lines[0]).toBe(one);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(3);
});

it('notifies once when all messages are read', () => {
  const store = new ChatStore();
  store.replace([chat('one', 5)]);
  const drawn = vi.fn();
  store.subscribe(drawn);
  expect([store.read(), store.read()]).toEqual([5, 5]);
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(store.current().readAt).toBe(5);
});
