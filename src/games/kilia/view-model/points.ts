import type { PlayerID } from '../content/terms';
import { scoreNow } from '../rules/scoring';
import type { G } from '../rules/state/state';
import type { SCORE_PARTS } from './gameResult';

export type Points = Readonly<Record<(typeof SCORE_PARTS)[number] | 'total', number>>;

export const pointsNow = (G: G, playerID: PlayerID): Points => scoreNow(G, playerID);
