/** The bots' simulator plays Kilia as boardgame.io's reducer does. */
import { botGame } from '../../../src/games/kilia/bot/botGame';
import { simulatesAsBoardgameDoes } from '../shared/equality';
import { kiliaContract } from './contract';

simulatesAsBoardgameDoes('kilia', botGame, kiliaContract.settings);
