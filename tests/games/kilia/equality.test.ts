/** The bots' simulator plays Kilia like boardgame.io's reducer. */
import { botGame } from '../../../src/games/kilia/bot/botGame';
import { simulatesAsBoardgameDoes } from '../shared/equality';
import { kiliaContract } from './contract';

simulatesAsBoardgameDoes('kilia', botGame, kiliaContract.settings);
