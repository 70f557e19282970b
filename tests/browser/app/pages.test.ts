/** Each kind of page opens without an error, and axe finds nothing on it: at a desk, in English, in the light theme. The
 *  other sizes, languages and themes are looked at by the `axe…` tests of `npm run test:all`. */
import { describe, expect, inject, it } from 'vitest';
import { ownOf } from '../../../scripts/games/own';
import { setUpRooms } from '../../../scripts/online/rooms';
import { appScreens } from '../../../scripts/screens/house';
import { goToAddress, openDevice, suits, takeSteps } from '../../../scripts/screens/open';
import type { Screen } from '../../../scripts/screens/screen';
import { offers } from '../../../src/games/offers';
import { violations } from '../axe/axe';
import { watchedPage, withBrowser } from '../browser';
import { followed } from '../person';

const browser = withBrowser();

/** The screens of every game that differ in kind. */
const KINDS = ['page', 'new', 'rules', 'almanac', 'learn', 'turn', 'menu', 'text', 'replay', 'final'];

/** The server's refusals are part of some screens: a key that it does not have. */
const isRefusal = (fault: string): boolean => fault.startsWith('Failed to load resource');

async function look(screens: readonly Screen[]): Promise<readonly string[]> {
  const context = await openDevice(browser, 'desk', 'en');
  const { page, faults } = await watchedPage(context);
  const found: string[] = [];
  for (const screen of screens) {
    await goToAddress(page, inject('url'), screen, 'en');
    await takeSteps(page, screen.steps);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await followed(page);
    const all = [...faults.splice(0).filter((fault) => !isRefusal(fault)), ...(await violations(page))];
    found.push(...all.map((fault) => `${screen.name}: ${fault}`));
  }
  await context.close();
  return found;
}

const isLight = ({ theme }: Screen): boolean => theme === undefined;

it('opens the home page and the online pages', async () => {
  const screens = appScreens(await setUpRooms(inject('url')));
  expect(await look(screens.filter(isLight))).toEqual([]);
});

describe.each(offers.map(({ name }) => name))('%s', (game) => {
  it('opens each kind of page', async () => {
    const all = (await ownOf<readonly Screen[]>(game, 'screens')) ?? [];
    const screens = all.filter((screen) => KINDS.includes(screen.name) && suits(screen, 'desk'));
    expect(screens.length).toBeGreaterThan(KINDS.length - 4);
    expect(await look(screens)).toEqual([]);
  });
});
