import { LoadError } from '../../language/loading';
import { randomSeed } from '../../session/randomSeed';
import type { Answer, BotRequests, Question } from './messages';

let worker: Worker | null = null;
let lastID = 0;

/** Returns a seed for the bot's search. It must not be the game's seed, which determines the order of every deck. */
export const botSeed = randomSeed;

/** Sends a request to the bot worker. The first request starts the worker, and so does the first one after a crash. */
export function queryBots<Kind extends keyof BotRequests>(
  kind: Kind,
  game: string,
  request: BotRequests[Kind]['request'],
): Promise<BotRequests[Kind]['answer']> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const thinking = worker;
  lastID += 1;
  const id = lastID;
  return new Promise((resolve, reject) => {
    const stop = () => {
      thinking.removeEventListener('message', heard);
      thinking.removeEventListener('error', failed);
    };
    const failed = (event: ErrorEvent) => {
      stop();
      // The worker may not even have loaded. The next request starts a new one.
      thinking.terminate();
      if (worker === thinking) worker = null;
      // An error event without a message means that the script could not be fetched.
      reject(event.message ? new Error(event.message) : new LoadError(event));
    };
    const heard = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      stop();
      if ('error' in data) reject(data.isMissing ? new LoadError(data.error) : new Error(data.error));
      // The worker's answer to each kind has the type given in `BotRequests`.
      else resolve(data.value as BotRequests[Kind]['answer']);
    };
    thinking.addEventListener('message', heard);
    thinking.addEventListener('error', failed);
    thinking.postMessage({ id, game, kind, request } as Question);
  });
}
