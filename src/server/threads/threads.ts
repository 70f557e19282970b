import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** A pool of threads with a task queue. */
export interface Threads<Task, Answer> {
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

/** The file that each thread runs first. */
export const BOOT_FILE = fileURLToPath(new URL('./boot.cjs', import.meta.url));

interface ThreadsOptions {
  /** A module that exports `answer(task)`. */
  readonly worker: URL;
  /** Maximum number of threads. */
  readonly threads: number;
  /** Idle time in ms after which a thread ends; by default a minute. */
  readonly idleMs?: number;
  /** Additional `workerData`. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export function startThreads<Task, Answer>({
  worker,
  threads,
  idleMs = 60_000,
  data,
}: ThreadsOptions): Threads<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    filename: BOOT_FILE,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    workerData: { ...data, worker: worker.href },
  });
  return { run: (task) => pool.run(task, { name: 'answer' }), close: () => pool.destroy() };
}
