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

type AnyBench = GameBench<unknown>;

const benches: Readonly<Record<string, () => Promise<AnyBench>>> = {
  'cherez-ural': async () => (await import('../games/cherez-ural/bench')).own as AnyBench,
  kilia: async () => (await import('../games/kilia/bench')).own as AnyBench,
  terramara: async () => (await import('../games/terramara/bench')).own as AnyBench,
};

/** Of a game that says nothing: no more than that it can be measured. */
export const benchOf = async (name: string): Promise<AnyBench> =>
  (await benches[name]?.()) ?? { gamesPerSecond: 1 };
