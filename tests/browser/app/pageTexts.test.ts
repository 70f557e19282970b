/** Texts of pages that depend on a game's state or on the browser. */
import { describe, expect, inject, it } from 'vitest';
import { ownOf } from '../../../scripts/games/own';
import type { Screen } from '../../../scripts/screens/screen';
import { modules } from '../../../src/games/modules';
import { offers } from '../../../src/games/offers';
import type { SavedGame } from '../../../src/session/savedGame';
import { Session } from '../../../src/session/session';
import { withBrowser } from '../browser';
import { lobbyTable } from '../online/lobbyTable';
import { keepGame } from '../person';
import { Visitor } from '../visitor';

const browser = withBrowser();

/** Returns a finished game of Kilia, saved as the app does. */
async function finishedGame(): Promise<SavedGame> {
  const screens = await ownOf<readonly Screen[]>('kilia', 'screens');
  const game = screens?.find(({ name }) => name === 'final')?.scenario?.save();
  const module = modules.find(({ name }) => name === 'kilia');
  if (game === undefined || module === undefined) throw new Error('Kilia has no finished game');
  return new Session(module, game).save();
}

describe('a finished game', () => {
  it('is offered for its result and not as a running game', async () => {
    const page = await browser.newPage({ locale: 'en-GB' });
    await keepGame(page, inject('url'), await finishedGame());
    await page.goto(inject('url'));
    await page.getByText('Last game: Kilia').waitFor();
    expect(await page.getByText('goes on').count()).toBe(0);
    for (const path of ['kilia/new', 'kilia/learn']) {
      await page.goto(`${inject('url')}/${path}`);
      await page.locator('main h1').waitFor();
      expect(await page.getByText('under way').count()).toBe(0);
    }
    await page.goto(inject('url'));
    await page.getByTestId('continue').click();
    await page.getByTestId('final-score').waitFor();
    await page.close();
  });

  it('gets no conclusion from an incomplete review', async () => {
    const page = await browser.newPage({ locale: 'en-GB' });
    const { review: _, ...game } = await finishedGame();
    const { playerID } = game.actions[0] ?? { playerID: '0' };
    const outlook = Object.fromEntries(game.seats.map((seat) => [seat.playerID, [50, 50]]));
    const bad = { at: 0, playerID, played: 20, best: 45, line: [] };
    await keepGame(page, inject('url'), { ...game, review: { next: 2, outlook, decisions: [bad] } });
    await page.getByTestId('part-review').click();
    await page.getByTestId('begin-review').waitFor();
    await page.getByTestId(`findings-${playerID}`).getByText('so far about').waitFor();
    expect(await page.getByText('a bot would have done clearly better').count()).toBe(0);
    // The other players' decisions may still turn out to be mistakes.
    expect(await page.locator('[data-testid^="findings-"]').count()).toBe(1);
    await page.close();
  });
});

describe('the page that introduces a guided game', () => {
  it.each(offers.filter(({ loadGuide }) => loadGuide !== null).map((offer) => [offer.name, offer] as const))(
    'gives the number of rivals in the guide of %s',
    async (name, { loadGuide }) => {
      const { bots } = (await loadGuide?.())?.setup ?? { bots: [] };
      const page = await browser.newPage({ locale: 'en-GB' });
      await page.goto(`${inject('url')}/${name}/learn`);
      const rivals = bots.length === 1 ? 'an easy bot' : `${bots.length} easy bots`;
      await page.getByText(`You play a real game against ${rivals}.`).waitFor();
      await page.close();
    },
  );
});

describe('notifications', () => {
  it('show instructions when blocked after the permission is revoked', async () => {
    const anna = await Visitor.come('Anna');
    const { page } = anna;
    await page.addInitScript(() => {
      const fake = { permission: 'granted', requestPermission: async () => fake.permission };
      Object.defineProperty(globalThis, 'Notification', { value: fake });
    });
    const { seatLinks } = await lobbyTable({ names: ['Anna', 'Boris'] });
    await page.goto(seatLinks[0] ?? '');
    await anna.openRoom();
    const box = page.getByTestId('room-dialog').getByTestId('notice-notify');
    await box.check();
    await page.evaluate(() => {
      Object.assign(Notification, { permission: 'denied' });
      window.dispatchEvent(new Event('focus'));
    });
    await page.getByTestId('room-dialog').getByTestId('notify-blocked').getByText('settings').waitFor();
    expect(await box.isChecked()).toBe(false);
    await page.evaluate(() => {
      Object.assign(Notification, { permission: 'granted' });
      window.dispatchEvent(new Event('focus'));
    });
    await expect.poll(() => box.isChecked()).toBe(true);
    expect(anna.faults).toEqual([]);
    await anna.context.close();
  });
});
