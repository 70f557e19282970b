import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { kiliaModule } from '../../../src/games/kilia/module';
import { firstMoves, parseSavedGame } from '../../../src/session/savedGame';
import { visit, watchedPage, withBrowser } from '../browser';
import { keepGame } from '../person';
import { kept, playOn, startNewGame, stored, tableShown } from './fullStorage';

const browser = withBrowser();

describe('two tabs', () => {
  const elsewhere = (page: Page) => page.getByTestId('elsewhere');
  const golden = firstMoves(goldenGamesOf(kiliaModule).game(2), 6);

  it('lets one tab play a game, and another take it over with all moves', async () => {
    const { context, page: a, close } = await visit(browser);
    const { page: b, faults } = await watchedPage(context);
    await keepGame(a, inject('url'), golden);
    await tableShown(a);
    await b.goto(`${inject('url')}/table`);
    await tableShown(b);
    await elsewhere(a).waitFor();
    expect(await elsewhere(a).innerText()).toContain('This game is open in another tab');
    await playOn(b, 'kilia', 14);
    const played = parseSavedGame(await stored(b)).actions;
    expect(played.length).toBeGreaterThan(golden.actions.length);
    await a.getByTestId('play-here').click();
    await tableShown(a);
    await elsewhere(b).waitFor();
    await playOn(a, 'kilia', 6);
    const all = parseSavedGame(await stored(a)).actions;
    expect(all.slice(0, played.length)).toEqual(played);
    expect(all.length).toBeGreaterThan(played.length);
    expect(await kept(a)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps both games when the other tab starts a new one', async () => {
    const { context, page: a, close } = await visit(browser);
    const { page: b } = await watchedPage(context);
    await keepGame(a, inject('url'), golden);
    await tableShown(a);
    await startNewGame(b, 'terramara');
    await elsewhere(a).waitFor();
    expect(await elsewhere(a).innerText()).toContain('Another game was started in another tab');
    await playOn(b, 'terramara', 8);
    const played = parseSavedGame(await stored(b));
    expect(played.actions.length).toBeGreaterThan(0);
    expect((await kept(b)).map(({ actions }) => actions)).toEqual([golden.actions]);
    await a.getByTestId('play-here').click();
    await tableShown(a);
    await elsewhere(b).waitFor();
    await playOn(a, 'kilia', 4);
    const running = parseSavedGame(await stored(a));
    expect(running.game).toBe('kilia');
    expect(running.actions.slice(0, 6)).toEqual(golden.actions);
    expect((await kept(a)).map(({ actions }) => actions)).toEqual([played.actions]);
    await close();
  });
});
