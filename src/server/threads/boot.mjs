/** Where a thread starts: it asks tsx for TypeScript, since Node 20 passes no loader on to threads. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
export const { answer } = await import(workerData.worker);
