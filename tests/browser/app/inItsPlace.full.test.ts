/** Temporary parts of a table and unusually long texts don't cover or move anything else. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { ownOf } from '../../../scripts/games/own';
import { gameOf, LANGUAGES, openDevice, openScreen, SIZES, type Size } from '../../../scripts/screens/open';
import type { Screen } from '../../../scripts/screens/screen';
import { offers } from '../../../src/games/offers';
import { withBrowser } from '../browser';
import { followed } from '../person';

const browser = withBrowser();

/** A name of the maximum length. */
const LONG_NAME = '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来末風来末食う寝る処に住む処や';

async function screenOf(game: string, name: string): Promise<Screen> {
  const screen = (await ownOf<readonly Screen[]>(game, 'screens'))?.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`${game} has no screen ${name}`);
  return screen;
}

/**
 * Returns the elements under or over the corners of the button that hurries bots, other than its container. A plan line
 * is over the header by design.
 */
const crossed = (page: Page) =>
  page.getByTestId('skip-bots').evaluate((button) => {
    const note = button.closest('.thinking') ?? button;
    const planned =
      button.closest('.plan-line') === null ? null : '.header, .header *, .player-row, .player-row *';
    const { left, right, top, bottom } = note.getBoundingClientRect();
    const corners: readonly [number, number][] = [
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
    ];
    return corners.flatMap(([x, y]) => {
      const there = document.elementsFromPoint(x, y);
      if (there.length === 0) return ['outside the window'];
      return there
        .filter((element) => !element.contains(note) && !note.contains(element))
        .filter((element) => planned === null || !element.matches(planned))
        .map(({ tagName, className }) => `${tagName} ${className}`);
    });
  });

/** Returns the parts of a desktop table that extend below the window while a plan line is above it. */
const below = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.table-desk > *, .table-desk > * > *')]
      .filter((part) => part.getBoundingClientRect().bottom > innerHeight + 1)
      .map(({ className }) => className),
  );

/** Returns the size in px of a line of text on the screen, including zoom. */
const typeSize = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize) * part.currentCSSZoom);

