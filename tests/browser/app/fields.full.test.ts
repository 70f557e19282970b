/** iPhones zoom in on fields with text below 16 px. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { offers } from '../../../src/games/offers';
import { withBrowser } from '../browser';
import { lobbyTable } from '../online/lobbyTable';
import { PHONE } from '../visitor';

const browser = withBrowser();

/** Input types that open no keyboard. */
const PRESSED = ['checkbox', 'radio', 'range', 'file', 'submit', 'button', 'color'];

const smallFields = (page: Page, at: string) =>
  page.evaluate(
    ([pressed, where]) =>
      [...document.querySelectorAll('input, select, textarea')]
        .filter((field) => !(field instanceof HTMLInputElement && pressed.includes(field.type)))
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => `${where}: ${field.outerHTML.slice(0, 120)}`),
    [PRESSED, at] as const,
  );

describe('fields on a phone', () => {
  it('have text of at least 16 px on every page', async () => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const url = inject('url');
    const small: string[] = [];
    let fields = 0;
    const look = async (at: string) => {
      small.push(...(await smallFields(page, at)));
      fields += await page.locator('input, select, textarea').count();
    };
    const paths = ['/', '/online', '/online/yours'].concat(
      offers.flatMap(({ name }) => [
        `/${name}`,
        `/${name}/new`,
        `/${name}/rules`,
        `/${name}/almanac`,
        `/${name}/learn`,
        `/online/${name}`,
        `/online/${name}/new`,
      ]),
    );
    for (const path of paths) {
      await page.goto(url + path);
      await page.locator('main h1').first().waitFor();
      await look(path);
    }
    await page.getByTestId('clock').selectOption('h48');
    await page.getByTestId('weekends').waitFor();
    await look('clock in days');

    const joined = await lobbyTable({ names: ['Anna'], numPlayers: 2 });
    await page.goto(joined.link);
    await page.getByTestId('your-name').waitFor();
    await look('join');
    await page.getByTestId('look-on').click();
    await page.getByTestId('say').waitFor();
    await look('watching before the deal');
    await page.goto('about:blank');
    await page.goto(joined.seatLinks[0] ?? '');
    await page.getByTestId('waiting').waitFor();
    await look('waiting');

    const days = { clock: { turnHours: 24, reserveHours: 72 } };
    const table = await lobbyTable({ names: ['Anna', 'Boris'], options: days });
    await page.goto(table.seatLinks[0] ?? '');
    await page.getByTestId('table').waitFor();
    await page.getByTestId('menu').click();
    await page.getByTestId('room').click();
    await page.getByTestId('call-me').click();
    await page.getByTestId('room-dialog').getByTestId('link').first().waitFor();
    await look('people and seats');
    await page.goto(`${table.link}?view=text`);
    await page.locator('main').first().waitFor();
    await look('table in words');
    expect(fields).toBeGreaterThan(60);
    expect(small).toEqual([]);
    await context.close();
  });

  it("have text of at least 16 px at every game's drawn table and text table", async () => {
    const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    const small: string[] = [];
    for (const { name } of offers) {
      for (const view of ['', '?view=text']) {
        await page.goto(`${inject('url')}/${name}/learn`);
        await page.getByTestId('learn-start').click();
        await page.waitForURL('**/table');
        await page.goto(`${inject('url')}/table${view}`);
        await page.locator('.table, .text-table').first().waitFor();
        await page.waitForLoadState('networkidle');
        small.push(...(await smallFields(page, `${name} ${view}`)));
      }
    }
    expect(small).toEqual([]);
    await context.close();
  });
});
