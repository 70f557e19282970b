import { botGame } from '../../src/games/cherez-ural/bot/botGame';
import { simulatesAsBoardgameDoes } from '../games/shared/equality';

const SETUPS = [{}, { draft: true }, { firstGameSets: true }, { soloOrder: 'hard' }];

/** As many setups for each count: options that a count does not have give way to none. */
const settings = [1, 2, 3, 4].flatMap((numPlayers) =>
  SETUPS.map((wanted) => ({
    numPlayers,
    setupData: botGame.game.validateSetupData?.(wanted, numPlayers) === undefined ? wanted : {},
  })),
);

simulatesAsBoardgameDoes('cherez-ural', botGame, settings);
