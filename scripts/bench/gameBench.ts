/** Targets and special measurements of a game for `npm run bench` */
import type { Ctx } from 'boardgame.io';

export type GameBench<G> = {
  /** Minimum number of random four-player games per second on one core */
  readonly gamesPerSecond: number;
  /** A costly position for `legalMoves`, derived from a position of a random game */
  readonly heavy?: {
    readonly name: string;
    /**
     * Returns null if the position can't be changed that way.
     * @param round varies the result
     */
    readonly make: (state: { readonly G: G; readonly ctx: Ctx }, playerID: string, round: number) => G | null;
    readonly mostMs: number;
  };
};
