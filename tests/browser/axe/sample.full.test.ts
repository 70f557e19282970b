import { afterAll } from 'vitest';
import { gameScreens, tableScreen } from '../../../scripts/screens/screen';
import { goldenGamesOf } from '../../../scripts/ui/goldenGames';
import { reviewed, type Scenario } from '../../games/scenario';
import { sampleModule } from '../../sample-game/module';
import { openSampleSite, type SampleSite } from '../online/sampleSite';
import { axeFindsNothing } from './axeContract';

const { game, where } = goldenGamesOf(sampleModule);
const TURN: Scenario = {
  name: 'turn',
  description: 'A player can go on.',
  save: () => where(2, ({ can }) => can.go),
};
const BIDS: Scenario = {
  name: 'bids',
  description: 'Both players bid.',
  save: () => where(2, ({ can }) => can.bid),
};
const OVER: Scenario = {
  name: 'over',
  description: 'The end of a game of two.',
  save: () => reviewed(game(2)),
};
/** Stops the replay in the middle of the turn scenario's game. */
const replayAt = Math.floor(TURN.save().actions.length / 2);

let site: SampleSite;
afterAll(() => site.close());

axeFindsNothing('sample', {
  screens: async () => {
    site = await openSampleSite();
    return [
      { name: 'shelf', path: '/' },
      ...gameScreens(sampleModule, { turn: TURN, over: OVER, replayAt, almanacPages: [] }),
      { name: 'hand-over', path: '/table', scenario: BIDS },
      tableScreen('bids', BIDS),
      tableScreen('place', TURN, [{ press: '[role="button"][data-space]' }]),
    ];
  },
  url: () => site.url,
  shows: ['hand-over', 'go-dialog', 'table', 'text-table', 'final-score', 'game-sample'],
});
