import { cherezUral } from '../../../src/games/cherez-ural/game';
import { legalMoves } from '../../../src/games/cherez-ural/rules/moves';

/** Settings for `playRandomGame`, without a check */
export const ANY_GAME = { game: cherezUral, legalMoves, invariant: () => null, setupData: {} } as const;
