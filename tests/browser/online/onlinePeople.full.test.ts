/** Features for people at an online table beside the game: seats and their links, names, chat. */
import type { Page } from 'playwright-core';
import { io } from 'socket.io-client';
import { describe, expect, inject, it } from 'vitest';
import { matchOf, PHONE, shot, Visitor } from '../visitor';

describe('people at a table', () => {
  it('opens a seat by its link on another device, and explains wrong links and unknown tables', async () => {
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
      await stranger.page.getByTestId('notice-seat-link').getByText('you’re watching').waitFor();
      await stranger.page.getByTestId('sit-down').waitFor();
      expect(stranger.page.url()).toBe(link);
      expect(await kept(stranger.page)).toBeNull();
    }
    // A player keeps their seat, whatever a link contains.
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

  it('isolates a right-to-left name, at the table and in the lobby', async () => {
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

  it('lets the host mute and unmute a seat and the onlookers', async () => {
    const [anna, boris, clara] = [
      await Visitor.come('Anna'),
      await Visitor.come('Boris', PHONE),
      await Visitor.come('Clara'),
    ];
    const link = await anna.setUp(3);
    await boris.sitDown(link);
    await clara.page.goto(link);
    await anna.page.getByTestId('unseated').getByText('1 more').waitFor();
    // A person who may still take a seat doesn't count as an onlooker.
    await clara.page.getByTestId('look-on').waitFor();
    expect(await clara.page.getByTestId('unseated').count()).toBe(0);
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
    await anna.page.getByTestId('chat').getByText('Thank you.').waitFor();

    await anna.page.getByTestId('mute-onlookers').click();
    await clara.page.getByTestId('muted').waitFor();
    await shot(clara.page, 'online-muted');
    await anna.page.getByTestId('mute-onlookers').click();
    await clara.page.getByTestId('muted').waitFor({ state: 'detached' });
    expect([...anna.faults, ...boris.faults, ...clara.faults]).toEqual([]);
    for (const { context } of [anna, boris, clara]) await context.close();
  });

  it('keeps the newest 200 lines and stays responsive when the chat is flooded with one id', async () => {
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
    const talk = clara.page.getByTestId('chat');
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

/** Returns a function for the seconds that the page's main thread has worked since this call. */
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
