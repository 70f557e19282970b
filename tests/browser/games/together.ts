/** People at one table who act whenever it is their turn. */
import type { Visitor } from '../visitor';

/** Time in ms for the server's answer and for a dialog to load. */
const SETTLE_MS = 50;
const LONGEST_MS = 540_000;
const MOST_CAUGHT = 5;

/** Lets each visitor act when the page title shows their turn, until `stop` returns true or all see the final score. */
export async function playTogether(visitors: readonly Visitor[], stop = () => false): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  let caught = 0;
  while (Date.now() < end) {
    let over = 0;
    for (const { page, person } of visitors) {
      if (stop()) return;
      if ((await page.getByTestId('final-score').count()) > 0) over += 1;
      else if ((await page.title()).startsWith('●')) {
        await person.step().catch((error: unknown) => {
          // A dialog opened and intercepted the press; try again.
          if (++caught > MOST_CAUGHT) throw error;
        });
      }
      await page.waitForTimeout(SETTLE_MS);
    }
    if (over === visitors.length) return;
  }
  const last = visitors.map(({ name, person }) => `${name}: ${person.done.at(-1)}`);
  throw new Error(`no end after ${LONGEST_MS} ms; ${last.join('; ')}`);
}
