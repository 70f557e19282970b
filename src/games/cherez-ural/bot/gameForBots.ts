import type { Game } from 'boardgame.io';
import { cherezUral as game } from '../game';
import { copyOf } from '../rules/copy';
import { determinize } from '../rules/determinize';
import { rewards } from '../rules/reward';
import type { SetupData } from '../rules/setup';
import type { G } from '../rules/state';

/** What boardgame.io's own bot reads, and what one needs besides that is shown no more than its seat sees. A table needs
 *  none of it. */
const ai = { enumerate: game.ai?.enumerate ?? (() => []), determinize, reward: rewards, copy: copyOf };

export const cherezUral: Game<G, Record<string, unknown>, SetupData> = { ...game, ai };
