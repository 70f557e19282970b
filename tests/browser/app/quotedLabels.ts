/** Checks that every button name that the guide quotes is on a real button. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Seen = { seenLabels?: Set<string> };

/** Records the labels of all buttons that appear. Call it before the page is opened. */
export const noteLabels = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    (window as Seen).seenLabels = seen;
    const look = () => {
      for (const button of document.querySelectorAll<HTMLElement>(
        'button, [role="button"], [role="dialog"] *',
      ))
        if (button.childElementCount < 8 && button.getClientRects().length > 0)
          seen.add(button.textContent?.replace(/\s+/g, ' ').trim() ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Returns the labels that the guide quotes now. */
export const quotedLabels = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-testid="coach"]:visible strong').allTextContents();

/** Checks that each label was on a button. */
export async function expectSeen(page: Page, labels: readonly string[], step: string): Promise<void> {
  const unseen = await page.evaluate(
    (quoted) =>
      quoted.filter(
        (label) => ![...((window as Seen).seenLabels ?? [])].some((text) => text.includes(label)),
      ),
    labels,
  );
  expect(unseen, `labels quoted by ${step}`).toEqual([]);
}
