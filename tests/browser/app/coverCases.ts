/** The cover between two players ignores presses meant for the previous screen. */
import type { Browser, Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { goldenWhere } from '../../../scripts/ui/goldenGames';
import { type DESK, visit } from '../browser';
import { boxOf, keepGame, mapDrawn } from '../person';

type Opener = Pick<Browser, 'newContext'>;

const END = goldenWhere(2, ({ phase, can }) => phase === 'summer' && can.endTurn);

async function atEndOfTurn(browser: Opener, viewport: typeof DESK): Promise<Page> {
  const { page } = await visit(browser, { viewport });
  await keepGame(page, inject('url'), END);
  await page.getByTestId('ready').click();
  await mapDrawn(page);
  await page.locator('[data-testid="end-turn"][aria-disabled="false"]').focus();
  return page;
}

/** Checks that the cover is shown and that the next press removes it. */
async function expectCovered(page: Page): Promise<void> {
  const cover = page.getByTestId('hand-over');
  await cover.waitFor();
  const ready = page.locator('[data-testid="ready"][aria-disabled="false"]');
  await ready.waitFor();
  expect(await page.locator('.hand .card').count()).toBe(0);
  await ready.press('Enter');
  await cover.waitFor({ state: 'detached' });
  await page.locator('.hand .card').first().waitFor();
  await page.context().close();
}

/** Declares the tests of the cover at a window size. */
export function coverStays(browser: Opener, viewport: typeof DESK): void {
  it.each(['Enter', 'Space'])('when %s is held past the end of the turn', async (key) => {
    const page = await atEndOfTurn(browser, viewport);
    await page.keyboard.down(key);
    if (key === 'Space') await page.keyboard.up(key);
    await page.getByTestId('hand-over').waitFor();
    // A held key repeats until it is released.
    for (let repeat = 0; repeat < 20; repeat++) {
      await page.keyboard.down(key);
      await page.waitForTimeout(30);
    }
    expect(await page.getByTestId('hand-over').count()).toBe(1);
    await page.keyboard.up(key);
    expect(await page.getByTestId('hand-over').count()).toBe(1);
    await expectCovered(page);
  });

  it('when Enter is pressed twice within 150 ms', async () => {
    const page = await atEndOfTurn(browser, viewport);
    await page.keyboard.press('Enter');
    await page.getByTestId('ready').waitFor();
    await page.keyboard.press('Enter');
    await expectCovered(page);
  });

  it('when a double click ends the turn', async () => {
    const page = await atEndOfTurn(browser, viewport);
    const box = await boxOf(page.getByTestId('end-turn'));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.dblclick(x, y);
    await expectCovered(page);
  });

  it('when the page is too busy to handle the second press at once', async () => {
    const page = await atEndOfTurn(browser, viewport);
    await page.evaluate(() => {
      const busy = new MutationObserver(() => {
        if (document.querySelector('[data-testid="ready"]') === null) return;
        busy.disconnect();
        setTimeout(() => {
          const until = performance.now() + 700;
          while (performance.now() < until);
        }, 30);
      });
      busy.observe(document.body, { childList: true, subtree: true });
    });
    const keyboard = await page.context().newCDPSession(page);
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 };
    const press = () => [
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...enter }),
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter }),
    ];
    // The page handles both presses only after it stops being busy.
    const first = press();
    await page.waitForTimeout(100);
    await Promise.all([...first, ...press()]);
    await expectCovered(page);
  });
}
