import type { GameBench } from './gameBench';

type AnyBench = GameBench<unknown>;

const benches: Readonly<Record<string, () => Promise<AnyBench>>> = {
  'cherez-ural': async () => (await import('../games/cherez-ural/bench')).own as AnyBench,
  kilia: async () => (await import('../games/kilia/bench')).own as AnyBench,
  terramara: async () => (await import('../games/terramara/bench')).own as AnyBench,
};

/** Without its own targets a game is only measured. */
export const benchOf = async (name: string): Promise<AnyBench> =>
  (await benches[name]?.()) ?? { gamesPerSecond: 1 };
