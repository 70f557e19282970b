/** People at separate devices, for tests of online tables. A test file that imports this module gets a browser. */
import { mkdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, inject } from 'vitest';
import { personOf } from '../../src/app/online/person/personKey';
import { withBrowser } from './browser';
import { cardOf, Person } from './person';

const SHOTS = 'test-output/screens';
const DESK = { width: 1280, height: 720 };
export const PHONE = { width: 390, height: 844 };

export const shot = (page: Page, name: string) => page.screenshot({ path: `${SHOTS}/${name}.png` });

beforeAll(() => mkdirSync(SHOTS, { recursive: true }));
const browser = withBrowser();

export const matchOf = (link: string): string => new URL(link).pathname.split('/').at(-1) ?? '';

/** A person at a separate device. */
export class Visitor {
  readonly faults: string[] = [];
  readonly person: Person;

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.person = new Person(page, name);
    page.on('pageerror', (error) => this.faults.push(`${name}: ${error.stack ?? error.message}`));
  }

  static async come(name: string, viewport = DESK): Promise<Visitor> {
    const context = await browser.newContext({ viewport, locale: 'en-GB', reducedMotion: 'reduce' });
    return new Visitor(name, context, await context.newPage());
  }

  /** Opens another page on the same device. */
  async tab(): Promise<Visitor> {
    return new Visitor(`${this.name}, second tab`, this.context, await this.context.newPage());
  }

  /** Creates a table and returns its invitation link. `bots`: levels of the bots in the last seats. */
  async setUp(players: number, bots: readonly string[] = [], url = inject('url')): Promise<string> {
    const { page } = this;
    await page.goto(url);
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

  /** Makes a private key for this device. */
  async makeKey(url = inject('url')): Promise<void> {
    await this.page.goto(`${url}/online/yours`);
    await this.page.getByTestId('make-key').click();
    await this.page.getByTestId('show-key').waitFor();
  }

  /** Returns the token of this device's private key, which the server gets instead of the key. */
  async token(): Promise<string> {
    const key = await this.page.evaluate(() => localStorage.getItem('house.setting.online.key'));
    return (await personOf(key ?? '')).token;
  }

  async sitDown(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByTestId('your-name').fill(this.name);
    await this.page.getByTestId('sit-down').click();
    await this.page.getByTestId('sit-down').waitFor({ state: 'detached' });
  }

  async say(text: string): Promise<void> {
    await this.page.getByTestId('tab-chat').click();
    await this.page.getByTestId('say').fill(text);
    await this.page.getByTestId('say').press('Enter');
    await this.page.getByTestId('chat').getByText(text).waitFor();
    await this.page.getByTestId('tab-log').click();
  }

  /** Waits until the server has ended this visitor's turn. The press itself returns earlier. */
  async turnOver(): Promise<void> {
    await expect.poll(() => this.page.title()).not.toMatch(/^●/);
  }

  async openRoom(): Promise<void> {
    await this.page.getByTestId('menu').click();
    await this.page.getByTestId('room').click();
  }

  /** Returns the credentials of this visitor's seat at a table. */
  key(link: string): Promise<string> {
    return this.page.evaluate((matchID) => {
      const seats = JSON.parse(localStorage.getItem('house.setting.online.seats') ?? '[]');
      return seats.find((seat: { matchID: string }) => seat.matchID === matchID)?.credentials;
    }, matchOf(link));
  }

  gold(seat: number): Promise<string> {
    return this.page.getByTestId(`gold-${seat}`).innerText();
  }

  /** Returns the cards in the hand. */
  hand(): Promise<(string | null)[]> {
    return this.page
      .getByTestId('hand')
      .evaluate((hand) =>
        [...hand.querySelectorAll('[data-testid]')].map((card) => card.getAttribute('data-testid')),
      );
  }
}
