/** The workbench at /dev exists in test builds but not in the app for players. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { scenarioLoaders } from '../../games/scenarios';
import { visit, withBrowser } from '../browser';
import { withSampleSite } from '../online/sampleSite';
import { runningGame } from '../person';
import { openTable } from '../workbench';
import { expectFourTimes, withFiles } from './gallery';

const browser = withBrowser();
const site = withSampleSite();

const files = withFiles();

const open = () => visit(browser);

const scenariosOf = await Promise.all(
  Object.entries(scenarioLoaders).map(async ([game, load]) => ({ game, scenarios: await load() })),
);

/** Chooses the first option and confirms. */
const choose = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().click();
  await page.getByTestId('confirm').click();
};

const MOVES: readonly (readonly [
  game: string,
  scenario: string,
  move: string,
  play: (page: Page) => Promise<void>,
])[] = [
  ['cherez-ural', 'choose-worker', 'chooseWorkerCard', choose('button[data-testid^="choose-w"]')],
  ['kilia', 'choose-colour', 'chooseColour', choose('.colour:not(.colour-taken)')],
  ['terramara', 'draft', 'draft', choose('[data-testid^="choose-"]')],
];

describe('the workbench', () => {
  it('lists the scenarios of every game', async () => {
    const { page, faults } = await open();
    await page.goto(`${site.url}/dev`);
    for (const { game, scenarios } of scenariosOf)
      for (const { name, description } of scenarios) {
        const item = page.locator('li', { has: page.locator(`a[href="/dev/${game}?scenario=${name}"]`) });
        expect(await item.innerText()).toContain(description);
      }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it.each(MOVES)('plays a move of %s in %s without saving it', async (game, scenario, move, play) => {
    const { page, faults } = await open();
    await openTable(page, site.url, game, scenario);
    const before = scenariosOf.find((each) => each.game === game)?.scenarios;
    const saved = before?.find(({ name }) => name === scenario)?.save();
    await play(page);
    await expect
      .poll(async () => (await runningGame(page))?.actions.length)
      .toBe((saved?.actions.length ?? 0) + 1);
    expect((await runningGame(page)).actions.at(-1)?.move).toBe(move);
    // The next page uses the browser's own storage again.
    await page.goto(`${site.url}/`);
    expect(await page.evaluate(() => localStorage.getItem('house.game'))).toBe(null);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('opens the seat, language and theme in the address', async () => {
    const { page, faults } = await open();
    await openTable(page, site.url, 'terramara', 'turn', { seat: '1', language: 'ja', theme: 'dark' });
    expect(await page.getAttribute('html', 'lang')).toBe('ja');
    expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
    expect((await page.getByTestId('player-1').innerText()).length).toBeGreaterThan(0);
    await page.getByTestId('plan').waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('keeps the debug panel and the table in sync', async () => {
    const { page, faults } = await open();
    await page.goto(`${files.url}/dev/kilia?scenario=choose-colour&debug=1`);
    const panel = page.locator('.debug-panel');
    await panel.waitFor();
    await choose('.colour:not(.colour-taken)')(page);
    await expect.poll(() => panel.locator('.player.current').innerText()).toBe('3');
    await expect.poll(() => page.locator('.colour:not(.colour-taken)').count()).toBe(1);
    const free = await page.locator('.colour:not(.colour-taken)').getAttribute('data-testid');
    await panel.locator('.move', { hasText: 'chooseColour' }).click();
    await panel.locator('.arg-field:focus').waitFor({ state: 'attached' });
    await page.keyboard.type(JSON.stringify(free?.replace('colour-', '')));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await runningGame(page))?.actions.length).toBe(4);
    expect(faults).toEqual([]);
    await page.context().close();
  });

  // `workbench.full.test.ts` shows a screen of every other kind.
  it.each([
    ['a dialog', 'kilia', 'pay', '[role="dialog"]'],
    ['a game that only the browser keeps', 'cherez-ural', 'broken-save', '[data-testid="broken-game"]'],
  ])('shows %s in both languages and themes', (_, game, screen, selector) =>
    expectFourTimes(browser, files.url, { game, screen, selector }),
  );

  it.each([
    ['/dev/gallery/chess', 'Expected a gallery (app, cherez-ural, kilia, terramara), got “chess”.'],
    ['/dev/gallery/kilia?screen=nope', /^Expected a screen of kilia \(page, .*\), got “nope”\.$/],
    ['/dev/chess', 'Expected a game (cherez-ural, kilia, terramara), got “chess”.'],
    ['/dev/kilia', 'got nothing.'],
    ['/dev/kilia?scenario=nope', /^Expected a scenario of kilia \(choose-colour, .*, over\), got “nope”\.$/],
    ['/dev/kilia?scenario=turn&language=xx', 'Expected a language (en, ja), got “xx”.'],
    ['/dev/gallery/kilia?theme=pink', 'Expected a theme (system, light, dark), got “pink”.'],
    ['/dev/gallery/kilia?width=wide', 'Expected a width from 200 to 9999 px, got “wide”.'],
    ['/dev/kilia?scenario=turn&seat=9', 'Expected a seat of turn (0, 1, 2, 3), got “9”.'],
  ])('lists valid names for %s', async (path, sentence) => {
    const { page } = await open();
    await page.goto(site.url + path);
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor();
    await page.context().close();
  });
});

describe('the app for players', () => {
  const filesWith = (folder: string, text: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(js|css|html|json)$/.test(file) && readFileSync(join(folder, file), 'utf8').includes(text),
    );
  const texts = [
    'dev-problem',
    'dev-scenarios',
    'dev-report',
    'gallery-frames',
    ...scenariosOf.flatMap(({ scenarios }) => scenarios.map(({ description }) => description)),
  ];

  it.each(texts)('has no workbench: %s', (text) => {
    expect(filesWith(join(inject('sampleFolder'), 'ready'), text)).not.toEqual([]);
    expect(filesWith(inject('appFolder'), text)).toEqual([]);
  });

  it('has no page at /dev', async () => {
    const { page } = await open();
    await page.goto(`${inject('url')}/dev`);
    await page.getByTestId('unknown-game').waitFor();
    await page.context().close();
  });
});
