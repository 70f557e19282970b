/** Plays the game like a person who only hears the text table: by headings, labels, buttons and announcements. */
import type { Locator, Page } from 'playwright-core';
import { seededRandom } from '../../scripts/simulate/randomGame';
import { itemAt } from '../../src/rules-kit/indexed';

const MOST_STEPS = 1500;

export class Reader {
  private readonly random;
  readonly done: string[] = [];
  /** Announcements after moves, including refusals. */
  readonly heard: string[] = [];

  constructor(
    private readonly page: Page,
    seed: string,
  ) {
    this.random = seededRandom(seed);
  }

  private pick<Item>(items: readonly Item[]): Item {
    return itemAt(items, Math.floor(this.random() * items.length));
  }

  private doing(): Locator {
    return this.page.getByTestId('text-do');
  }

  /** Presses a button with Enter. */
  private async press(id: string): Promise<void> {
    this.done.push(id);
    const button = this.doing().getByTestId(id).first();
    await button.focus();
    await this.page.keyboard.press('Enter');
  }

  private async choose(id: string): Promise<void> {
    const select = this.doing().getByTestId(id).first();
    const values = await select.evaluate((element) =>
      element instanceof HTMLSelectElement
        ? [...element.options].map(({ value }) => value).filter((value) => value !== '')
        : [],
    );
    await select.selectOption(this.pick(values));
  }

  private async go(name: string): Promise<void> {
    await this.choose(`to-${name}`);
    await this.press(`do-${name}`);
  }

  /** Returns as many pieces as the sentence requires. */
  private async giveBack(): Promise<void> {
    const total = this.doing().getByTestId('returnGoods-total');
    const wanted = Number((await total.innerText()).match(/of (\d+)/)?.[1]);
    let left = wanted;
    for (const field of await this.doing().locator('input[type="number"]').all()) {
      const pieces = Math.min(left, Number(await field.getAttribute('max')));
      await field.fill(String(pieces));
      left -= pieces;
    }
    await this.press('do-returnGoods');
  }

  private async trade(): Promise<void> {
    const all = this.doing().getByTestId('trade-shortcut');
    if ((await all.count()) > 0) await all.press('Enter');
    else await this.doing().locator('[data-testid^="trade-in-"]').first().fill('1');
    await this.press('do-trade');
  }

  private async complete(ids: readonly string[]): Promise<void> {
    const deal = ids.find((id) => id.startsWith('do-completeBusiness-'));
    if (deal === undefined) return this.press('do-completeBusiness');
    await this.doing().getByTestId(deal.replace('do-', '').concat('-shortcut')).press('Enter');
    await this.press(deal);
  }

  private async inTurn(ids: readonly string[]): Promise<void> {
    const has = (id: string) => ids.includes(id);
    if (has('end-turn') && this.random() < 0.8) return this.press('end-turn');
    if (ids.some((id) => id.startsWith('do-completeBusiness')) && this.random() < 0.8)
      return this.complete(ids);
    if (has('do-hunt')) return this.press('do-hunt');
    if (has('do-trade') && this.random() < 0.7) return this.trade();
    if (has('do-explore') && this.random() < 0.7) return this.go('explore');
    if (has('do-travel') && this.random() < 0.7) return this.go('travel');
    if (has('do-gatherInformation')) return this.press('do-gatherInformation');
    if (has('end-turn')) return this.press('end-turn');
    if (has('do-useTravelToken')) return this.go('useTravelToken');
    return this.press(this.pick(ids.filter((id) => id.startsWith('do-'))));
  }

  /** Makes one step; returns false at the final score. */
  async step(): Promise<boolean> {
    const { page } = this;
    await page
      .getByTestId('ready')
      .or(page.getByTestId('text-do'))
      .or(page.getByTestId('final-score'))
      .first()
      .waitFor();
    if ((await page.getByTestId('final-score').count()) > 0) return false;
    if ((await page.getByTestId('ready').count()) > 0) {
      // A cover ignores presses until it has been visible for a moment.
      await page.locator('[data-testid="ready"]:focus[aria-disabled="false"]').waitFor();
      await page.keyboard.press('Enter');
      await page.getByTestId('text-table').waitFor();
      return true;
    }
    await page.evaluate(() => {
      for (const said of document.querySelectorAll<HTMLElement>(
        '[data-testid="news"] p, [data-testid="refusal"] p',
      ))
        said.dataset.old = '';
    });
    const ids = await this.doing().evaluate((part) =>
      [...part.querySelectorAll('[data-testid]')].map((element) => element.getAttribute('data-testid') ?? ''),
    );
    if (ids.includes('do-draft')) await this.press('do-draft');
    else if (ids.includes('do-chooseWorkerCard')) await this.press('do-chooseWorkerCard');
    else if (ids.includes('do-placeWorkers')) {
      for (const id of ids.filter((place) => place.startsWith('place-'))) await this.choose(id);
      await this.press('do-placeWorkers');
    } else if (ids.includes('factory-stay')) await this.press('factory-stay');
    else if (ids.includes('do-activateWorker')) await this.press('do-activateWorker');
    else if (ids.includes('do-returnGoods')) await this.giveBack();
    else await this.inTurn(ids);
    await this.listen();
    return true;
  }

  /** Waits for the announcement after a press and checks that the keyboard focus is not lost. */
  private async listen(): Promise<void> {
    await this.page.waitForFunction(
      () =>
        document.querySelector('[data-testid="news"] [data-old]') === null ||
        document.querySelector('[data-testid="refusal"] p:not([data-old])') !== null,
    );
    const { spoken, place } = await this.page.evaluate(() => ({
      spoken: [...document.querySelectorAll('[data-testid="refusal"] p, [data-testid="news"] p')].map(
        ({ textContent }) => textContent,
      ),
      place: document.activeElement?.tagName ?? 'none',
    }));
    this.heard.push(...spoken.filter((text) => text !== ''));
    if (place === 'BODY' && (await this.page.getByTestId('text-table').count()) > 0)
      throw new Error('the focus is lost');
  }

  /** Plays to the final score. @throws Error with the last presses and announcements */
  async play(): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      try {
        if (!(await this.step())) return;
      } catch (error) {
        throw new Error(
          `${this.done.slice(-6).join(' · ')} / ${this.heard.slice(-2).join(' / ')}: ${error instanceof Error ? error.message : error}`,
        );
      }
    }
    throw new Error(`no end after ${MOST_STEPS} steps`);
  }
}
