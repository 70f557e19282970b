/** The bots' simulator plays Terramara like boardgame.io's reducer. */
import { botGame } from '../../../../src/games/terramara/bot/botGame';
import { simulatesAsBoardgameDoes } from '../../shared/equality';
import { terramaraContract } from '../contract';

simulatesAsBoardgameDoes('terramara', botGame, terramaraContract.settings);
