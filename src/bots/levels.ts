import { isKeyOf, keysOf } from '../rules-kit/records';
import type { SearchOptions } from './mcts/options';

export type LevelName = 'random' | 'greedy' | 'planner' | 'easy' | 'normal' | 'hard' | 'expert';

/** Settings of a level. Weaker levels see less or think for a shorter time; none blunders on purpose. */
export type Level =
  | { readonly kind: 'random' }
  /** Plays the best turn according to one of the game's evaluations. */
  | { readonly kind: 'greedy'; readonly grade: string }
  | {
      readonly kind: 'search';
      readonly grade: string;
      /** Evaluation that replaces `grade` if there is no time to prepare it */
      readonly hasty: string;
      readonly ms: number;
      readonly options?: Partial<SearchOptions>;
    };

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  random: { kind: 'random' },
  greedy: { kind: 'greedy', grade: 'turn' },
  /** Evaluates like `hard`, but doesn't search. Fast enough for many games. */
  planner: { kind: 'greedy', grade: 'round' },
  easy: { kind: 'greedy', grade: 'turn' },
  normal: { kind: 'greedy', grade: 'nextTurn' },
  hard: { kind: 'search', grade: 'round', hasty: 'nextTurn', ms: 1000 },
  expert: { kind: 'search', grade: 'full', hasty: 'nextTurn', ms: 3000 },
};

/** Levels that players can choose for a seat, weakest first */
export const SEAT_LEVELS = ['easy', 'normal', 'hard', 'expert'] as const satisfies readonly LevelName[];

export const LEVEL_NAMES: readonly LevelName[] = keysOf(LEVELS);

export function levelOf(name: string): Level {
  const level = isKeyOf(LEVELS, name) ? LEVELS[name] : undefined;
  if (level === undefined)
    throw new Error(`level "${name}" is unknown, expected one of ${LEVEL_NAMES.join(', ')}`);
  return level;
}
