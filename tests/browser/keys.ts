/** Presses elements by keyboard only: with the table's own key if there is one, or else with Tab. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { KEYS } from '../../src/games/cherez-ural/ui/keys';
import type { Hand } from './person';

/** The table's own keys, by the test id of their target. */
const LETTERS = new Map(
  KEYS.flatMap(({ key, at, presses }) =>
    at.flatMap((selector) => {
      const id = /^\[data-testid="(.*)"\]$/.exec(selector)?.[1];
      return id === undefined ? [] : [[id, { key, presses }] as const];
    }),
  ),
);

const DIALOGS = ['move-trade', 'move-hunt', 'move-handOver', 'move-completeBusiness'];

/** Checks that an element has a visible focus and can be reached with Tab. */
async function seesFocus(target: Locator): Promise<void> {
  const isSeen = () =>
    target.evaluate((wanted: HTMLElement | SVGElement) => {
      const ring = wanted.querySelector('.map-focus') ?? wanted;
      const { outlineStyle, stroke } = getComputedStyle(ring);
      const seen = outlineStyle !== 'none' || (ring !== wanted && stroke !== 'none');
      return seen && wanted.matches(':focus-visible') && wanted.tabIndex >= 0;
    });
  await expect.poll(isSeen, { message: 'by keys it is not reached, or its focus is not seen' }).toBe(true);
}

/** Checks that the focus is not lost after a press. */
async function keepsFocus(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.activeElement !== document.body || document.querySelector('[data-testid="table"]') === null,
      undefined,
      { timeout: 30_000 },
    )
    .catch(() => {
      throw new Error('the focus is lost');
    });
}

export const byKeys: Hand = {
  press: async (page, target) => {
    const id = await target.getAttribute('data-testid', { timeout: 30_000 });
    const letter = id === null ? undefined : LETTERS.get(id);
    const inDialog = (await target.locator('xpath=ancestor::*[@role="dialog"]').count()) > 0;
    if (letter !== undefined && !inDialog) {
      await page.keyboard.press(letter.key);
      if (letter.presses) {
        if (DIALOGS.includes(id ?? '')) await page.locator('[role="dialog"]').waitFor();
        return keepsFocus(page);
      }
    } else {
      // Focuses the target directly to skip up to a hundred presses of Tab.
      await page.keyboard.press('Tab');
      await target.focus();
    }
    await seesFocus(target);
    // A cover ignores presses until it has been visible for a moment.
    if (id === 'ready') await expect.poll(() => target.getAttribute('aria-disabled')).toBe('false');
    // Wait until the button that closed the dialog is gone, before another element takes its place.
    const ends = inDialog && (id === 'confirm' || id === 'cancel');
    const pressed = ends ? await target.elementHandle() : null;
    await page.keyboard.press('Enter');
    if (pressed !== null) await page.waitForFunction((gone) => !gone.isConnected, pressed);
    await keepsFocus(page);
  },
  check: async (page, target) => {
    await target.focus();
    await page.keyboard.press('Space');
  },
};
