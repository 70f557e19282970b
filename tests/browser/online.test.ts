import { mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { playToPhase } from '../../scripts/online/rooms';
import { BROWSER_ARGS } from './chromium';
import { cardOf, followed, Person } from './person';

const SHOTS = 'test-output/screens';
const DESK = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

const shot = (page: Page, name: string) => page.screenshot({ path: `${SHOTS}/${name}.png` });

let browser: Browser;

beforeAll(async () => {
  mkdirSync(SHOTS, { recursive: true });
  browser = await chromium.launch({ executablePath: inject('browserPath'), args: BROWSER_ARGS });
});
afterAll(() => browser.close());

const matchOf = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? '';

/** Somebody at a device of their own. */
class Visitor {
  readonly faults: string[] = [];
  readonly person: Person;

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.person = new Person(page, name);
    page.on('pageerror', (error) => this.faults.push(`${name}: ${error.message}`));
  }

  static async come(name: string, viewport = DESK): Promise<Visitor> {
    const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
    return new Visitor(name, context, await context.newPage());
  }

  /** Another page of the same device. */
  async tab(): Promise<Visitor> {
    return new Visitor(`${this.name}, second tab`, this.context, await this.context.newPage());
  }

  /** Sets up a table and gives back its invite link. `bots`: in the last seats. */
  async setUp(players: number, bots: readonly string[] = []): Promise<string> {
    const { page } = this;
    await page.goto(inject('url'));
    await cardOf(page).getByTestId('online').click();
    await page.getByTestId('create-table').click();
    await page.getByTestId(`players-${players}`).check({ force: true });
    await page.getByTestId('your-name').fill(this.name);
    for (const [index, level] of bots.entries())
      await page.getByTestId(`sitter-${players - bots.length + index}`).selectOption(level);
    await page.getByTestId('create').click();
    await page.getByTestId('waiting').waitFor();
    return page.getByTestId('link').inputValue();
  }

  async sitDown(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByTestId('your-name').fill(this.name);
    await this.page.getByTestId('sit-down').click();
    await this.page.getByTestId('sit-down').waitFor({ state: 'detached' });
  }

  async say(text: string): Promise<void> {
    await this.page.getByTestId('tab-talk').click();
    await this.page.getByTestId('say').fill(text);
    await this.page.getByTestId('say').press('Enter');
    await this.page.getByTestId('talk').getByText(text).waitFor();
    await this.page.getByTestId('tab-log').click();
  }

  async openRoom(): Promise<void> {
    await this.page.getByTestId('menu').click();
    await this.page.getByTestId('room').click();
  }

  /** What opens this visitor's seat at a table. */
  key(link: string): Promise<string> {
    return this.page.evaluate((matchID) => {
      const seats = JSON.parse(localStorage.getItem('house.setting.online.seats') ?? '[]');
      return seats.find((seat: { matchID: string }) => seat.matchID === matchID)?.credentials;
    }, matchOf(link));
  }

  gold(seat: number): Promise<string> {
    return this.page.getByTestId(`gold-${seat}`).innerText();
  }

  /** Which cards lie in it. */
  hand(): Promise<(string | null)[]> {
    return this.page
      .getByTestId('hand')
      .evaluate((hand) =>
        [...hand.querySelectorAll('[data-testid]')].map((card) => card.getAttribute('data-testid')),
      );
  }
}

declare global {
  /** How the page called its player. */
  var calls: string[];
  var isInSight: boolean;
}

/** In place of the loudspeaker and of the system's notifications, which no test can hear or see. */
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

/** For the server's answer, and for a dialog that is fetched. */
const SETTLE_MS = 50;
const LONGEST_MS = 540_000;
const MOST_CAUGHT = 5;

