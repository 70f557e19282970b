import { describe, expect, inject, it } from 'vitest';
import { goldenWhere } from '../../../scripts/ui/goldenGames';
import { visit, withBrowser } from '../browser';
import { byKeys } from '../keys';
import { keepGame, mapDrawn, Person, startGame } from '../person';
import { Reader } from '../reader';

const browser = withBrowser();

const open = (locale = 'en-GB') => visit(browser, { locale });

describe('a whole game through the text table', () => {
  it('reaches the final score of a solo game', async () => {
    const { page, faults } = await open();
    const scripts: Promise<string>[] = [];
    await startGame(page, inject('url'), { players: 1 });
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
    });
    await page.goto(`${inject('url')}/table?view=text`);
    const reader = new Reader(page, 'reader');
    await reader.play();
    expect((await Promise.all(scripts)).filter((script) => script.includes('map-stage'))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(1);
    expect(reader.done.filter((id) => id === 'end-turn')).toHaveLength(3 + 3 + 6 + 6);
    expect(reader.heard.length).toBeGreaterThan(20);
    expect(reader.heard.join()).toMatch(/travels from .* by (sled|land|water), −\d+ gold/);
    expect(await page.getByTestId('final-gold-0').innerText()).toMatch(/^\d+$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('reaches the final score with two players who hand over the screen, from the last winter', async () => {
    const { page, faults } = await open();
    await keepGame(
      page,
      inject('url'),
      goldenWhere(2, ({ G, phase }) => G.round === 4 && phase === 'winter2'),
    );
    await page.goto(`${inject('url')}/table?view=text`);
    const reader = new Reader(page, 'the end for two');
    await reader.play();
    expect(reader.done).toContain('end-turn');
    for (const seat of [0, 1])
      expect(await page.getByTestId(`final-gold-${seat}`).innerText()).toMatch(/^\d+$/);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('in Japanese', () => {
  it('loads its own fonts on every page', async () => {
    const { page } = await open('ja-JP');
    for (const at of ['/', '/rules', '/learn']) {
      await page.goto(`${inject('url')}${at}`);
      await page.locator('html[lang="ja"] h1').first().waitFor();
      await page.waitForFunction(() =>
        [...document.fonts].some(
          ({ family, status }) => family.includes('Noto Sans JP') && status === 'loaded',
        ),
      );
    }
    await page.context().close();
  });

  it('never shows slanted text, whichever page opens first', async () => {
    const slanted = () =>
      [...document.querySelectorAll('main *')]
        .filter((part) => part.checkVisibility() && getComputedStyle(part).fontStyle !== 'normal')
        .flatMap((part) => [...part.childNodes])
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent ?? '')
        .filter((text) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text));
    for (const locale of ['ja-JP', 'en-GB']) {
      const { page } = await open(locale);
      for (const game of ['cherez-ural', 'kilia', 'terramara']) {
        await page.goto(`${inject('url')}/${game}`);
        await page.locator('.subtitle').waitFor();
        expect(await page.evaluate(slanted), `${game} for ${locale}`).toEqual([]);
      }
      const { matchID } = await (
        await page.request.post(`${inject('url')}/games/cherez-ural/create`, {
          data: { numPlayers: 2, setupData: {} },
        })
      ).json();
      // On an invitation, the label of a free seat would be italic in English.
      await page.goto(`${inject('url')}/online/cherez-ural/t/${matchID}`);
      await page.getByTestId('people').locator('em').first().waitFor();
      expect(await page.evaluate(slanted), `invite for ${locale}`).toEqual([]);
      await page.context().close();
    }
  });

  it('loads a font for the Japanese words of an English page', async () => {
    const { page } = await open();
    // Simulates a device without a Japanese font, on which all characters look the same.
    await page.addInitScript(() => {
      CanvasRenderingContext2D.prototype.fillText = () => {};
    });
    await page.goto(inject('url'));
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family }) => family.includes('Shippori Mincho')),
    );
    await page.context().close();
  });
});

describe('by keyboard only', () => {
  it('plays a whole game with the focus always visible and never lost', async () => {
    const { page, faults } = await open();
    await startGame(page, inject('url'), { players: 1 });
    const person = new Person(page, 'keys', byKeys);
    await person.play();
    expect(person.done.filter((step) => step === 'end turn')).toHaveLength(3 + 3 + 6 + 6);
    expect(await page.getByTestId('final-gold-0').innerText()).toMatch(/\d/);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps the focus on a button focused before the tips load, and shows its tip', async () => {
    const { page } = await open();
    let letCome = () => {};
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\/Bubble-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await startGame(page, inject('url'), { players: 1 });
    const confirm = page.getByTestId('choose-worker-dialog').getByTestId('confirm');
    await page.keyboard.press('Tab');
    await confirm.focus();
    letCome();
    // Inside the dialog, because everything around it is hidden from assistive technology.
    await page.getByTestId('choose-worker-dialog').getByRole('tooltip').waitFor();
    expect(await confirm.evaluate((button) => button.matches(':focus-visible'))).toBe(true);
    await page.context().close();
  });

  it('moves between places with arrow keys, travels with Enter, undoes with U and lists the keys with ?', async () => {
    const { page } = await open();
    await startGame(page, inject('url'), { players: 1 });
    const person = new Person(page, 'arrows', byKeys);
    await person.play(async () => (await page.locator('[data-phase="winter1"]').count()) > 0);
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('data-space') ?? document.activeElement?.className,
      );
    await mapDrawn(page);
    await page.keyboard.press('m');
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    const next = await focused();
    expect(next).not.toBe(first);
    await page.keyboard.press('Enter');
    await page.locator(`.map-target.chosen[data-target="${next}"]`).waitFor();
    await page.keyboard.press('Enter');
    await page.getByTestId('log').getByText('travels from').waitFor();
    await page.keyboard.press('u');
    await page.getByTestId('log').getByText('travels from').waitFor({ state: 'detached' });
    await page.keyboard.press('w');
    await page.keyboard.press('?');
    await page.getByTestId('keys-dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('keys-dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-testid'))).toBe('end-turn');
    await page.context().close();
  });
});
