import { setTimeout as wait } from 'node:timers/promises';
import { SEAT_LEVELS } from '../../bots/levels';
import type { Thought } from '../../bots/thinker';
import { startThreads, type Threads } from '../threads/threads';
import type { BotRunner } from './botSeats';
import { FairQueue } from './fairQueue';
import type { Question } from './worker';

export interface BotThreadsRunner extends BotRunner {
  close(): Promise<void>;
}

interface RunnerOptions {
  /** The module that exports the games bots can play. */
  readonly botGames: URL;
  /** Number of bots that may compute in parallel. */
  readonly threads: number;
  /** Minimum time of a bot's move in ms, so that people can follow. */
  readonly paceMs: number;
}

/** Starts threads that compute the moves of bots from the views of their seats. */
export function startBotRunner({ botGames, threads, paceMs }: RunnerOptions): BotThreadsRunner {
  const pool = startThreads<Question, Thought>({
    worker: new URL('./worker.ts', import.meta.url),
    threads,
    data: { botGames: botGames.href },
  });
  return botRunner(pool, threads, paceMs);
}

/**
 * Returns a runner in which bots take turns by the network that created the match, then by match and seat. So a bot
 * waits for at most one move of each other network.
 */
export function botRunner(
  pool: Threads<Question, Thought>,
  threads: number,
  paceMs: number,
): BotThreadsRunner {
  const queue = new FairQueue(threads);
  return {
    levels: SEAT_LEVELS,
    async choose({ game, network, matchID, view, content, ctx, playerID, level }) {
      const request = { view, content, ctx, playerID, level, seed: crypto.randomUUID() };
      const thought = queue.run([network, matchID, playerID], () => pool.run({ game, request }));
      const [{ move }] = await Promise.all([thought, wait(paceMs)]);
      return move;
    },
    close: () => pool.close(),
  };
}
