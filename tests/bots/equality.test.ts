import { botGame } from '../../src/games/cherez-ural/bot/botGame';
import { simulatesAsBoardgameDoes } from '../games/shared/equality';

const SETUPS = [{}, { draft: true }, { firstGameSets: true }, { soloOrder: 'hard' }];

/** The same number of setups for each player count. Options that a count doesn't allow are left out. */
const settings = [1, 2, 3, 4].flatMap((numPlayers) =>
  SETUPS.map((wanted) => ({
    numPlayers,
    setupData: botGame.game.validateSetupData?.(wanted, numPlayers) === undefined ? wanted : {},
  })),
);

simulatesAsBoardgameDoes('cherez-ural', botGame, settings);
