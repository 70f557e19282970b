/** Devices that are much slower than the game they watch, which is played without pauses. */
import { expect, inject, it } from 'vitest';
import { playToEnd, setUpRooms, storedSeats } from '../../../scripts/online/rooms';
import { openAddress, openDevice } from '../../../scripts/screens/open';
import { withBrowser } from '../browser';

const browser = withBrowser();

/** How much slower than this machine */
const SLOWER = 8;
const WATCHERS = [
  { size: 'phone', seat: '2' },
  { size: 'desk', seat: '1' },
] as const;

it('shows the end of a fast game without an error on slow devices', async () => {
  const { running } = await setUpRooms(inject('url'));
  const faults: string[] = [];
  const pages = [];
  for (const { size, seat } of WATCHERS) {
    const context = await openDevice(browser, size, 'en');
    const page = await context.newPage();
    page.on('pageerror', (error) => faults.push(`${size}: ${error.stack ?? error.message}`));
    const kept = { 'house.setting.online.seats': storedSeats([running], seat) };
    const path = `/online/t/${running.matchID}`;
    await openAddress(page, inject('url'), { name: 'slow', path, kept }, 'en');
    await page.getByTestId('table').waitFor();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    pages.push(page);
  }
  await playToEnd(inject('url'), running);
  for (const page of pages) await page.getByTestId('final-score').waitFor({ timeout: 120_000 });
  expect(faults).toEqual([]);
  for (const page of pages) await page.context().close();
});
