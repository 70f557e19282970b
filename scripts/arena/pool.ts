/** Plays matches on all cores. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { MatchPlan, MatchResult } from './match';

type Answer = { result: MatchResult; error?: undefined } | { error: string };

/** Node 20 gives a worker no TypeScript by `execArgv`: the worker asks tsx for it itself. */
const BOOT = `
  const { workerData } = require('node:worker_threads');
  import(workerData.tsx).then(({ register }) => {
    register();
    return import(workerData.worker);
  });
`;

const workerData = {
  tsx: import.meta.resolve('tsx/esm/api'),
  worker: new URL('./worker.ts', import.meta.url).href,
};

export async function playAll(
  plans: readonly MatchPlan[],
  onResult: (done: number) => void,
  cores = availableParallelism(),
): Promise<MatchResult[]> {
  const results: MatchResult[] = new Array(plans.length);
  let next = 0;
  let done = 0;
  const serve = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(BOOT, { eval: true, workerData });
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
        results[index] = answer.result;
        done += 1;
        onResult(done);
        give();
      });
      give();
    });
  await Promise.all(Array.from({ length: Math.min(cores, plans.length) }, serve));
  return results;
}
