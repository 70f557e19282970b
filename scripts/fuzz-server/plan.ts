import type { State } from 'boardgame.io';
import type { SeatID } from '../online/game';

/** What forgeries need to know of a game: `scripts/games/<game>/fuzz.ts`. */
export interface FuzzPlan<G = unknown> {
  /** Moves that reveal something and leave their seat in turn: they are not to be taken back. */
  readonly revealing: readonly string[];
  /** How much likelier a kind of move is in the games that forgeries are tried in. */
  readonly weights: Readonly<Record<string, number>>;
  /** What everyone chooses at once and in secret; null: nothing in this game. */
  readonly choice: {
    /** Taken whatever position they were made on (docs/protocol.md). */
    readonly moves: readonly string[];
    isChosen(state: State<G>, seat: SeatID): boolean;
    /** Another choice of somebody who has chosen. */
    again(
      state: State<G>,
      seat: SeatID,
    ): readonly { readonly move: string; readonly args: readonly unknown[] }[];
  } | null;
}
