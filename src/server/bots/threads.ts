import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Thought } from '../../bots/thinker';
import type { Question } from './worker';

/** The threads that all bots of the server think in. */
export interface BotThreads {
  /** Waits its turn where all threads are busy. */
  think(question: Question): Promise<Thought>;
  close(): Promise<void>;
}

/** `botGames`: the module that exports the games bots can play, as a URL. `threads`: how many may think at once. */
export function startBotThreads({ botGames, threads }: { botGames: URL; threads: number }): BotThreads {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('./boot.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    // A search keeps its tree for the next move of the same turn.
    idleTimeout: 60_000,
    workerData: { botGames: botGames.href },
  });
  return {
    think: (question) => pool.run(question),
    close: () => pool.destroy(),
  };
}
