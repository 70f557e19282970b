/** Runs a worker thread that answers the tasks from `pool.ts` one after another. */
import { parentPort } from 'node:worker_threads';

export function answerTasks<Task>(answer: (task: Task) => Promise<unknown>): void {
  parentPort?.on('message', async (task: Task) => {
    try {
      parentPort?.postMessage({ result: await answer(task) });
    } catch (error) {
      parentPort?.postMessage({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  });
}