describe.each(offers.map(({ name }) => name))('%s', (game) => {
  it.each<Size>(['desk', 'small', 'phone'])('%s: who thinks covers nothing', async (size) => {
    const context = await openDevice(browser, size, 'en');
    const page = await openScreen(context, inject('url'), await screenOf(game, 'plan'), 'en');
    // While planning it is in the plan line, and otherwise beside the next action.
    await page.locator('.plan-line .thinking').waitFor();
    expect(await crossed(page)).toEqual([]);
    expect(await below(page)).toEqual([]);
    if (size === 'desk') {
      await page.setViewportSize(SIZES.huge);
      await expect.poll(() => typeSize(page, '.plan-line output')).toBeGreaterThan(20);
      expect(await below(page)).toEqual([]);
      await page.setViewportSize(SIZES.desk);
    }
    await page.getByTestId('plan-leave').click();
    await page.locator('.hint .thinking').waitFor();
    expect(await crossed(page)).toEqual([]);
    await context.close();
  });

  it.each<Size>(['desk', 'phone'])(
    '%s: each step of the last turn is lit, and its flag covers no piece',
    async (size) => {
      const context = await openDevice(browser, size, 'en');
      const page = await openScreen(context, inject('url'), await screenOf(game, 'turn'), 'en');
      const steps = page.locator('.story-step');
      await steps.first().waitFor();
      for (const step of await steps.all()) {
        await step.focus();
        // An event such as a new round has no place.
        if ((await step.locator('xpath=ancestor::li').getAttribute('class')) === 'story-happening') continue;
        await page.locator('.story-ring').first().waitFor();
        await followed(page);
        const faults = await page.evaluate(() => {
          const boxesOf = (selector: string) =>
            [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
          const beyond = boxesOf('.story-ring, .story-flag').filter(
            ({ left, right, top, bottom }) =>
              left < -4 || top < -4 || right > innerWidth + 4 || bottom > innerHeight + 4,
          );
          const covered = boxesOf('.story-flag').flatMap((flag) =>
            boxesOf('.board-area [data-piece]').filter(
              ({ left, right, top, bottom }) =>
                left < flag.right && right > flag.left && top < flag.bottom && bottom > flag.top,
            ),
          );
          return { beyond: beyond.length, covered: covered.length };
        });
        expect(faults, await step.innerText()).toEqual({ beyond: 0, covered: 0 });
      }
      await context.close();
    },
  );

  it('begins the story with the first step, and a button leads to the last one', async () => {
    const context = await openDevice(browser, 'desk', 'en');
    const page = await openScreen(context, inject('url'), await screenOf(game, 'turn'), 'en');
    const steps = page.locator('.story-steps > li');
    await steps.first().waitFor();
    await followed(page);
    const isSeen = (step: Locator) =>
      step.evaluate((item) => {
        const [own, row] = [item, item.parentElement ?? item].map((part) => part.getBoundingClientRect());
        return own !== undefined && row !== undefined && own.left >= row.left - 1 && own.left < row.right - 1;
      });
    expect(await isSeen(steps.first())).toBe(true);
    const count = await steps.count();
    for (let press = 0; press < count && !(await isSeen(steps.last())); press++)
      await page.getByTestId('story-more').click();
    expect(await isSeen(steps.last())).toBe(true);
    await context.close();
  });

  it('truncates the longest name in a phone’s row of players and exposes it in full', async () => {
    const screen = await screenOf(game, 'turn');
    const context = await openDevice(browser, 'phone', 'ja');
    const running = gameOf(screen);
    if (running === undefined) throw new Error('the screen turn has no game');
    const seats = running.seats.map((seat) => ({ ...seat, name: LONG_NAME }));
    const page = await openScreen(
      context,
      inject('url'),
      { ...screen, scenario: undefined, game: { ...running, seats } },
      'ja',
    );
    const pill = page.locator('.player-row').getByRole('button', { name: LONG_NAME }).first();
    await pill.waitFor();
    const beyond = await page.locator('.player-row').evaluate((row) => {
      const { right } = row.getBoundingClientRect();
      return [...row.querySelectorAll('.player-pill')].filter(
        (each) => each.getBoundingClientRect().right > right || each.scrollWidth > each.clientWidth,
      ).length;
    });
    expect(beyond).toBe(0);
    const name = page.locator('.player-pill-name');
    expect(await name.evaluate((each) => each.scrollHeight > each.clientHeight)).toBe(true);
    await context.close();
  });

  it.each(LANGUAGES)('%s: the header after a game takes two rows on a phone', async (language) => {
    const context = await openDevice(browser, 'phone', language);
    const page = await openScreen(context, inject('url'), await screenOf(game, 'final'), language);
    const header = await page.locator('.final > .header').evaluate((element) => ({
      height: element.getBoundingClientRect().height,
      cut: [...element.querySelectorAll<HTMLElement>('.btn, .btn-label, .round-name')].filter(
        (part) => part.scrollWidth > part.clientWidth + 1,
      ).length,
    }));
    expect(header.height).toBeLessThanOrEqual(110);
    expect(header.cut).toBe(0);
    for (const id of ['menu', 'see-board', 'see-replay', 'leave', 'play-again']) {
      const box = await page.getByTestId(id).boundingBox();
      expect(box?.height, id).toBeGreaterThanOrEqual(36);
      expect((box?.x ?? 0) + (box?.width ?? 999), id).toBeLessThanOrEqual(390);
    }
    await context.close();
  });
});

it('makes a phone’s overview map transparent while something below it is highlighted', async () => {
  const context = await openDevice(browser, 'phone', 'en');
  const page = await openScreen(context, inject('url'), await screenOf('cherez-ural', 'turn'), 'en');
  await followed(page);
  const overview = page.locator('.map-overview');
  const seen = () => overview.evaluate((map) => Number(getComputedStyle(map).opacity));
  await page.locator('.story-step').last().focus();
  const ring = await page.locator('.story-ring').first().boundingBox();
  const board = await page.locator('.board-map').boundingBox();
  // Move the overview over the ring, wherever it was.
  await overview.evaluate(
    (map, [left, top]) => Object.assign(map.style, { left: `${left}px`, top: `${top}px` }),
    [(ring?.x ?? 0) - (board?.x ?? 0), (ring?.y ?? 0) - (board?.y ?? 0)],
  );
  await expect.poll(seen).toBeLessThan(0.5);
  await page.locator('.story-step').last().blur();
  await expect.poll(seen).toBe(1);
  await context.close();
});
