import type { Request, Thought } from '../../bots/thinker';
import type { Answer, Question } from './messages';

let worker: Worker | null = null;
let asked = 0;

/** Chance for a bot's own thoughts; never the game's seed, which tells how everything was shuffled. */
export const botSeed = (): string => crypto.randomUUID();

/** Asks the bots' worker; the worker is started with the first question. */
export function askBot(game: string, request: Request<unknown>): Promise<Thought> {
  worker ??= new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const thinking = worker;
  asked += 1;
  const question: Question = { id: asked, game, request };
  return new Promise((resolve, reject) => {
    const stop = () => {
      thinking.removeEventListener('message', heard);
      thinking.removeEventListener('error', failed);
    };
    const failed = (event: ErrorEvent) => {
      stop();
      reject(new Error(event.message));
    };
    const heard = ({ data }: MessageEvent<Answer>) => {
      if (data.id !== question.id) return;
      stop();
      if ('error' in data) reject(new Error(data.error));
      else resolve(data.thought);
    };
    thinking.addEventListener('message', heard);
    thinking.addEventListener('error', failed);
    thinking.postMessage(question);
  });
}
