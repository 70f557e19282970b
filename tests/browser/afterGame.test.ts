/** After the game: the result in sight with its course, a bot's line on the board, a try from there. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ownOf } from '../../scripts/games/own';
import { openDevice, openScreen, type Size } from '../../scripts/screens/open';
import type { Screen } from '../../scripts/screens/screen';
import { offers } from '../../src/games/offers';
import { withBrowser } from './browser';

const browser = withBrowser();

async function open(game: string, name: string, size: Size = 'desk') {
  const screen = (await ownOf<readonly Screen[]>(game, 'screens'))?.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`${game} has no screen ${name}`);
  const context = await openDevice(browser, size, 'en');
  const page = await openScreen(context, inject('url'), screen, 'en');
  return { page, close: () => context.close() };
}

/** Which buttons of the line lie under the strip, or over it. */
const crossing = (page: Page) =>
  page.locator('.line-bar button').evaluateAll((buttons) => {
    const strip = document.querySelector('.bar .story')?.getBoundingClientRect();
    if (strip === undefined) return ['no strip'];
    return buttons.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const isApart =
        left >= strip.right || right <= strip.left || top >= strip.bottom || bottom <= strip.top;
      return isApart ? [] : [button.textContent];
    });
  });

describe.each(offers.map(({ name }) => name))('after a game of %s', (game) => {
  it('places, course and panels are in sight together at a desk', async () => {
    const { page, close } = await open(game, 'final');
    await page.locator('.course-figure svg path').first().waitFor();
    const beyond = await page
      .locator('.final-main')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect(beyond).toBe(0);
    await close();
  });

  it('the strip of the last turn lies over no button of the line that a bot would have played', async () => {
    const { page, close } = await open(game, 'review');
    await page.getByTestId('show-line').first().click();
    await page.getByTestId('line-bar').waitFor();
    await page.locator('.story-step').first().waitFor();
    expect(await crossing(page)).toEqual([]);
    await close();
  });

  it('a try from an earlier position says so in a line of its own above the table', async () => {
    const { page, close } = await open(game, 'review');
    await page.getByTestId('try-from-here').first().click();
    const note = page.getByTestId('table-note');
    await note.waitFor();
    // The table begins below it.
    const bottom = await note.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await note.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
    await expect
      .poll(() => page.locator('.table').evaluate((table) => table.getBoundingClientRect().top))
      .toBeCloseTo(bottom, 0);
    await close();
  });

  it('marks of one turn stand side by side', async () => {
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
