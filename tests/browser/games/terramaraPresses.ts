/** Plays Terramara by presses as long as the table offers an action. */
import type { Page } from 'playwright-core';
import { followed } from '../person';

/**
 * Selectors in order of priority: dialogs, then the board, then the end of the turn. The first one that exists is
 * pressed.
 */
const PRESSES = [
  '[data-testid="ready"]',
  '.dialog [data-testid="confirm"]:not([aria-disabled="true"])',
  '.dialog .steps-next .option',
  '.dialog .one-of .option:not(.option-chosen):not([aria-disabled="true"])',
  '.dialog .btn-step[data-testid$="-more"]:not([aria-disabled="true"])',
  '.dialog .btn-step:not([aria-disabled="true"]) >> nth=-1',
  '.road-target',
  '.primary-slot [data-testid="confirm"]:not([aria-disabled="true"])',
  '.row-card-target:not(.row-card-picked)',
  '.space-open:not(.space-selected)',
  '[data-testid="end-turn"]:not([aria-disabled="true"])',
];

export type Press = (page: Page, selector: string) => Promise<void>;

const byMouse: Press = (page, selector) => page.locator(selector).first().click();

/** The table's own keys, by their target. */
const LETTERS: readonly (readonly [part: string, letter: string])[] = [
  ['.space-open', 'm'],
  ['.road-target', 'm'],
  ['.primary-slot', 'p'],
  ['.row-card-target', 'b'],
  ['end-turn', 'e'],
];

/** Uses the table's keys, or the focus in dialogs, which skips the presses of Tab. */
export const byKeys: Press = async (page, selector) => {
  const letter = selector.startsWith('.dialog')
    ? undefined
    : LETTERS.find(([part]) => selector.includes(part))?.[1];
  if (letter === undefined) await page.locator(selector).first().focus();
  else await page.keyboard.press(letter);
  await page.keyboard.press('Enter');
};

export async function playOn(page: Page, press: Press = byMouse): Promise<string[]> {
  const pressed: string[] = [];
  for (let step = 0; step < 200; step++) {
    // Dialogs and board update shortly after a press. Before that, a space may still look open or be under a dialog.
    await followed(page);
    if ((await page.getByTestId('final-score').count()) > 0) return pressed;
    const found: string[] = [];
    for (const selector of PRESSES) {
      if ((await page.locator(selector).count()) === 0) continue;
      found.push(selector);
      break;
    }
    const [selector] = found;
    if (selector === undefined) {
      await page.waitForFunction(
        () =>
          document.querySelector(
            '.space-open, .dialog, [data-testid="ready"], [data-testid="final-score"], .btn-end',
          ) !== null,
      );
      continue;
    }
    pressed.push(selector);
    await press(page, selector);
  }
  throw new Error(`no score after ${pressed.length} presses, the last: ${pressed.slice(-6).join(' | ')}`);
}
