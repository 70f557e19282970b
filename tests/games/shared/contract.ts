/** What the tests that every game passes are told of a game. */
import type { State } from 'boardgame.io';
import fc from 'fast-check';
import { type PlayedMove, playRandomGame } from '../../../scripts/simulate/randomGame';
import type { GameModule } from '../../../src/game-api/module';

export type Setting = { readonly numPlayers: number; readonly setupData: Readonly<Record<string, unknown>> };

export type Contract = {
  readonly module: GameModule;
  /** Player counts and options to play with. */
  readonly settings: readonly Setting[];
  /** A whole state, as likely as any other, that a seat or an onlooker sees like this. */
  readonly determinize: (view: unknown, seat: string | null, random: () => number) => unknown;
  /** The sentence of the rules that a state breaks; null: none. */
  readonly invariant: (G: unknown) => string | null;
  /** Moves of which several legal ways are equal and one of them is listed: the others are legal too. */
  readonly listedOnce?: readonly string[];
  readonly weights?: Readonly<Record<string, number>>;
  /** The least number of moves of a game that can be taken back. */
  readonly leastUndone: number;
};

export type SeededSetting = Setting & { readonly seed: string };

export const settingsOf = ({ settings }: Contract): fc.Arbitrary<SeededSetting> =>
  fc
    .constantFrom(...settings)
    .chain((setting) => fc.string({ minLength: 1, maxLength: 8 }).map((seed) => ({ ...setting, seed })));

export type Played = { readonly states: readonly State[]; readonly moves: readonly PlayedMove[] };

/** A random game and every position in it. @throws Error when it breaks its rules or does not end. */
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
