import type { SearchOptions } from './mcts/options';

export type LevelName = 'random' | 'greedy' | 'planner' | 'easy' | 'normal' | 'hard' | 'expert';

/** How a level thinks. Weaker ones see less or think for a shorter time; none blunders on purpose. */
export type Level =
  | { readonly kind: 'random' }
  /** The best own turn by an evaluation of the game's. */
  | { readonly kind: 'greedy'; readonly grade: string }
  | {
      readonly kind: 'search';
      readonly grade: string;
      /** The evaluation when there is no time to prepare that of `grade`. */
      readonly hasty: string;
      /** Milliseconds for one move. */
      readonly ms: number;
      readonly options?: Partial<SearchOptions>;
    };

export const LEVELS: Readonly<Record<LevelName, Level>> = {
  random: { kind: 'random' },
  greedy: { kind: 'greedy', grade: 'turn' },
  /** What hard sees without its search: many games in little time. */
  planner: { kind: 'greedy', grade: 'round' },
  easy: { kind: 'greedy', grade: 'turn' },
  normal: { kind: 'greedy', grade: 'nextTurn' },
  hard: { kind: 'search', grade: 'round', hasty: 'nextTurn', ms: 1000 },
  expert: { kind: 'search', grade: 'full', hasty: 'nextTurn', ms: 3000 },
};

/** The levels that people choose from for a seat, weakest first. */
export const SEAT_LEVELS = ['easy', 'normal', 'hard', 'expert'] as const satisfies readonly LevelName[];

export const LEVEL_NAMES = Object.keys(LEVELS) as LevelName[];

export function levelOf(name: string): Level {
  const level = Object.hasOwn(LEVELS, name) ? LEVELS[name as LevelName] : undefined;
  if (level === undefined)
    throw new Error(`level "${name}" is unknown, expected one of ${LEVEL_NAMES.join(', ')}`);
  return level;
}
