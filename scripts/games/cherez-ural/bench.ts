import type { G } from '../../../src/games/cherez-ural/rules/state';
import type { GameBench } from '../../bench/gameBench';

export const own: GameBench<G> = { gamesPerSecond: 170 };
