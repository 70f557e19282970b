/** Whether the guide names buttons as they are: what it quotes stands on a button of the table. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Seen = { seenLabels?: Set<string> };

/** Notes the labels of all buttons that come on the screen, from now on. To be called before the page is opened. */
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

/** The labels that the guide quotes now. */
export const quotedLabels = (page: Page): Promise<readonly string[]> =>
  page.locator('[data-testid="coach"]:visible strong').allTextContents();

/** That each of these has been on a button. */
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
