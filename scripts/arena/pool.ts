/** Plays games on all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { itemAt } from '../../src/rules-kit/indexed';

type Answer<Result> = { result: Result; error?: undefined } | { error: string };

/** `worker` is the name of the built worker program. */
export async function playAll<Plan, Result>(
  worker: string,
  plans: readonly Plan[],
  onResult: (plan: Plan, result: Result, played: number) => void,
  cores = availableParallelism(),
): Promise<void> {
  let next = 0;
  let played = 0;
  const serve = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const thread = new Worker(new URL(worker, import.meta.url));
      let index = -1;
      const give = () => {
        index = next++;
        if (index < plans.length) thread.postMessage(plans[index]);
        else void thread.terminate().then(() => resolve());
      };
      thread.on('error', reject);
      thread.on('message', (answer: Answer<Result>) => {
        if (answer.error !== undefined)
          return void thread.terminate().then(() => reject(new Error(answer.error)));
        played += 1;
        onResult(itemAt(plans, index), answer.result, played);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: Math.min(cores, plans.length) }, serve));
}
