/** Emphasis in a sentence is rendered everywhere, without asterisks. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenGamesOf, goldenWhere } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import type { SavedGame } from '../../../src/session/savedGame';
import { visit, withBrowser } from '../browser';
import { keepGame } from '../person';
import { PHONE } from '../visitor';

const browser = withBrowser();

const GAMES: Readonly<Record<string, SavedGame>> = {
  'cherez-ural': goldenWhere(
    2,
    ({ phase, can: { activateWorker = 0 } }) => phase === 'summer' && activateWorker > 0,
  ),
  kilia: goldenGamesOf(kiliaModule).game(2, 0.5),
  terramara: goldenGamesOf(terramaraModule).game(2, 0.5),
};

/** Returns all text on the page that contains an asterisk, including labels for screen readers. */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
      element.getAttribute('aria-label') ?? '',
      element.getAttribute('title') ?? '',
    ]);
    return [document.body.innerText, ...named].filter((text) => text.includes('*'));
  });

describe.each([
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', PHONE],
])('on %s', (_, viewport) => {
  it.each(Object.entries(GAMES))('%s explains a disabled button without asterisks', async (game, save) => {
    const { page, context } = await visit(browser, { viewport });
    await keepGame(page, inject('url'), save);
    const ready = page.getByTestId('ready');
    await ready.or(page.getByTestId('confirm')).first().waitFor();
    if ((await ready.count()) > 0) await ready.click();
    await page.getByTestId('confirm').first().waitFor();
    const off = page.locator('.table button[aria-disabled="true"]:visible');
    expect(await off.count()).toBeGreaterThan(0);
    for (const button of await off.all()) {
      await button.focus();
      await button.press('Enter');
      expect(await saidOn(page)).toEqual([]);
    }
    if (game === 'cherez-ural') {
      await page.locator('[data-testid="confirm"][aria-disabled="true"]').press('Enter');
      expect(await page.locator('.hint-notice strong').innerText()).toBe('a worker');
    }
    await context.close();
  });
});
