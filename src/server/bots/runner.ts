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
  /** How many bots of all tables may think at the same time. */
  readonly threads: number;
  /** The least time between a position and a bot's move, so that people can follow. */
  readonly paceMs: number;
}

/** Bots think in threads of their own, each from its seat's view and with chance of its own. */
export function startBotRunner({ botGames, threads, paceMs }: RunnerOptions): BotThreadsRunner {
  const pool = startThreads<Question, Thought>({
    worker: new URL('./worker.ts', import.meta.url),
    threads,
    data: { botGames: botGames.href },
  });
  return botRunner(pool, threads, paceMs);
}

/**
 * Where bots wait for a thread, the networks that created their matches take turns, within a network its matches, within a
 * match its seats: nobody's bots wait for more than one move of each other network.
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
