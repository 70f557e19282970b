import type { G } from '../../../src/games/terramara/rules/state/state';
import type { GameBench } from '../../bench/gameBench';

export const own: GameBench<G> = { gamesPerSecond: 150 };
