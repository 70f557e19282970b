import type { G } from '../../../src/games/cherez-ural/rules/state/state';
import type { GameBench } from '../../bench/gameBench';

export const own: GameBench<G> = { gamesPerSecond: 170 };
