/** Plays matches on all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MatchPlan, MatchResult } from './match';

type Answer = { result: MatchResult; error?: undefined } | { error: string };

export async function playAll(
  plans: readonly MatchPlan[],
  onResult: (plan: MatchPlan, result: MatchResult, played: number) => void,
  cores = availableParallelism(),
): Promise<void> {
  let next = 0;
  let played = 0;
  const serve = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./worker.js', import.meta.url));
      let index = -1;
      const give = () => {
        index = next++;
        if (index < plans.length) worker.postMessage(plans[index]);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('error', reject);
      worker.on('message', (answer: Answer) => {
        if (answer.error !== undefined)
          return void worker.terminate().then(() => reject(new Error(answer.error)));
        played += 1;
        onResult(plans[index], answer.result, played);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: Math.min(cores, plans.length) }, serve));
}
