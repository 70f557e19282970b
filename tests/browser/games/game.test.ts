import { describe, expect, inject, it } from 'vitest';
import { goldenWhere } from '../../../scripts/ui/goldenGames';
import { firstWinter } from '../../games/cherez-ural/scenarios/firstWinter';
import { DESK, fits, PHONE, visit, withBrowser } from '../browser';
import { byMouse, byTouch, cardOf, keepGame, Person, startGame, toldIn } from '../person';
import { playWholeGame, seesTheEnd } from './wholeGame';

const browser = withBrowser();

const open = (viewport: typeof DESK, touch = false) => visit(browser, { viewport, touch });

it('plays a whole solo game by touch on a phone', async () => {
  const { page, faults, close } = await open(PHONE, true);
  await playWholeGame(page, { players: 1, choices: { soloOrder: 'normal' } }, 'solo on a phone', byTouch);
  expect(faults).toEqual([]);
  await close();
});

/**
 * Starts at the last winter. Compared with other whole games, only the table for this many players, the hand-over and
 * the end are new.
 */
describe('the end of a longer game', () => {
  it.each([
    { players: 3, phone: true },
    { players: 4, phone: false },
  ])('reaches the final score with $players players, phone: $phone', async ({ players, phone }) => {
    const { page, faults, close } = await open(phone ? PHONE : DESK, phone);
    await keepGame(
      page,
      inject('url'),
      goldenWhere(players, ({ G, phase }) => G.round === 4 && phase === 'winter2'),
    );
    await page.getByTestId('hand-over').waitFor();
    const person = new Person(page, `the end for ${players}`, phone ? byTouch : byMouse);
    await person.play(async () => false);
    await seesTheEnd(page, players);
    expect(person.done).toContain('ready');
    expect(person.done).toContain('end turn');
    expect(faults).toEqual([]);
    await close();
  });
});

describe('at the table', () => {
  it('restores the game after a reload, with the hand covered until its owner is ready', async () => {
    const { page, faults, close } = await open(DESK);
    await keepGame(
      page,
      inject('url'),
      goldenWhere(2, ({ G, phase }) => G.round === 2 && phase === 'summer'),
    );
    await page.getByTestId('hand-over').waitFor();
    const person = new Person(page, 'reload');
    await person.play(() => person.done.includes('end turn'));
    await person.takeScreen();
    const gold = async () => [
      await page.getByTestId('gold-0').innerText(),
      await page.getByTestId('gold-1').innerText(),
    ];
    // The log appears shortly after the hand-over, with everything since the player's last turn.
    const told = async () => {
      await page.locator('.log-since').waitFor();
      return toldIn(page);
    };
    const before = await gold();
    const log = await told();
    await page.reload();
    await page.getByTestId('hand-over').waitFor();
    expect(await page.locator('[data-testid^="hand-p"]').count()).toBe(0);
    await page.getByTestId('ready').click();
    await page.getByTestId('table').waitFor();
    expect(await gold()).toEqual(before);
    expect(await told()).toEqual(log);
    expect(faults).toEqual([]);
    await close();
  });

  it('changes the language without a reload and fits both screens', async () => {
    const game = goldenWhere(4, ({ G, phase }) => G.round === 2 && phase === 'summer');
    for (const [screen, viewport] of [
      ['desk', DESK],
      ['phone', PHONE],
    ] as const) {
      const { page, faults, close } = await open(viewport, screen === 'phone');
      await keepGame(page, inject('url'), game);
      await new Person(page, 'language').takeScreen();
      await fits(page);
      await page.getByTestId('menu').click();
      await page.getByTestId('language').click();
      await page.keyboard.press('Escape');
      await page.locator('html[lang="ja"]').waitFor({ state: 'attached' });
      await fits(page);
      expect(faults).toEqual([]);
      await close();
    }
  });

  it('lets bots play and never asks a single person to hand over the screen', async () => {
    const { page, faults, close } = await open(DESK);
    await page.addInitScript(() => localStorage.setItem('house.setting.pace', 'fast'));
    await startGame(page, inject('url'), { players: 3, bots: ['easy', 'normal'] });
    const person = new Person(page, 'bots');
    await person.play(() => person.done.filter((step) => step === 'end turn').length >= 2);
    expect(person.done).not.toContain('ready');
    await page.getByTestId('bot-status').waitFor({ state: 'detached', timeout: 60_000 });
    const log = await page.getByTestId('log').innerText();
    const saved = () => page.evaluate(() => JSON.parse(localStorage.getItem('house.game') ?? ''));
    // The save follows each move within a short time, without leaving the page.
    await expect.poll(async () => (await saved()).actions.length).toBeGreaterThan(12);
    const seated: { name: string }[] = (await saved()).seats;
    expect(seated).toHaveLength(3);
    for (const { name } of seated) expect(log).toContain(name);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows the reason and the rule for a forbidden action', async () => {
    const { page, close } = await open(DESK);
    await keepGame(page, inject('url'), firstWinter.save());
    await new Person(page, 'why').takeScreen();
    const endTurn = page.getByTestId('end-turn');
    expect(await endTurn.getAttribute('aria-disabled')).toBe('true');
    await endTurn.hover({ force: true });
    await page.getByRole('tooltip').getByText('R8.4').waitFor();
    await close();
  });
});

describe('bad input', () => {
  it('shows a message and a way on for a corrupt save, and keeps the save aside', async () => {
    const { page, close } = await open(DESK);
    await page.goto(inject('url'));
    await page.evaluate(() => localStorage.setItem('house.game', '{"format":"house-game"'));
    await page.goto(`${inject('url')}/table`);
    await page.getByTestId('broken-game').waitFor();
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('house.broken.')),
    );
    expect(kept).toHaveLength(1);
    await page.getByRole('button', { name: 'home page' }).click();
    await cardOf(page).waitFor();
    await close();
  });

  it('refuses contradictory options before the game starts', async () => {
    const { page, close } = await open(PHONE);
    await page.goto(`${inject('url')}/new`);
    await page.getByTestId('option-firstGameSets').check();
    await page.getByTestId('option-draft').check();
    await page.getByRole('alert').waitFor();
    expect(await page.getByTestId('start').isDisabled()).toBe(true);
    await close();
  });
});
