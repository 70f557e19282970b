import type { State } from 'boardgame.io';
import type { SeatID } from '../online/game';

/** Describes a game to the fuzzer; `scripts/games/<game>/fuzz.ts` exports it. */
export interface FuzzPlan<G = unknown> {
  /** Moves that reveal something and leave their seat in turn; they can't be undone. */
  readonly revealing: readonly string[];
  /** How much likelier a kind of move is in the games whose positions are attacked. */
  readonly weights: Readonly<Record<string, number>>;
  /** The simultaneous secret choice; null: the game has none. */
  readonly choice: {
    /** Taken on whatever state they were made (docs/protocol.md). */
    readonly moves: readonly string[];
    isChosen(state: State<G>, seat: SeatID): boolean;
    /** Returns other choices of somebody who has chosen. */
    again(
      state: State<G>,
      seat: SeatID,
    ): readonly { readonly move: string; readonly args: readonly unknown[] }[];
  } | null;
}
