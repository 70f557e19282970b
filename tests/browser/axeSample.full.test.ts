import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { gameScreens, tableScreen } from '../../scripts/screens/screen';
import { goldenGamesOf } from '../../scripts/ui/goldenGames';
import { sampleModule } from '../sample-game/module';
import { axeFindsNothing } from './axeContract';
import { openSampleSite, type SampleSite } from './sampleSite';

const { game, where } = goldenGamesOf(sampleModule);
const TURN = where(2, ({ can }) => can.go);
const BIDS = where(2, ({ can }) => can.bid);
const pressPlace = (page: Page) => page.locator('[role="button"][data-space]').first().press('Enter');

let site: SampleSite;
afterAll(() => site.close());

axeFindsNothing('sample', {
  screens: async () => {
    site = await openSampleSite();
    return [
      { name: 'shelf', path: '/' },
      ...gameScreens(sampleModule, { turn: TURN, over: game(2) }),
      { name: 'hand-over', path: '/table', game: BIDS },
      tableScreen('bids', BIDS),
      tableScreen('place', TURN, [pressPlace]),
    ];
  },
  url: () => site.url,
  shows: ['hand-over', 'go-dialog', 'table', 'text-table', 'final-score', 'game-sample'],
});
