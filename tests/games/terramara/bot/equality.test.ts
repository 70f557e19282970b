/** Bots play Terramara as boardgame.io does. */
import { botGame } from '../../../../src/games/terramara/bot/botGame';
import { simulatesAsBoardgameDoes } from '../../shared/equality';
import { terramaraContract } from '../contract';

simulatesAsBoardgameDoes('terramara', botGame, terramaraContract.settings);
