/** Entry point of threads. Registers tsx, because Node 20 doesn't pass loaders on to threads. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
export const { answer } = await import(workerData.worker);
