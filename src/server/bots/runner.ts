import { setTimeout as wait } from 'node:timers/promises';
import { SEAT_LEVELS } from '../../bots/levels';
import type { Thought } from '../../bots/thinker';
import type { BotRunner } from '../bot-seats';
import { startThreads } from '../threads/threads';
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
  return {
    levels: SEAT_LEVELS,
    async choose({ game, view, content, ctx, playerID, level }) {
      const request = { view, content, ctx, playerID, level, seed: crypto.randomUUID() };
      const [{ move }] = await Promise.all([pool.run({ game, request }), wait(paceMs)]);
      return move;
    },
    close: () => pool.close(),
  };
}
