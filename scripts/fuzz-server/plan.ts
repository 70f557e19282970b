import type { State } from 'boardgame.io';
import type { SeatID } from '../online/game';

/** A game's settings for the fuzzer, exported by `scripts/games/<game>/fuzz.ts` */
export interface FuzzPlan<G = unknown> {
  /** Moves that reveal something and don't end the turn, so they can't be undone */
  readonly revealing: readonly string[];
  /** Weights of kinds of moves in the games that provide the positions */
  readonly weights: Readonly<Record<string, number>>;
  /** The simultaneous secret choice; null if the game has none. */
  readonly choice: {
    readonly moves: readonly string[];
    isChosen(state: State<G>, seat: SeatID): boolean;
    /** Returns other choices of a seat that has chosen. */
    again(
      state: State<G>,
      seat: SeatID,
    ): readonly { readonly move: string; readonly args: readonly unknown[] }[];
  } | null;
}
