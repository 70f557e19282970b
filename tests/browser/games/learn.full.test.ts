/** Learning: the guided first game by mouse and by touch, rules opened from references, almanac and legend. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { expectSeen, noteLabels, quotedLabels } from '../app/quotedLabels';
import { DESK, PHONE, visit, withBrowser } from '../browser';
import { cardOf, Person, startGame } from '../person';

const browser = withBrowser();

async function open(language: 'en' | 'ja', phone: boolean, viewport = phone ? PHONE : DESK) {
  const locale = language === 'ja' ? 'ja-JP' : 'en-GB';
  const { page, crashes: faults, close } = await visit(browser, { viewport, touch: phone, locale });
  await noteLabels(page);
  await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
  return { page, faults, close };
}

async function learn(page: Page): Promise<void> {
  await page.goto(inject('url'));
  await cardOf(page).getByTestId('learn').click();
  await page.getByTestId('learn-start').click();
  await page.getByTestId('table').waitFor();
}

const coach = (page: Page) => page.locator('[data-testid="coach"]:visible');

const MOST_LOOKS = 300;

/** Checks that the card covers none of the highlighted elements once both are shown. */
const keepsClear = (page: Page, step: string) =>
  expect
    .poll(
      () =>
        page.evaluate(() => {
          const card = [...document.querySelectorAll('[data-testid="coach"]')].find(
            (element) => element.getClientRects().length > 0,
          );
          const box = card?.getBoundingClientRect();
          if (box === undefined) return [];
          return [...document.querySelectorAll('.coach-ring')].flatMap((ring) => {
            const { left, top, right, bottom } = ring.getBoundingClientRect();
            const isApart = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
            return isApart ? [] : [`${left} ${top} ${right} ${bottom}`];
          });
        }),
      { message: `rings below the card of ${step}` },
    )
    .toEqual([]);

/** Reads the guide until one of these steps appears. */
async function readTo(page: Page, ...steps: readonly string[]): Promise<string> {
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const step = (await coach(page).count()) === 0 ? null : await coach(page).getAttribute('data-step');
    if (step !== null && steps.includes(step)) return step;
    const next = page.locator('[data-testid="coach-next"]:visible');
    // While the other merchant acts, the step disappears without a press.
    if (step !== null && step !== 'bot-acts' && (await next.count()) > 0)
      // A dialog that opens now takes over the step and hides this card; try again.
      await next.click({ timeout: 1000 }).catch(() => undefined);
    else await page.waitForTimeout(100);
  }
  throw new Error(`the guide never said ${steps.join(' or ')}`);
}

/** Lets the guide play its move. */
async function doIt(page: Page, step: string): Promise<void> {
  await page.locator('[data-testid="coach-do"]:visible').tap();
  await expect.poll(() => page.locator(`[data-step="${step}"]:visible`).count()).toBe(0);
}

/** Checks whether the centre of one element is inside another. */
const isInside = (page: Page, inner: string, outer: string) =>
  page.evaluate(
    ([one, other]) => {
      const [ring, around] = [one, other].map((at) => document.querySelector(at)?.getBoundingClientRect());
      if (ring === undefined || around === undefined) return false;
      const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
      return x > around.left && x < around.right && y > around.top && y < around.bottom;
    },
    [inner, outer] as const,
  );

