/** A game survives a browser translator and other programs that change React's DOM. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenGamesOf, goldenWhere } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { terramaraModule } from '../../../src/games/terramara/module';
import { entryOf } from '../../../src/rules-kit/indexed';
import type { SavedGame } from '../../../src/session/savedGame';
import { visit, withBrowser } from '../browser';
import { followed, keepGame } from '../person';
import { PHONE } from '../visitor';

const browser = withBrowser();

const GAMES: Readonly<Record<string, SavedGame>> = {
  'cherez-ural': goldenWhere(2, ({ phase, can: { travel = 0 } }) => phase === 'summer' && travel > 2),
  kilia: goldenGamesOf(kiliaModule).game(2, 0.5),
  terramara: goldenGamesOf(terramaraModule).game(2, 0.5),
};

/**
 * How translators replace a text by a font element: Chrome and others insert a copy, some extensions move the text
 * itself.
 */
const WAYS = ['replaces', 'inserts, then removes', 'removes, then inserts', 'wraps'] as const;
type Way = (typeof WAYS)[number];

/** Translates all current and future texts of the page, word for word. */
const translate = (page: Page, way: Way) =>
  page.evaluate((how) => {
    const wrap = (text: Text) => {
      const { parentElement } = text;
      if (parentElement === null || parentElement.closest('font, script, style') !== null) return;
      if (parentElement instanceof SVGElement || (text.nodeValue ?? '').trim() === '') return;
      const font = document.createElement('font');
      const next = text.nextSibling;
      if (how === 'wraps') {
        text.replaceWith(font);
        font.append(text);
        return;
      }
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.nodeValue ?? '');
      if (how === 'replaces') text.replaceWith(font);
      else if (how === 'inserts, then removes') {
        parentElement.insertBefore(font, text);
        text.remove();
      } else {
        text.remove();
        parentElement.insertBefore(font, next);
      }
    };
    const wrapAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) wrap(text);
    };
    wrapAll();
    new MutationObserver(wrapAll).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  }, way);

async function newPage(
  viewport: typeof PHONE,
): Promise<{ page: Page; faults: string[]; context: BrowserContext }> {
  const { page, faults, context } = await visit(browser, { viewport });
  return { page, faults, context };
}

async function takeSeat(page: Page): Promise<void> {
  const ready = page.getByTestId('ready');
  await ready.or(page.getByTestId('menu')).first().waitFor();
  if ((await ready.count()) > 0) await ready.click();
  await page.getByTestId('look-around').waitFor({ state: 'attached' });
  // The map fits itself to a window that still changes, but only until the first press.
  await followed(page);
}

const textOf = async (page: Page): Promise<string> => {
  await followed(page);
  return page.locator('.table').innerText();
};

/** Opens and closes dialogs, plays, undoes, steps through earlier positions and returns. */
async function use(page: Page, game: string): Promise<void> {
  await page.keyboard.press('?');
  await page.getByTestId('keys-dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByTestId('keys-dialog').waitFor({ state: 'detached' });
  if (game === 'cherez-ural') {
    for (const space of [2, 3, 1]) {
      await page.locator('[role="button"][data-space]').nth(space).focus();
      await page.keyboard.press('Enter');
      await page.locator('.primary-slot[data-move="travel"]').waitFor();
    }
    await page.getByTestId('confirm').click();
    await page.locator('[data-testid="undo"][aria-disabled="false"]').click();
    await followed(page);
  } else if (game === 'kilia') {
    for (const card of [1, 2, 3]) {
      await page.keyboard.press(String(card));
      await page.locator('.hint').waitFor();
    }
    await page.keyboard.press('Escape');
  } else {
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      await page.keyboard.press('m');
      await page.keyboard.press(key);
    }
  }
  await page.getByTestId('menu').click();
  // Translating a text under the pointer would swallow the click.
  await page.getByTestId('open-replay').evaluate((button: HTMLElement) => button.click());
  await page.getByTestId('replay-bar').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-testid="menu"][aria-expanded="false"]').waitFor();
  for (let step = 0; step < 12; step++) await page.getByTestId('replay-back').click();
  await page.getByTestId('replay-forward').click();
  await page.getByTestId('replay-present').click();
  await page.getByTestId('replay-bar').waitFor({ state: 'detached' });
}

/** The pages of a game, each with a selector for its complete state. */
const PAGES = [
  ['', '[data-testid="language"]'],
  ['/new', '[data-testid="start"]'],
  ['/rules', '.contents'],
  ['/almanac', '.almanac-cards'],
  ['/learn', '[data-testid="learn-start"]'],
  ['/new', '[data-testid="start"]'],
] as const;

/**
 * Visits all pages of a game and returns their texts in each available language. Spaces are removed, because a
 * translator's element may start a line.
 */
async function pagesOf(page: Page, game: string): Promise<string[]> {
  const texts: string[] = [];
  const main = page.locator('main');
  const read = async () => texts.push((await main.innerText()).replace(/\s+/g, ''));
  const language = page.getByTestId('language');
  for (const [path, complete] of PAGES) {
    await page.evaluate((to) => history.pushState(null, '', to), `/${game}${path}`);
    await main.locator(complete).first().waitFor();
    await followed(page);
    await read();
    if ((await language.count()) === 0) continue;
    for (const next of ['ja', 'en']) {
      await language.evaluate((button: HTMLElement) => button.click());
      await page.locator(`html[lang="${next}"]`).waitFor({ state: 'attached' });
      await followed(page);
      await read();
    }
  }
  return texts;
}

describe.each([
  ['a desk', { width: 1280, height: 720 }],
  ['a phone', PHONE],
])('on %s', (size, viewport) => {
  describe.each(Object.entries(GAMES))('the table of %s', (game, save) => {
    it.each(size === 'a desk' ? WAYS : (['replaces'] as const))(
      'works and shows the right texts when a translator %s them',
      async (way) => {
        const { page, faults, context } = await newPage(viewport);
        await keepGame(page, inject('url'), save);
        await takeSeat(page);
        await use(page, game);
        const expected = await textOf(page);
        await page.goto(`${inject('url')}/table`);
        await takeSeat(page);
        await translate(page, way);
        await use(page, game);
        expect(await page.locator('.table font').count()).toBeGreaterThan(10);
        expect(await textOf(page)).toBe(expected);
        expect(faults).toEqual([]);
        await context.close();
      },
    );
  });

  it.each(Object.keys(GAMES))('shows the right texts on all pages of %s when translated', async (game) => {
    const { page, faults, context } = await newPage(viewport);
    const home = async () => {
      await page.goto(inject('url'));
      await page.getByTestId(`game-${game}`).waitFor();
    };
    await home();
    const expected = await pagesOf(page, game);
    await home();
    await translate(page, 'replaces');
    expect(await pagesOf(page, game)).toEqual(expected);
    await page.getByTestId('players-2').check({ force: true });
    await page.getByTestId('who-1').selectOption({ index: 1 });
    await page.getByTestId('start').click();
    await page.getByTestId('ready').or(page.getByTestId('table')).first().waitFor();
    await page.evaluate(() => history.pushState(null, '', '/'));
    await page.getByTestId(`game-${game}`).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('remounts the table when an extension removes texts', async () => {
  const { page, context } = await newPage({ width: 1280, height: 720 });
  await keepGame(page, inject('url'), entryOf(GAMES, 'kilia'));
  await takeSeat(page);
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts)
      if (text.parentNode?.childNodes.length !== 1) text.parentNode?.removeChild(text);
  });
  await use(page, 'kilia');
  await page.keyboard.press('1');
  await page.locator('.hint').waitFor();
  await context.close();
});
