/** No page, dialog or table has a fault that axe finds, in both themes and both languages. */
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { goldenGame } from '../../scripts/ui/site';
import type { SavedGame } from '../../src/house/savedGame';
import { violations } from './axe';
import { BROWSER_ARGS } from './chromium';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_ARGS });
});
afterAll(() => browser.close());

type Look = { readonly theme: 'light' | 'dark'; readonly language: 'en' | 'ja' };

async function open(look: Look, phone = false): Promise<Page> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 720 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(({ theme, language }) => {
    localStorage.setItem('house.setting.theme', theme);
    localStorage.setItem('house.setting.language', language);
  }, look);
  return page;
}

async function visit(page: Page, path: string, game?: SavedGame): Promise<void> {
  if (game !== undefined) {
    await page.goto(`${inject('url')}/rules`);
    await page.evaluate((text) => localStorage.setItem('house.game', text), JSON.stringify(game));
  }
  await page.goto(inject('url') + path);
  await page.locator('main:not([aria-busy="true"])').first().waitFor();
  await page.getByRole('heading', { level: 1 }).or(page.getByTestId('table')).first().waitFor();
  const ready = page.getByTestId('ready');
  if ((await ready.count()) > 0 && game !== undefined) {
    await ready.click();
    await page.getByTestId('table').or(page.getByTestId('text-table')).first().waitFor();
  }
}

/** What lies over the table, by what opens it. */
const DIALOGS = ['situation', 'completed-0', 'hand-p', 'move-trade', 'move-handOver', 'menu', 'legend'];

const LOOKS: readonly Look[] = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ja' },
];

for (const look of LOOKS) {
  describe(`axe finds nothing, ${look.theme}, ${look.language}`, () => {
    let found: string[] = [];
    beforeEach(() => {
      found = [];
    });
    const check = async (page: Page, name: string) => {
      found.push(...(await violations(page)).map((violation) => `${name}: ${violation}`));
    };

    it('on the pages around the table', async () => {
      const page = await open(look);
      for (const path of ['/', '/new', '/rules', '/almanac', '/learn', '/online', '/nowhere']) {
        await visit(page, path);
        await check(page, path);
      }
      await page.context().close();
      expect(found.join('\n')).toBe('');
    });

    it('on the drawn table and its dialogs', async () => {
      const page = await open(look);
      for (const [name, game] of [
        ['hand over', goldenGame(2, 0)],
        ['draft or worker cards', goldenGame(1, 0)],
        ['winter', goldenGame(1, 0.47)],
        ['summer', goldenGame(4, 0.865)],
        ['final score', goldenGame(3)],
      ] as const) {
        await visit(page, '/table', game);
        await page.waitForTimeout(300);
        await check(page, name);
        if (name !== 'summer') continue;
        for (const id of DIALOGS) {
          const opener = page.locator(`[data-testid^="${id}"]:not([aria-disabled="true"])`).first();
          if ((await opener.count()) === 0) continue;
          await opener.click();
          await page.waitForTimeout(300);
          await check(page, id);
          await page.keyboard.press('Escape');
        }
        await page.keyboard.press('?');
        await page.getByTestId('keys-dialog').waitFor();
        await check(page, 'keys');
      }
      await visit(page, '/table?move=20', goldenGame(3));
      await check(page, 'replay');
      await page.context().close();
      expect(found.join('\n')).toBe('');
    });

    it('on the text table and on a phone', async () => {
      const page = await open(look);
      for (const [name, game] of [
        ['text, worker cards', goldenGame(1, 0)],
        ['text, summer', goldenGame(4, 0.865)],
        ['text, final score', goldenGame(3)],
      ] as const) {
        await visit(page, '/table?view=text', game);
        await check(page, name);
      }
      await page.context().close();
      const phone = await open(look, true);
      await visit(phone, '/table', goldenGame(4, 0.865));
      for (const tab of ['hand', 'players', 'prices', 'log']) {
        await phone.getByTestId(`tab-${tab}`).click();
        await check(phone, `phone, ${tab}`);
      }
      await phone.context().close();
      expect(found.join('\n')).toBe('');
    });
  });
}