describe('the guided first game', () => {
  it('leads through the first round by mouse and can be closed', async () => {
    const { page, faults, close } = await open('en', false);
    await learn(page);
    const press = (id: string) => page.getByTestId(id).click();
    const inDialog = (id: string) => page.getByRole('dialog').getByTestId(id).click();
    const space = (id: string) => page.locator(`[role="button"][data-space="${id}"]`).click();
    const endTurn = async () => {
      await readTo(page, 'end-turn');
      await press('end-turn');
    };
    await readTo(page, 'choose-worker');
    await inDialog('choose-w01');
    await inDialog('confirm');
    await readTo(page, 'place');
    await space('moscow');
    await press('confirm');
    await readTo(page, 'buy');
    const buying = await quotedLabels(page);
    await press('move-trade');
    for (let piece = 0; piece < 3; piece++) await inDialog('buy-daily-more');
    expect(buying).toHaveLength(2);
    await expectSeen(page, buying, 'buy');
    await inDialog('confirm');
    await endTurn();
    await readTo(page, 'to-tobolsk');
    await space('tobolsk');
    await press('confirm');
    await readTo(page, 'complete');
    await press('hand-p02');
    await inDialog('confirm');
    await readTo(page, 'gather');
    await press('move-gatherInformation');
    await endTurn();
    await readTo(page, 'to-narym');
    await space('narym');
    await press('confirm');
    await readTo(page, 'hunt');
    const hunting = await quotedLabels(page);
    await press('move-hunt');
    await page.getByRole('dialog').getByTestId('confirm').waitFor();
    expect(hunting).toHaveLength(2);
    await expectSeen(page, hunting, 'hunt');
    await inDialog('confirm');
    await endTurn();
    await readTo(page, 'round-end');
    await page.reload();
    await readTo(page, 'round-end');
    await page.locator('[data-testid="coach-leave"]:visible').click();
    await expect.poll(() => page.getByTestId('coach').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the highlighted elements on a phone in Japanese', async () => {
    const { page, faults, close } = await open('ja', true);
    await learn(page);
    for (;;) {
      const step = await readTo(
        page,
        ...['choose-worker', 'place', 'buy', 'to-tobolsk', 'complete', 'gather', 'to-narym', 'hunt'],
        ...['end-turn', 'round-end'],
      );
      await page.locator('.coach-ring').first().waitFor();
      await keepsClear(page, step);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, step).toBeLessThanOrEqual(0);
      if (step === 'round-end') break;
      await doIt(page, step);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it.each([
    { width: 1280, height: 720 },
    { width: 1024, height: 768 },
  ])('covers no highlighted element at $width × $height and explains the rival’s moves', async (viewport) => {
    const { page, faults, close } = await open('en', false, viewport);
    await learn(page);
    const said = new Set<string>();
    for (let steps = 0; steps < MOST_LOOKS && !said.has('round-end'); steps++) {
      await coach(page).first().waitFor();
      const step = (await coach(page).getAttribute('data-step')) ?? '';
      if (step === 'bot-acts') {
        await page.locator('[data-testid="coach"]:not([data-step="bot-acts"])').first().waitFor();
        continue;
      }
      said.add(step);
      await keepsClear(page, step);
      expect(await coach(page).innerText()).not.toContain('{{');
      const word = page.locator(`[data-testid="coach"][data-step="${step}"]:visible`);
      const go = word.locator('[data-testid="coach-do"]:visible, [data-testid="coach-next"]:visible').first();
      await expect
        .poll(async () => {
          // A dialog that opens now takes over the step; try again.
          await go.click({ timeout: 1000 }).catch(() => undefined);
          return word.count();
        })
        .toBe(0);
    }
    expect([...said]).toEqual(
      expect.arrayContaining(['rival-bought', 'rival-sold', 'buy', 'hunt', 'round-end']),
    );
    expect(faults).toEqual([]);
    await close();
  });

  it('brings elements into view that are rendered late or moved by rotating the phone', async () => {
    const { page, close } = await open('en', true);
    await learn(page);
    for (const step of ['choose-worker', 'place', 'buy', 'end-turn']) {
      await readTo(page, step);
      await doIt(page, step);
    }
    // Tobolsk, which the guide names next, is rendered only after the guide's card.
    await page.evaluate(() =>
      document.head.insertAdjacentHTML(
        'beforeend',
        '<style id="late">[data-space=tobolsk]{display:none}</style>',
      ),
    );
    await readTo(page, 'to-tobolsk');
    const ring = page.locator('.coach-ring').first();
    expect(await ring.count()).toBe(0);
    await page.evaluate(() => document.getElementById('late')?.remove());
    await ring.waitFor();
    for (const { width, height } of [
      { width: 844, height: 390 },
      { width: 390, height: 700 },
    ]) {
      await page.setViewportSize({ width, height });
      const { x, y, right, bottom } = await page.getByTestId('coach').evaluate((card) => {
        const box = card.getBoundingClientRect();
        return { x: box.x, y: box.y, right: box.right, bottom: box.bottom };
      });
      expect(x >= 0 && y >= 0 && right <= width && bottom <= height, 'the whole card').toBe(true);
      await expect
        .poll(() => isInside(page, '.coach-ring', '.board-area'), { message: `${width} × ${height}` })
        .toBe(true);
    }
    await close();
  });
});

describe('looking things up at the table', () => {
  it('opens a rule named in a refusal over the table, by pointer and by keyboard', async () => {
    const { page, close } = await open('en', false);
    const isFocused = (id: string) =>
      expect
        .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-testid')), {
          message: `the focus, after Escape, on ${id}`,
        })
        .toBe(id);
    await startGame(page, inject('url'), { players: 1 });
    const person = new Person(page, 'rules');
    await person.play(async () => (await page.locator('[data-phase="winter1"]').count()) > 0);
    const endTurn = page.getByTestId('end-turn');
    await endTurn.click({ force: true });
    await page.locator('.hint').getByTestId('rule-R8.4').click();
    const found = page.getByTestId('look-up').locator('[data-found]');
    await found.waitFor();
    expect(await found.getAttribute('data-number')).toBe('R8.4');
    await page.keyboard.press('Escape');
    await isFocused('rule-R8.4');
    await endTurn.focus();
    await page.getByRole('tooltip').waitFor();
    await page.keyboard.press('?');
    await found.waitFor();
    await page.keyboard.press('Escape');
    await isFocused('end-turn');
    await page.getByTestId('menu').click();
    await page.getByTestId('menu-almanac').click();
    await page.getByTestId('look-up').waitFor();
    expect(await page.getByTestId('menu-almanac').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await isFocused('menu');
    await page.getByTestId('legend').click();
    await page.getByTestId('legend-groups').waitFor();
    await close();
  });

  it('opens a rule by its address, and filters the almanac', async () => {
    const { page, faults, close } = await open('ja', true);
    await page.goto(`${inject('url')}/rules#R9.4`);
    expect(await page.locator('[data-found]').getAttribute('data-number')).toBe('R9.4');
    await page.goto(`${inject('url')}/almanac`);
    const count = page.getByTestId('almanac-found');
    await count.waitFor();
    expect(await count.innerText()).toContain('54');
    await page.getByTestId('almanac-kind').selectOption('worker');
    await page.getByTestId('almanac-search').fill('罠師');
    expect(await page.locator('[data-testid^="almanac-card-"]').count()).toBe(1);
    expect(faults).toEqual([]);
    await close();
  });
});
