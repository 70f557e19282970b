/** A finished table loads its history once, and only if something shows it. */
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { type Rooms, setUpRooms, storedSeats } from '../../../scripts/online/rooms';
import { openDevice, type Size } from '../../../scripts/screens/open';
import { withBrowser } from '../browser';
import { boxOf } from '../person';

const browser = withBrowser();
let rooms: Rooms;
beforeAll(async () => {
  rooms = await setUpRooms(inject('url'));
});

/** Opens the finished table from its first seat and counts the requests for its history. */
async function open(size: Size) {
  const context = await openDevice(browser, size, 'en');
  const page = await context.newPage();
  let asked = 0;
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('["history"')) asked += 1;
    }),
  );
  const { finished } = rooms;
  await context.addInitScript(
    (kept) => localStorage.setItem('house.setting.online.seats', kept),
    storedSeats([finished], '0'),
  );
  await page.goto(`${inject('url')}/online/cherez-ural/t/${finished.matchID}`);
  await page.getByTestId('final-score').waitFor();
  return { page, asked: () => asked, close: () => context.close() };
}

describe('a finished table', () => {
  it('loads its history once for the chart beside the score on a desktop', async () => {
    const { page, asked, close } = await open('desk');
    await page.locator('.course-figure svg path').first().waitFor();
    await page.getByTestId('see-board').click();
    await page.getByTestId('log').locator('[data-move]').first().waitFor();
    expect(asked()).toBe(1);
    await close();
  });

  it('hides the chart until the history has loaded', async () => {
    const context = await openDevice(browser, 'desk', 'en');
    const page = await context.newPage();
    let release = () => {};
    await page.routeWebSocket(/socket\.io/, (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (String(message).includes('["history"')) release = () => server.send(message);
        else server.send(message);
      });
    });
    await page.goto(`${inject('url')}/online/cherez-ural/t/${rooms.finished.matchID}`);
    const figure = page.locator('.course-figure');
    await figure.locator('[aria-busy="true"]').waitFor();
    const { height } = await boxOf(figure);
    expect(await figure.locator('path').count()).toBe(0);
    release();
    await figure.locator('svg path').first().waitFor();
    expect((await boxOf(figure)).height).toBe(height);
    await context.close();
  });

  it('loads its history on a phone only when the log is opened', async () => {
    const { page, asked, close } = await open('phone');
    await page.getByTestId('see-board').click();
    // Pointing at a step shows its path only if the positions are already here.
    await page.locator('.story-step').first().hover();
    expect(asked()).toBe(0);
    await page.getByTestId('tab-log').click();
    await page.getByTestId('log').waitFor();
    await expect.poll(asked).toBe(1);
    await close();
  });
});