/** Each acts whenever the title says so, until `stop` does or everyone sees the final score. */
async function playTogether(visitors: readonly Visitor[], stop = () => false): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  let caught = 0;
  while (Date.now() < end) {
    let over = 0;
    for (const { page, person } of visitors) {
      if (stop()) return;
      if ((await page.getByTestId('final-score').count()) > 0) over += 1;
      else if ((await page.title()).startsWith('●')) {
        await person.step().catch((error: unknown) => {
          // A dialog that was on its way caught the press: a person looks again.
          if (++caught > MOST_CAUGHT) throw error;
        });
      }
      await page.waitForTimeout(SETTLE_MS);
    }
    if (over === visitors.length) return;
  }
  const last = visitors.map(({ name, person }) => `${name}: ${person.done.at(-1)}`);
  throw new Error(`no end after ${LONGEST_MS} ms; ${last.join('; ')}`);
}

const turns = ({ person }: Visitor): number => person.done.filter((step) => step === 'end turn').length;

describe('online', () => {
  it('a whole game for four: two bots, a reload, a leave, a return, an onlooker, a lost connection', async () => {
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
    await boris.page.getByTestId('tab-talk').click();
    await boris.page.getByTestId('talk').getByText('Good luck, Boris.').waitFor();
    expect(await clara.page.getByText('Good luck, Boris.').count()).toBe(0);
    expect(await boris.page.getByText('Anna has the better cards.').count()).toBe(0);
    await boris.page.getByTestId('tab-hand').click();

    await playTogether([anna, boris], () => turns(anna) >= 3);
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
    await anna.page.getByTestId('notice-missed').getByText('meanwhile').waitFor();

    await playTogether([anna, boris], () => turns(anna) >= 5);
    await boris.openRoom();
    await boris.page.getByTestId('leave').click();
    await boris.page.getByTestId('leave-yes').click();
    await boris.page.getByTestId('sit-down').waitFor();
    await anna.page.getByTestId('notice-open-seat').waitFor();
    await boris.sitDown(link);
    await boris.page.getByTestId('table').waitFor();
    await anna.page.getByTestId('notice-open-seat').waitFor({ state: 'detached' });

    // With nobody at the table, to the last winter: what lies between is the same again for these pages.
    const everyone = [anna, boris, clara];
    const keys = [await anna.key(link), await boris.key(link)];
    for (const { page } of everyone) await page.goto('about:blank');
    const credentials = { 0: keys[0], 1: keys[1], 2: '', 3: '' };
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
    await clara.page.getByTestId('finished-tables').getByRole('link').first().click();
    await clara.page.getByTestId('replay-bar').waitFor();
    await clara.page.getByTestId('replay-last').click();
    await clara.page.getByTestId('replay-present').click();
    expect(await clara.page.getByTestId('final-gold-0').innerText()).toBe(
      await anna.page.getByTestId('final-gold-0').innerText(),
    );

    await anna.page.getByTestId('play-again').click();
    await boris.page.getByTestId('go-to-next').click();
    await anna.page.waitForURL((address) => !link.endsWith(address.pathname));
    // The seat that the link brings is taken out of the address.
    const next = new URL(anna.page.url()).pathname;
    await boris.page.waitForURL(({ pathname }) => pathname === next);
    await boris.page.getByTestId('table').waitFor();
    expect([...anna.faults, ...boris.faults, ...clara.faults]).toEqual([]);
    for (const { context } of [anna, boris, clara]) await context.close();
  });

  it('four at once choose their worker cards, one of them in two tabs: nobody’s choice is lost', async () => {
    const visitors = await Promise.all(
      ['Anna', 'Boris', 'Clara', 'Dmitri'].map((name) => Visitor.come(name)),
    );
    const [anna, ...others] = visitors;
    const link = await anna.setUp(4);
    for (const other of others) await other.sitDown(link);
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
    // Of two choices for one seat the first stands, and both tabs show it.
    expect([cards[0], cards[4]]).toContain(workers[0]);
    expect(await second.page.getByTestId('player-0').innerText()).toBe(
      await anna.page.getByTestId('player-0').innerText(),
    );
    expect(choosers.flatMap(({ faults }) => faults)).toEqual([]);
    for (const { context } of visitors) await context.close();
  });

  it('a bot is put into an open seat; the player is called back by sound and by the system', async () => {
    const anna = await Visitor.come('Anna');
    await anna.page.addInitScript(listenForCalls);
    await anna.setUp(2);
    const { page } = anna;
    await page.getByTestId('room').click();
    await page.getByLabel('Play a sound').check();
    await page.getByLabel('Show a notification').check();
    await page.getByTestId('close-room').click();
    // What is in it goes a moment after it is closed, and has the same labels.
    await page.getByTestId('room-dialog').getByTestId('link').first().waitFor({ state: 'detached' });
    const heard = () => page.evaluate(() => globalThis.calls);
    // The sound is tried as it is chosen.
    await expect.poll(heard).toEqual(['sound']);
    await page.getByLabel('Level of the bot, seat 2').selectOption('easy');
    await page.getByTestId('put-bot-1').click();
    await page.getByTestId('table').waitFor();
    await page.evaluate(() => {
      globalThis.isInSight = false;
    });
    await playTogether([anna], () => turns(anna) >= 1);
    // How often depends on how fast the bot is: it may think while Anna waits, or not.
    await expect
      .poll(async () => (await heard()).slice(1), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['sound', expect.stringContaining('turn')]));
    expect(anna.faults).toEqual([]);
    await anna.context.close();
  });

  it('a seat link brings the seat to another device; a wrong one and an unknown table say so', async () => {
    const anna = await Visitor.come('Anna');
    const link = await anna.setUp(2);
    await anna.page.getByTestId('room').click();
    const seatLink = await anna.page.getByTestId('room-dialog').getByTestId('link').nth(1).inputValue();
    const phone = await Visitor.come('Anna’s phone', PHONE);
    await phone.page.goto(seatLink);
    await phone.page.getByTestId('waiting').getByText('(you, host)').waitFor();
    expect(phone.page.url()).toBe(link);
    const kept = (page: Page) => page.evaluate(() => localStorage.getItem('house.setting.online.seats'));
    const stranger = await Visitor.come('Stranger');
    for (const wrong of ['#seat=0.bogus', '#seat=0.%E0%A4%A', '#seat=7.bogus', '#seat=0']) {
      await stranger.page.goto('about:blank');
      await stranger.page.goto(`${link}${wrong}`);
      await stranger.page.getByTestId('notice-seat-link').getByText('You look on').waitFor();
      await stranger.page.getByTestId('sit-down').waitFor();
      expect(stranger.page.url()).toBe(link);
      expect(await kept(stranger.page)).toBeNull();
    }
    // Whoever has a seat keeps it, whatever a link brings.
    const had = await kept(anna.page);
    for (const wrong of ['#seat=0.bogus', '#seat=1.bogus', '#seat=0.%E0%A4%A']) {
      await anna.page.goto('about:blank');
      await anna.page.goto(`${link}${wrong}`);
      await anna.page.getByTestId('notice-seat-link').getByText('the seat you have here').waitFor();
      await anna.page.getByTestId('waiting').getByText('(you, host)').waitFor();
      expect(await kept(anna.page)).toBe(had);
    }
    await stranger.page.goto(`${inject('url')}/online/t/nowhere`);
    await stranger.page.getByTestId('shut').getByText('no such table').waitFor();
    await shot(stranger.page, 'online-unknown');
    await stranger.page.getByRole('link', { name: 'online tables' }).click();
    await stranger.page.getByTestId('create-table').first().waitFor();
    expect([...anna.faults, ...phone.faults, ...stranger.faults]).toEqual([]);
    for (const { context } of [anna, phone, stranger]) await context.close();
  });

  it('a name of another writing direction turns no word around it, at the table and in the lobby', async () => {
    const anna = await Visitor.come('אבג (1)');
    const link = await anna.setUp(2);
    expect(await anna.page.getByTestId('people').locator('bdi').first().innerText()).toBe('אבג (1)');
    const boris = await Visitor.come('Boris');
    await boris.sitDown(link);
    const isolated = '\u2068אבג (1)\u2069';
    await anna.page.getByTestId('player-0').getByText(isolated).first().waitFor();
    await anna.page.goto(`${inject('url')}/online`);
    await anna.page.getByText(isolated).first().waitFor();
    expect([...anna.faults, ...boris.faults]).toEqual([]);
    for (const { context } of [anna, boris]) await context.close();
  });

  it('the host mutes a seat and the onlookers, and gives them their voice back', async () => {
    const [anna, boris, clara] = [
      await Visitor.come('Anna'),
      await Visitor.come('Boris', PHONE),
      await Visitor.come('Clara'),
    ];
    const link = await anna.setUp(3);
    await boris.sitDown(link);
    await clara.page.goto(link);
    await clara.page.getByTestId('look-on').click();
    expect(await boris.page.getByTestId('mute-0').count()).toBe(0);

    await anna.page.getByTestId('mute-1').click();
    await boris.page.getByTestId('muted').waitFor();
    expect(await boris.page.getByTestId('say').isDisabled()).toBe(true);
    await boris.page.getByTestId('people').getByText('muted').waitFor();
    expect(await clara.page.getByTestId('say').isDisabled()).toBe(false);
    await anna.page.getByTestId('mute-1').click();
    await boris.page.getByTestId('muted').waitFor({ state: 'detached' });
    await boris.page.getByTestId('say').fill('Thank you.');
    await boris.page.getByTestId('say').press('Enter');
    await anna.page.getByTestId('talk').getByText('Thank you.').waitFor();

    await anna.page.getByTestId('mute-onlookers').click();
    await clara.page.getByTestId('muted').waitFor();
    await shot(clara.page, 'online-muted');
    await anna.page.getByTestId('mute-onlookers').click();
    await clara.page.getByTestId('muted').waitFor({ state: 'detached' });
    expect([...anna.faults, ...boris.faults, ...clara.faults]).toEqual([]);
    for (const { context } of [anna, boris, clara]) await context.close();
  });

  it('a page whose talk is flooded, with one id for all, keeps the newest 200 lines and answers', async () => {
    const anna = await Visitor.come('Anna');
    const link = await anna.setUp(2);
    const clara = await Visitor.come('Clara');
    await clara.page.goto(link);
    await clara.page.getByTestId('look-on').click();
    const matchID = matchOf(link);
    const flood = io(`${inject('url')}/cherez-ural`, { transports: ['websocket'] });
    await flood.emitWithAck('sync', matchID, null, null);
    const worked = await watchWork(clara.page);
    const began = performance.now();
    for (let message = 0; message < 300; message++) {
      const late = (message * 1000) / 60 - (performance.now() - began);
      if (late > 0) await clara.page.waitForTimeout(late);
      flood.emit('chat', matchID, { id: 'a', sender: null, payload: `flood ${message}`, name: 'F' }, null);
    }
    const talk = clara.page.getByTestId('talk');
    await talk.getByText('flood 299', { exact: true }).waitFor();
    const seconds = (performance.now() - began) / 1000;
    const busy = await worked();
    console.info(
      `60 messages a second: the page was busy ${Math.round((100 * busy) / seconds)} % of ${seconds.toFixed(1)} s`,
    );
    expect(await talk.getByRole('listitem').count()).toBe(200);
    await clara.page.getByTestId('say').fill('I still can write.');
    await clara.page.getByTestId('say').press('Enter');
    await talk.getByText('I still can write.').waitFor();
    flood.close();
    expect(clara.faults).toEqual([]);
    for (const { context } of [anna, clara]) await context.close();
  });
});

/** Seconds that the page's thread works from here on. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const seconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await seconds();
  return async () => (await seconds()) - before;
}
