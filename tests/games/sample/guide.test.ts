import { describe } from 'vitest';
import { asAnyGame } from '../../../src/game-api/module';
import { sampleModule } from '../../sample-game/module';
import { guidedGames, guideOf, testsOfGuide } from '../shared/guidedGame';

const module = asAnyGame(sampleModule);

describe('the guided first game of Tea Road', async () => {
  const games = guidedGames(module, await guideOf(module));
  testsOfGuide(module, games, {
    isTaught: (session) => session.current().ctx.gameover !== undefined,
    speaksOf: ['end'],
  });
});
