import type { Game } from 'boardgame.io';
import { terramara as game } from '../game';
import { copyOf } from '../rules/copy';
import { determinize } from '../rules/determinize';
import { rewards } from '../rules/reward';
import type { SetupData } from '../rules/setupData';
import type { G } from '../rules/state';

/**
 * Adds the functions that boardgame.io's bot, and bots that only see their seat's view, need. Tables don't need
 * them.
 */
const ai = { enumerate: game.ai?.enumerate ?? (() => []), determinize, reward: rewards, copy: copyOf };

export const terramara: Game<G, Record<string, unknown>, SetupData> = { ...game, ai };
