/** Games on the server, with each person at a separate device. */
import { describe, expect, inject, it } from 'vitest';
import { playToPhase } from '../../../scripts/online/rooms';
import { itemAt } from '../../../src/rules-kit/indexed';
import { playTogether } from '../games/together';
import { followed } from '../person';
import { matchOf, PHONE, shot, Visitor } from '../visitor';

declare global {
  /** How the page has notified its player. */
  var calls: string[];
  var isInSight: boolean;
}

/** Replaces audio and system notifications, which a test can't observe. */
function listenForCalls() {
  globalThis.calls = [];
  globalThis.isInSight = true;
  Object.defineProperty(document, 'visibilityState', {
    get: () => (globalThis.isInSight ? 'visible' : 'hidden'),
  });
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      globalThis.calls.push('sound');
    }
  };
  class Call extends EventTarget {
    static readonly permission = 'granted';
    static readonly requestPermission = async () => 'granted';
    constructor(text: string) {
      super();
      globalThis.calls.push(text);
    }
  }
  Object.defineProperty(globalThis, 'Notification', { value: Call });
}

const turns = ({ person }: Visitor): number => person.done.filter((step) => step === 'end turn').length;

describe('online', () => {
  it('plays a whole game for four: two bots, a reload, a leave, a return, an onlooker, a lost connection', async () => {
    const anna = await Visitor.come('Anna');
    const boris = await Visitor.come('Boris', PHONE);
    const clara = await Visitor.come('Clara');
    const link = await anna.setUp(4, ['easy', 'easy']);
    await boris.sitDown(link);
    await anna.page.getByTestId('table').waitFor();
    await boris.page.getByTestId('table').waitFor();
    await clara.page.goto(link);
    await clara.page.getByTestId('table').waitFor();

    await playTogether([anna, boris], () => turns(anna) >= 1);
    await anna.say('Good luck, Boris.');
    await clara.say('Anna has the better cards.');
    await boris.page.getByTestId('unread').waitFor();
    await boris.page.getByTestId('tab-chat').click();
    await boris.page.getByTestId('chat').getByText('Good luck, Boris.').waitFor();
    expect(await clara.page.getByText('Good luck, Boris.').count()).toBe(0);
    expect(await boris.page.getByText('Anna has the better cards.').count()).toBe(0);
    await boris.page.getByTestId('tab-hand').click();

    await playTogether([anna, boris], () => turns(anna) >= 3);
    await anna.turnOver();
    await followed(anna.page);
    const gold = await anna.gold(0);
    const hand = await anna.hand();
    await anna.page.reload();
    await anna.page.getByTestId('table').waitFor();
    expect(await anna.gold(0)).toBe(gold);
    expect(await anna.hand()).toEqual(hand);

    await anna.context.setOffline(true);
    await anna.page.getByTestId('notice-lost').waitFor();
    const before = turns(boris);
    await playTogether([boris], () => turns(boris) > before);
    await anna.context.setOffline(false);
    await anna.page.getByTestId('notice-lost').waitFor({ state: 'detached' });
    const missed = anna.page.getByTestId('notice-missed');
    await missed.getByText('while you were away').waitFor();
    const count = async () => Number.parseInt(/\d+/.exec(await missed.innerText())?.[0] ?? '0', 10);
    const told = await count();
    expect(told).toBeGreaterThan(0);
    // After another interruption, the unread notice still includes the moves missed earlier.
    await anna.context.setOffline(true);
    await anna.page.getByTestId('notice-lost').waitFor();
    await anna.context.setOffline(false);
    await missed.waitFor();
    expect(await count()).toBeGreaterThanOrEqual(told);

    await playTogether([anna, boris], () => turns(anna) >= 5);
    await boris.openRoom();
    await boris.page.getByTestId('leave').click();
    await boris.page.getByTestId('leave-yes').click();
    await anna.page.getByTestId('notice-empty-seat').getByText('Add a bot').waitFor();
    // A newcomer now sees why there is no free seat and may watch.
    await clara.page.reload();
    await clara.page.getByTestId('closed').getByText('held for Boris').waitFor();
    await shot(clara.page, 'online-closed');
    expect(await clara.page.getByTestId('unseated').count()).toBe(0);
    await anna.openRoom();
    await anna.page.getByTestId('unseated').getByText('1 choosing a seat').waitFor();
    await clara.page.getByTestId('look-on').click();
    await clara.page.getByTestId('table').waitFor();
    await anna.page.getByTestId('unseated').getByText('1 spectator').waitFor();
    await anna.page.getByTestId('close-room').click();
    await boris.page.getByTestId('left-seat').getByText('It is kept for you.').waitFor();
    await shot(boris.page, 'online-left');
    await boris.page.getByTestId('come-back').click();
    await boris.page.getByTestId('table').waitFor();
    await anna.page.getByTestId('notice-empty-seat').waitFor({ state: 'detached' });

    // Play on to the last winter by requests, because the pages would show nothing new.
    const everyone = [anna, boris, clara];
    const keys = [await anna.key(link), await boris.key(link)];
    for (const { page } of everyone) await page.goto('about:blank');
    const credentials = { 0: itemAt(keys, 0), 1: itemAt(keys, 1), 2: '', 3: '' };
    await playToPhase(inject('url'), { matchID: matchOf(link), credentials }, ['0', '1'], 4, 'winter2');
    for (const { page } of everyone) await page.goto(link);
    for (const { page } of everyone) await page.getByTestId('table').waitFor();
    const lastWinter = turns(anna);

    await playTogether([anna, boris]);
    expect(turns(anna)).toBeGreaterThan(lastWinter);
    await clara.page.getByTestId('final-score').waitFor();
    await shot(anna.page, 'online-final');
    await anna.openRoom();
    await anna.page.getByTestId('room-dialog').getByText('Anna has the better cards.').waitFor();
    await anna.page.getByTestId('close-room').click();

    await clara.page.goto(`${inject('url')}/online`);
    // Other tests finish tables on this server too.
    await clara.page.locator(`[data-testid="finished-tables"] a[href*="${matchOf(link)}"]`).click();
    await clara.page.getByTestId('replay-bar').waitFor();
    await clara.page.getByTestId('replay-last').click();
    await clara.page.getByTestId('replay-present').click();
    expect(await clara.page.getByTestId('final-gold-0').innerText()).toBe(
      await anna.page.getByTestId('final-gold-0').innerText(),
    );

    await anna.page.getByTestId('play-again').click();
    // On a phone, the notice doesn't cover the tabs of the charts, and it disappears when closed.
    const word = boris.page.getByTestId('notice-next');
    await word.waitFor();
    for (const tab of await boris.page.locator('.final-part').all()) await tab.click({ timeout: 5000 });
    await word.getByRole('button', { name: 'Close this notice' }).click();
    await word.waitFor({ state: 'detached' });
    await boris.page.reload();
    await boris.page.getByTestId('go-to-next').click();
    await anna.page.waitForURL((address) => !link.endsWith(address.pathname));
    // The seat from the link is removed from the address.
    const next = new URL(anna.page.url()).pathname;
    await boris.page.waitForURL(({ pathname }) => pathname === next);
    await boris.page.getByTestId('table').waitFor();
    expect([...anna.faults, ...boris.faults, ...clara.faults]).toEqual([]);
    for (const { context } of [anna, boris, clara]) await context.close();
  });

  it('keeps the choices of four players who choose worker cards at once, one of them in two tabs', async () => {
    const visitors = await Promise.all(
      ['Anna', 'Boris', 'Clara', 'Dmitri'].map((name) => Visitor.come(name)),
    );
    const anna = itemAt(visitors, 0);
    const link = await anna.setUp(4);
    for (const other of visitors.slice(1)) await other.sitDown(link);
    const second = await anna.tab();
    await second.page.goto(link);
    const chosen: string[] = [];
    const choosers = [...visitors, second];
    for (const { page } of choosers) {
      const card = page
        .getByRole('dialog')
        .locator('[data-testid^="choose-w"]')
        .nth(chosen.length % 3);
      chosen.push((await card.getAttribute('data-testid')) ?? '');
      await card.click();
    }
    const buttons = await Promise.all(
      choosers.map(({ page }) => page.getByRole('dialog').getByTestId('confirm').elementHandle()),
    );
    await Promise.all(buttons.map((button) => button?.evaluate((element: HTMLElement) => element.click())));
    for (const { page } of choosers) await page.locator('[data-phase="placement"]').waitFor();
    const workers = await Promise.all(
      visitors.map((_, seat) =>
        anna.page
          .getByTestId(`player-${seat}`)
          .locator('[data-testid^="worker-w"]')
          .getAttribute('data-testid'),
      ),
    );
    const cards = chosen.map((id) => id.replace('choose-', 'worker-'));
    expect(workers.slice(1)).toEqual(cards.slice(1, 4));
    // Only the first of two choices for one seat counts, and both tabs show it.
    expect([cards[0], cards[4]]).toContain(workers[0]);
    const shown = () =>
      Promise.all([anna, second].map(({ page }) => page.getByTestId('player-0').innerText()));
    await expect.poll(async () => new Set(await shown()).size).toBe(1);
    expect(choosers.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { context } of visitors) await context.close();
  });

  it('seats a bot and notifies the player by sound and system notification', async () => {
    const anna = await Visitor.come('Anna');
    await anna.page.addInitScript(listenForCalls);
    await anna.setUp(2);
    const { page } = anna;
    await page.getByTestId('room').click();
    await page.getByLabel('Play a sound').check();
    await page.getByTestId('room-dialog').getByTestId('notice-notify').check();
    await page.getByTestId('close-room').click();
    // The dialog's content, which has the same labels, is removed shortly after it is closed.
    await page.getByTestId('room-dialog').getByTestId('link').first().waitFor({ state: 'detached' });
    const heard = () => page.evaluate(() => globalThis.calls);
    // The sound is played as a sample when it is switched on.
    await expect.poll(heard).toEqual(['sound']);
    await page.getByLabel('Level of the bot, seat 2').selectOption('easy');
    await page.getByTestId('put-bot-1').click();
    await page.getByTestId('table').waitFor();
    await page.evaluate(() => {
      globalThis.isInSight = false;
    });
    await playTogether([anna], () => turns(anna) >= 1);
    // The number of notifications depends on how fast the bot is.
    await expect
      .poll(async () => (await heard()).slice(1))
      .toEqual(expect.arrayContaining(['sound', expect.stringContaining('turn')]));
    expect(anna.faults).toEqual([]);
    await anna.context.close();
  });
});
