/** Where a thread of the server starts: it asks tsx for TypeScript, since Node 20 passes no loader on to threads. */
import { register } from 'tsx/esm/api';

register();
export default (await import('./worker.ts')).answer;
