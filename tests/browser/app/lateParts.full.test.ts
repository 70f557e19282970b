/** Late parts at the tables of the games that `lateParts.test.ts` leaves out. */
import { describe, it } from 'vitest';
import { withBrowser } from '../browser';
import { expectFromMenu, expectHint } from './latePart';

const browser = withBrowser();

describe('at a table without a network', () => {
  it.each([
    ['rules', 'kilia'],
    ['rules', 'terramara'],
    ['almanac', 'cherez-ural'],
    ['almanac', 'terramara'],
    ['replay', 'cherez-ural'],
    ['replay', 'kilia'],
  ] as const)('keeps the table when the %s of %s cannot be fetched, and opens them later', (part, game) =>
    expectFromMenu(browser, game, part),
  );

  it.each(['cherez-ural', 'terramara'])(
    'keeps the table when a hint at %s cannot be fetched, and shows it once the network is back',
    (game) => expectHint(browser, game),
  );
});
