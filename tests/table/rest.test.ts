import { beforeEach, describe, expect, it, vi } from 'vitest';
import { untilIdle } from '../../src/language/untilIdle';

/** Stub of the document; nothing is rendered here. */
const page = Object.assign(new EventTarget(), { hidden: false });

beforeEach(() => {
  const window = new EventTarget();
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

function begun() {
  let isOver = false;
  void untilIdle(10_000).then(() => {
    isOver = true;
  });
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return isOver;
  };
}

describe('rest', () => {
  it.each(['pointerdown', 'keydown', 'wheel'])('restarts after each %s', async (press) => {
    const isOverAfter = begun();
    for (let time = 0; time < 5; time++) {
      expect(await isOverAfter(8000)).toBe(false);
      dispatchEvent(new Event(press));
    }
    expect(await isOverAfter(9900)).toBe(false);
    expect(await isOverAfter(500)).toBe(true);
  });

  it('resolves immediately when the page is hidden', async () => {
    const isOverAfter = begun();
    expect(await isOverAfter(1000)).toBe(false);
    page.hidden = true;
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await isOverAfter(500)).toBe(true);
  });
});
