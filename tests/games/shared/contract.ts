/** The interface between a game and the tests that every game passes. */
import type { State } from 'boardgame.io';
import fc from 'fast-check';
import { type PlayedMove, playRandomGame } from '../../../scripts/simulate/randomGame';
import type { GameModule } from '../../../src/game-api/module';

export type Setting = { readonly numPlayers: number; readonly setupData: Readonly<Record<string, unknown>> };

export type Contract = {
  readonly module: GameModule;
  /** Player counts and options to play with. */
  readonly settings: readonly Setting[];
  /** Returns a random complete state that looks the same to a seat or spectator. */
  readonly determinize: (view: unknown, seat: string | null, random: () => number) => unknown;
  /** Returns a description of the first broken invariant, or null. */
  readonly invariant: (G: unknown) => string | null;
  /** Moves that list only one of several equivalent legal variants. */
  readonly listedOnce?: readonly string[];
  readonly weights?: Readonly<Record<string, number>>;
  /** Minimum number of moves per game that can be undone. */
  readonly leastUndone: number;
};

export type SeededSetting = Setting & { readonly seed: string };

export const settingsOf = ({ settings }: Contract): fc.Arbitrary<SeededSetting> =>
  fc
    .constantFrom(...settings)
    .chain((setting) => fc.string({ minLength: 1, maxLength: 8 }).map((seed) => ({ ...setting, seed })));

export type Played = { readonly states: readonly State[]; readonly moves: readonly PlayedMove[] };

/**
 * Plays a random game and returns all its positions.
 * @throws Error if the game breaks an invariant or doesn't end
 */
export function playedGame({ module, invariant, weights }: Contract, setting: SeededSetting): Played {
  const states: State[] = [];
  const { legalMoves, game } = module;
  const { moves, broken } = playRandomGame({ game, legalMoves, invariant, weights, ...setting }, (state) =>
    states.push(state),
  );
  if (broken !== null) throw new Error(`${module.name}, seed ${setting.seed}: ${broken}`);
  return { states, moves };
}

export const seatsOf = ({ numPlayers }: Setting): readonly (string | null)[] => [
  null,
  ...Array.from({ length: numPlayers }, (_, seat) => String(seat)),
];
