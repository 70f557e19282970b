import { LoadError } from '../../language/loading';
import { randomSeed } from '../../session/randomSeed';
import type { Answer, Asks, Question } from './messages';

let worker: Worker | null = null;
let asked = 0;

/** Returns a seed for a bot's own search: never the game's, from which the order of every deck follows. */
export const botSeed = randomSeed;

/** Asks the bots' worker; it is started with the first question, and with the next one after it broke down. */
export function askBots<Kind extends keyof Asks>(
  kind: Kind,
  game: string,
  request: Asks[Kind]['request'],
): Promise<Asks[Kind]['answer']> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const thinking = worker;
  asked += 1;
  const id = asked;
  return new Promise((resolve, reject) => {
    const stop = () => {
      thinking.removeEventListener('message', heard);
      thinking.removeEventListener('error', failed);
    };
    const failed = (event: ErrorEvent) => {
      stop();
      // It may never have come: who asks next gets another one.
      thinking.terminate();
      if (worker === thinking) worker = null;
      // A script that can't be fetched brings no message.
      reject(event.message ? new Error(event.message) : new LoadError(event));
    };
    const heard = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== id) return;
      stop();
      if ('error' in data) reject(data.isMissing ? new LoadError(data.error) : new Error(data.error));
      // The worker answers each kind as `Asks` says.
      else resolve(data.value as Asks[Kind]['answer']);
    };
    thinking.addEventListener('message', heard);
    thinking.addEventListener('error', failed);
    thinking.postMessage({ id, game, kind, request } as Question);
  });
}
