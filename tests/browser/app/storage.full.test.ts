/** Refused and full storage with the games and texts that `storage.test.ts` leaves out. */
import { describe, it } from 'vitest';
import { withBrowser } from '../browser';
import { expectPagesDespite, expectPlayInMemory, expectPlayWhileFull } from './fullStorage';

const browser = withBrowser();

it.each(['cherez-ural', 'terramara'])('plays %s in memory when storage is refused', (game) =>
  expectPlayInMemory(browser, game),
);

it.each(['cherez-ural', 'kilia'])('continues %s in memory when storage becomes full in the middle', (game) =>
  expectPlayWhileFull(browser, game),
);

describe('unreadable entries', () => {
  it.each(['{', 'null', '[{}]', '[{"matchID":1}]', '5', '"house"'])(
    'let every page open when all are %j',
    (text) => expectPagesDespite(browser, text),
  );
});
