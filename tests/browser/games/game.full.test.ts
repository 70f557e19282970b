import { expect, it } from 'vitest';
import { visit, withBrowser } from '../browser';
import { playWholeGame } from './wholeGame';

const browser = withBrowser();

it('plays a whole game for two with the draft by mouse', async () => {
  const { page, faults, close } = await visit(browser);
  await playWholeGame(page, { players: 2, options: ['draft'] }, 'two with the draft');
  expect(faults).toEqual([]);
  await close();
});
