import type { CDPSession, Page } from 'playwright-core';

/** Reads the CPU time of a page's main thread. Unlike elapsed time it hardly depends on the machine's load. */
export class Processor {
  private constructor(private readonly session: CDPSession) {}

  static async of(page: Page): Promise<Processor> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Processor(session);
  }

  async ms(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    const task = metrics.find(({ name }) => name === 'TaskDuration');
    if (task === undefined) throw new Error('the browser reports no TaskDuration');
    return 1000 * task.value;
  }
}
