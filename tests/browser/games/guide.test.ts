/** Kilia's guided first game at a desk. The other games and sizes are in guide.full.test.ts. */
import { expect, it } from 'vitest';
import { asAnyGame } from '../../../src/game-api/module';
import { kiliaModule } from '../../../src/games/kilia/module';
import { FIRST_LESSONS } from '../../games/kilia/lessons';
import { DESK, withBrowser } from '../browser';
import { followRings } from './guideCases';

const browser = withBrowser();

it('leads through Kilia’s lessons by one ring at a time, with a card that covers nothing', async () => {
  const module = asAnyGame(kiliaModule);
  const done = await followRings(browser, { module, last: 'ability', size: DESK, language: 'en' });
  expect(done.filter((step) => FIRST_LESSONS.includes(step))).toEqual(FIRST_LESSONS);
});
