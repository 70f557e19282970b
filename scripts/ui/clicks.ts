/**
 * Measures how long a click takes until its result has painted, by the browser's Event Timing API: from the input to
 * the frame that shows the result, in steps of 8 ms. Less than 16 ms is not reported and counts as 16.
 */
import type { Locator, Page } from 'playwright-core';
import { Processor } from './processor';

const UNREPORTED_MS = 16;

export type Press = {
  readonly kind: string;
  readonly ms: number;
  /**
   * CPU time of the main thread until two frames and 80 ms later. It includes deferred rendering, but few of the
   * following animations.
   */
  readonly work: number;
};

type Timing = { readonly start: number; readonly duration: number };
type Recorder = { timings?: Timing[] };

/** Must be called before the page loads. */
export async function recordTimings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timings: Timing[] = [];
    (globalThis as Recorder).timings = timings;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0)
          timings.push({ start: entry.startTime, duration: entry.duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Waits for two frames and gives the browser time to report them. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 80))),
      ),
  );

export class Stopwatch {
  readonly presses: Press[] = [];

  private constructor(
    private readonly page: Page,
    private readonly processor: Processor,
  ) {}

  static async of(page: Page): Promise<Stopwatch> {
    return new Stopwatch(page, await Processor.of(page));
  }

  /** Clicks an element. Returns false if it is not there or disabled. */
  async press(kind: string, target: Locator): Promise<boolean> {
    const found = target.filter({ visible: true }).first();
    if ((await found.count()) === 0) return false;
    if ((await found.getAttribute('aria-disabled')) === 'true') return false;
    const box = await found.boundingBox();
    if (box === null) return false;
    await this.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await settled(this.page);
    const worked = await this.processor.ms();
    const from = await this.page.evaluate(() => performance.now());
    await this.page.mouse.down();
    await this.page.mouse.up();
    await settled(this.page);
    const ms = await this.page.evaluate(
      ({ start, least }) =>
        ((globalThis as Recorder).timings ?? [])
          .filter((timing) => timing.start >= start)
          .reduce((most, { duration }) => Math.max(most, duration), least),
      { start: from, least: UNREPORTED_MS },
    );
    this.presses.push({ kind, ms, work: (await this.processor.ms()) - worked });
    return true;
  }

  /** Opens and closes a dialog several times, because the first time is the slowest. */
  async openAndClose(kind: string, opens: Locator, closes: Locator, times = 3): Promise<void> {
    for (let time = 0; time < times; time++)
      if (await this.press(kind, opens)) await this.press('close a dialog', closes);
  }

  /** Clicks a toggle on and off. */
  async toggle(kind: string, target: Locator, times = 2): Promise<void> {
    for (let time = 0; time < 2 * times; time++) await this.press(kind, target);
  }
}
