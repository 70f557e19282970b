/** Games and seats in a browser that refuses storage or is full. */
import { describe, expect, inject, it } from 'vitest';
import { goldenGame } from '../../../scripts/ui/goldenGames';
import { parseSavedGame } from '../../../src/session/savedGame';
import { PHONE, visit, withBrowser } from '../browser';
import { keepGame } from '../person';
import {
  expectPagesDespite,
  expectPlayInMemory,
  expectPlayWhileFull,
  exported,
  fillStorage,
  limitStorage,
  notice,
  playOn,
  refuseStorage,
  stored,
  tableShown,
} from './fullStorage';

const GAMES = ['cherez-ural', 'kilia', 'terramara'];
const browser = withBrowser();

describe('refused storage', () => {
  it.each(GAMES)('plays %s in memory, warns once that a reload loses it, and exports it', (game) =>
    expectPlayInMemory(browser, game),
  );

  it('shows no notice while there is nothing to lose, and shows it in Japanese', async () => {
    const { context, page, faults, close } = await visit(browser, { viewport: PHONE });
    await refuseStorage(context);
    await page.goto(inject('url'));
    await page.getByTestId('language').click();
    await page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
    expect(await notice(page).count()).toBe(0);
    await page.getByTestId('game-kilia').getByTestId('new-game').click();
    await page.getByTestId('start').click();
    await tableShown(page);
    expect(await notice(page).innerText()).toContain('ゲームを書き出してください');
    expect(faults).toEqual([]);
    await close();
  });

  it.each(['refused', 'full'])('%s: holds the seat of an online table and shows its link', async (kind) => {
    const { context, page, faults, close } = await visit(browser);
    if (kind === 'refused') await refuseStorage(context);
    else await limitStorage(context);
    await page.goto(`${inject('url')}/online/kilia/new`);
    await page.getByTestId('your-name').fill('Ada');
    if (kind === 'full') await fillStorage(page);
    await page.getByTestId('create').click();
    await page.getByTestId('waiting').waitFor();
    const unstored = page.getByTestId('unstored-seat');
    const link = await unstored.getByTestId('link').inputValue();
    expect(link).toMatch(/#seat=0\./);
    // The link opens the same seat in another browser.
    const { page: other, close: closeOther } = await visit(browser);
    await other.goto(link);
    await other.getByTestId('waiting').waitFor();
    expect(await other.getByTestId('unstored-seat').count()).toBe(0);
    expect(faults).toEqual([]);
    await closeOther();
    await close();
  });

  it('shows the link to the seat over a table that opens at once', async () => {
    const { context, page, close } = await visit(browser);
    await refuseStorage(context);
    await page.goto(`${inject('url')}/online/kilia/new`);
    await page.getByTestId('your-name').fill('Ada');
    await page.getByTestId('sitter-1').selectOption('easy');
    await page.getByTestId('create').click();
    await page.getByTestId('table').waitFor();
    const unstored = page.getByTestId('unstored-seat');
    expect(await unstored.getByTestId('link').inputValue()).toMatch(/#seat=0\./);
    await unstored.getByRole('button').last().click();
    expect(await unstored.count()).toBe(0);
    await close();
  });
});

describe('full storage', () => {
  it.each(GAMES)('continues %s in memory when storage becomes full in the middle', (game) =>
    expectPlayWhileFull(browser, game),
  );

  it('starts a new game in memory and leaves the stored one in place', async () => {
    const { context, page, close } = await visit(browser);
    await limitStorage(context);
    const game = goldenGame(2);
    await keepGame(page, inject('url'), game);
    await tableShown(page);
    await page.goto(`${inject('url')}/kilia/new`);
    await fillStorage(page);
    await page.getByTestId('start').click();
    await tableShown(page);
    await playOn(page, 'kilia');
    await notice(page).waitFor();
    expect((await exported(page)).game).toBe('kilia');
    expect(parseSavedGame(await stored(page)).actions).toEqual(game.actions);
    await close();
  });
});

describe('unreadable entries', () => {
  it.each(['', '[null]', '{"format":"house-game"}', '{', 'null', '[{}]', '[{"matchID":1}]', '5', '"house"'])(
    'let every page open when all are %j',
    (text) => expectPagesDespite(browser, text),
  );
});
