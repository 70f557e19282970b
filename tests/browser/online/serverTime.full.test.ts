/** Dates and times on devices whose clocks are wrong. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { itemAt } from '../../../src/rules-kit/indexed';
import { Visitor } from '../visitor';
import { lobbyTable } from './lobbyTable';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Sets the device's clock ahead. */
const setAhead = (page: Page, by: number) =>
  page.addInitScript((ms) => {
    const real = Date.now;
    Date.now = () => real() + ms;
  }, by);

/** Makes chat lines arrive with an earlier time. */
const sayEarlier = (page: Page, by: number) =>
  page.routeWebSocket(/socket\.io/, (route) => {
    const server = route.connectToServer();
    server.onMessage((message) => {
      const isChat = typeof message === 'string' && /^\d+(\/[\w-]+,)?\["chats?"/.test(message);
      route.send(isChat ? message.replace(/"at":(\d+)/g, (_all, at) => `"at":${Number(at) - by}`) : message);
    });
  });

describe('times at online tables', () => {
  it('shows relative times by the server’s clock when the device’s is 5 hours ahead', async () => {
    await lobbyTable({ names: ['Anna'], numPlayers: 2 });
    const anna = await Visitor.come('Anna');
    await setAhead(anna.page, 5 * HOUR);
    await anna.page.goto(`${inject('url')}/online/kilia`);
    const rows = anna.page.getByTestId('open-tables');
    await rows.getByText('this minute').first().waitFor();
    expect(await rows.getByText('5 hours ago').count()).toBe(0);
    await anna.context.close();
  });

  it('shows the date of a chat line from another day in the reader’s format', async () => {
    const { seatLinks } = await lobbyTable({ names: ['Anna', 'Boris'] });
    const [anna, boris] = [await Visitor.come('Anna'), await Visitor.come('Boris')];
    await setAhead(boris.page, 3 * DAY);
    await sayEarlier(anna.page, 3 * DAY);
    await anna.page.goto(itemAt(seatLinks, 0));
    await boris.page.goto(itemAt(seatLinks, 1));
    await boris.say('See you on Tuesday');
    await anna.page.getByTestId('tab-chat').click();
    await anna.page
      .getByTestId('chat')
      .getByText(/[A-Z][a-z]{2} \d{1,2} [A-Z][a-z]{2,3}, \d{2}:\d{2}$/)
      .waitFor();
    // Boris's clock is wrong, but he sees that the line is from today.
    await boris.page.getByTestId('tab-chat').click();
    expect(await boris.page.getByTestId('chat').locator('time').innerText()).toMatch(/^\d{2}:\d{2}$/);
    expect([...anna.faults, ...boris.faults]).toEqual([]);
    for (const { context } of [anna, boris]) await context.close();
  });
});
