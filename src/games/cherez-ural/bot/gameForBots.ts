import type { Game } from 'boardgame.io';
import { cherezUral as game } from '../game';
import { rewards } from '../rules/reward';
import { copyOf } from '../rules/state/copy';
import { determinize } from '../rules/state/determinize';
import type { SetupData } from '../rules/state/setup';
import type { G } from '../rules/state/state';

/**
 * For boardgame.io's bot and for bots that may only use what their seat can see. Kept apart from the game because
 * tables don't need it.
 */
const ai = { enumerate: game.ai?.enumerate ?? (() => []), determinize, reward: rewards, copy: copyOf };

export const cherezUral: Game<G, Record<string, unknown>, SetupData> = { ...game, ai };
