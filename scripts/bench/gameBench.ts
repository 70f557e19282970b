/** What each game must reach in `npm run bench`, and what is measured of it alone. */
import type { Ctx } from 'boardgame.io';

export type GameBench<G> = {
  /** Random four-player games a second on one core, at least. */
  readonly gamesPerSecond: number;
  /** A position that is heavy to list, made of one that a random game came to. */
  readonly heavy?: {
    readonly name: string;
    /** null: that position can't be made so. @param round another one each time. */
    readonly make: (state: { readonly G: G; readonly ctx: Ctx }, playerID: string, round: number) => G | null;
    readonly mostMs: number;
  };
};
