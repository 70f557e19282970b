/** After the game: the final score with its chart, a bot's line on the board, and a new try from there. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ownOf } from '../../../scripts/games/own';
import { openDevice, openScreen, type Size } from '../../../scripts/screens/open';
import type { Screen } from '../../../scripts/screens/screen';
import { offers } from '../../../src/games/offers';
import { withBrowser } from '../browser';

const browser = withBrowser();

async function open(game: string, name: string, size: Size = 'desk') {
  const screen = (await ownOf<readonly Screen[]>(game, 'screens'))?.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`${game} has no screen ${name}`);
  const context = await openDevice(browser, size, 'en');
  const page = await openScreen(context, inject('url'), screen, 'en');
  return { page, close: () => context.close() };
}

/** Returns the buttons of the line bar that are covered at their centre. */
const covered = (page: Page) =>
  page.locator('.line-bar button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === button
        ? []
        : [button.textContent];
    }),
  );

describe.each(offers.map(({ name }) => name))('after a game of %s', (game) => {
  it('shows ranking, chart and panels together on a desktop', async () => {
    const { page, close } = await open(game, 'final');
    await page.locator('.course-figure svg path').first().waitFor();
    const beyond = await page
      .locator('.final-main')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(beyond).toBe(0);
    await close();
  });

  it('hides the story of the turn while it shows a bot’s line', async () => {
    const { page, close } = await open(game, 'review');
    await page.getByTestId('show-line').first().click();
    await page.getByTestId('line-bar').waitFor();
    await page.locator('.story-step').first().waitFor({ state: 'hidden' });
    expect(await page.locator('.line-bar button').count()).toBe(3);
    expect(await covered(page)).toEqual([]);
    await close();
  });

  it('shows a notice above the table when the game continues from an earlier position', async () => {
    const { page, close } = await open(game, 'review');
    await page.getByTestId('try-from-here').first().click();
    const note = page.getByTestId('table-note');
    await note.waitFor();
    // The table starts below the notice.
    const bottom = await note.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await note.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    await expect
      .poll(() => page.locator('.table').evaluate((table) => table.getBoundingClientRect().top))
      .toBeCloseTo(bottom, 0);
    await close();
  });

  it('shows marks of one turn side by side', async () => {
    const lanes = { 'cherez-ural': 'businesses', kilia: 'wheels', terramara: 'artifacts' }[game];
    const { page, close } = await open(game, `final-${lanes}`, 'phone');
    const over = await page.locator('.chart-dot').evaluateAll((dots) => {
      const boxes = dots.map((dot) => dot.getBoundingClientRect());
      return boxes.flatMap((a, at) =>
        boxes.slice(at + 1).filter((b) => Math.abs(a.top - b.top) < 2 && Math.abs(a.left - b.left) < 20),
      );
    });
    expect(over).toEqual([]);
    await close();
  });
});
