import { parentPort } from 'node:worker_threads';
import { type MatchPlan, playMatch } from './match';

parentPort?.on('message', async (plan: MatchPlan) => {
  try {
    parentPort?.postMessage({ result: await playMatch(plan) });
  } catch (error) {
    parentPort?.postMessage({
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
