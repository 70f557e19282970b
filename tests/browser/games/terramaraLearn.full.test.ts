/**
 * Terramara's guided first game: pressing only ringed elements completes its lessons, on a desktop and a phone, and the
 * card covers none of them.
 */
import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { visit, withBrowser } from '../browser';
import { followed } from '../person';

const browser = withBrowser();
const LAST = 'chief';

const coach = (page: Page) => page.locator('[data-testid="coach"]:visible');
const next = (page: Page) => page.locator('[data-testid="coach-next"]:visible');
const saidNow = async (page: Page): Promise<string | null> =>
  (await coach(page).count()) === 0 ? null : coach(page).first().getAttribute('data-step');

/** Returns the centres of the visible rings, without duplicates, in the order in which to press them. */
const ringsOf = (page: Page): Promise<[x: number, y: number][]> =>
  page.locator('.coach-ring:visible').evaluateAll((rings) => {
    const middles = rings.map((ring): [number, number] => {
      const { x, y, width, height } = ring.getBoundingClientRect();
      return [Math.round(x + width / 2), Math.round(y + height / 2)];
    });
    const all = new Map(middles.map((middle) => [`${middle}`, middle]));
    return [...all.values()].filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
  });

/** Returns how many of the matching elements the guide's card covers. */
const covered = (page: Page, selector: string): Promise<number> =>
  page.evaluate((spokenOf) => {
    const shown = [...document.querySelectorAll('[data-testid="coach"]')].filter(
      (card) => card.getClientRects().length > 0,
    );
    return shown.flatMap((card) => {
      const box = card.getBoundingClientRect();
      return [...document.querySelectorAll(spokenOf)].filter((thing) => {
        const { left, right, top, bottom } = thing.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      });
    }).length;
  }, selector);

it.each([
  ['at a desk', { width: 1280, height: 720 }],
  ['on a phone', { width: 390, height: 844 }],
  ['on a phone on its side', { width: 844, height: 390 }],
] as const)('leads through its lessons by pressing only ringed elements, %s', async (_, viewport) => {
  const hasTouch = viewport.width < 1000;
  const { page, context } = await visit(browser, { viewport, touch: hasTouch });
  await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
  await page.goto(`${inject('url')}/terramara/learn`);
  await page.getByTestId('learn-start').click();
  const press = ([x, y]: readonly [number, number]) =>
    hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  const done = new Set<string>();
  // About twenty steps, each with a few presses.
  for (let presses = 0; presses < 80 && !done.has(LAST); presses++) {
    await followed(page);
    const said = await saidNow(page);
    if (said === null || said === 'bot-acts') {
      await expect.poll(() => saidNow(page)).not.toBe(said);
      continue;
    }
    if ((await next(page).count()) > 0) {
      if (said === 'lands') expect(await covered(page, '[data-testid^="space-r1"]')).toBe(0);
      await next(page).click();
      done.add(said);
      continue;
    }
    await expect.poll(async () => (await ringsOf(page)).length, { message: said }).toBeGreaterThan(0);
    await followed(page);
    const rings = await ringsOf(page);
    expect(await covered(page, '.coach-ring'), said).toBe(0);
    await press(itemAt(rings, 0));
    // A pressed ring disappears or another one appears.
    const after = async () => `${await saidNow(page)} ${await ringsOf(page)}`;
    await expect.poll(after, { message: `${said}: ${rings[0]}` }).not.toBe(`${said} ${rings}`);
    const now = await saidNow(page);
    if (now !== said) done.add(said);
  }
  expect([...done]).toEqual(
    expect.arrayContaining([
      ...['welcome', 'lands', 'place', 'process', 'build', 'artifact', 'artifact-log', 'end-turn', LAST],
    ]),
  );
  await context.close();
});
