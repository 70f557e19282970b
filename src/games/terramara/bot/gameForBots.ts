import type { Game } from 'boardgame.io';
import { terramara as game } from '../game';
import { rewards } from '../rules/reward';
import { copyOf } from '../rules/state/copy';
import { determinize } from '../rules/state/determinize';
import type { SetupData } from '../rules/state/setupData';
import type { G } from '../rules/state/state';

/**
 * Adds the functions that boardgame.io's bot, and bots that only see their seat's view, need. Tables don't need
 * them.
 */
const ai = { enumerate: game.ai?.enumerate ?? (() => []), determinize, reward: rewards, copy: copyOf };

export const terramara: Game<G, Record<string, unknown>, SetupData> = { ...game, ai };
