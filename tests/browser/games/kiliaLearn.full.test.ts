/**
 * Kilia's guided first game: three rounds by mouse, and a phone in Japanese that always shows the highlighted elements.
 */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { FIRST_LESSONS } from '../../games/kilia/lessons';
import { expectSeen, noteLabels, quotedLabels } from '../app/quotedLabels';
import { DESK, PHONE, visit, withBrowser } from '../browser';

const browser = withBrowser();

async function learn(language: 'en-GB' | 'ja-JP', phone: boolean): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await visit(browser, {
    viewport: phone ? PHONE : DESK,
    touch: phone,
    locale: language,
  });
  page.setDefaultTimeout(60_000);
  await noteLabels(page);
  await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
  await page.goto(`${inject('url')}/kilia/learn`);
  await page.getByTestId('learn-start').click();
  await page.getByTestId('table').waitFor();
  return { page, faults };
}

const coach = (page: Page) => page.locator('[data-testid="coach"]:visible');

/**
 * Waits for the guide's next step that needs an action and returns it. Steps that are only to be read are confirmed.
 */
async function nextStep(page: Page, before: string): Promise<string> {
  let found = '';
  await expect
    .poll(
      async () => {
        // Read together, because the step may change at any time.
        const { step, isRead } = await coach(page).evaluateAll(([card]) => ({
          step: card?.getAttribute('data-step') ?? null,
          isRead: card?.querySelector('[data-testid="coach-next"]') != null,
        }));
        // While the other player acts, the step disappears without a press.
        if (step === null || step === 'bot-acts') return found;
        if (isRead && step !== 'free-play')
          await page
            .locator('[data-testid="coach-next"]:visible')
            .click({ timeout: 1000 })
            .catch(() => undefined);
        else if (step !== before) found = step;
        return found;
      },
      { timeout: 30_000 },
    )
    .not.toBe('');
  return found;
}

describe('the guided first game of Kilia', () => {
  it('leads through three rounds by mouse', async () => {
    const { page, faults } = await learn('en-GB', false);
    const press = (id: string) => page.getByTestId(id).click();
    const ready = () => page.locator('[data-testid="confirm"]:not([aria-disabled="true"])').click();
    const inRow = async () => {
      await page.locator('.columns .card-target').first().click();
      await ready();
    };
    const doing: Readonly<Record<string, () => Promise<void>>> = {
      expand: async () => {
        await press('card-1');
        await ready();
      },
      build: inRow,
      ability: inRow,
      contract: inRow,
      merchant: async () => {
        await press('card-1');
        const instead = page.getByTestId('as-merchant');
        if ((await instead.count()) > 0) await instead.click();
        await ready();
      },
      'any-good': ready,
      fulfil: async () => {
        await press('move-fulfilContract');
        await ready();
      },
      university: async () => {
        await page.locator('.columns .card-button:not(.card-off):has(.zone-university)').first().click();
        await ready();
      },
      'end-turn': () => page.locator('.btn-end').click(),
      'own-way': () => page.locator('[data-testid="coach-do"]:visible').click(),
    };
    const done: string[] = [];
    const allQuoted: string[] = [];
    for (let step = ''; done.length < 20; ) {
      step = await nextStep(page, step);
      if (step === 'free-play') break;
      const act = doing[step];
      const quoted = await quotedLabels(page);
      if (act === undefined) throw new Error(`the guide says ${step}, for which nothing is to be pressed`);
      await act();
      await expectSeen(page, quoted, step);
      allQuoted.push(...quoted);
      done.push(step);
    }
    expect(done.slice(0, FIRST_LESSONS.length)).toEqual(FIRST_LESSONS);
    expect(done.at(-1)).toBe('end-turn');
    expect(allQuoted).toEqual(expect.arrayContaining(['Contract', 'Fulfil', 'Merchant']));
    await page.locator('[data-testid="coach-leave"]:visible').click();
    await expect.poll(() => page.getByTestId('coach').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('shows the highlighted elements on a phone in Japanese', async () => {
    const { page, faults } = await learn('ja-JP', true);
    for (let step = ''; ; ) {
      step = await nextStep(page, step);
      if (step === 'merchant') break;
      await page.locator('.coach-ring').first().waitFor();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, step).toBeLessThanOrEqual(0);
      await page.locator('[data-testid="coach-do"]:visible').tap();
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
