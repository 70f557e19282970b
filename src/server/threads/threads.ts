import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** Threads that answer tasks, some at once; the others wait their turn. */
export interface Threads<Task, Answer> {
  run(task: Task): Promise<Answer>;
  close(): Promise<void>;
}

interface ThreadsOptions {
  /** A module that exports `answer(task)`. */
  readonly worker: URL;
  /** How many may work at the same time. */
  readonly threads: number;
  /** Milliseconds without work after which a thread ends; a minute, unless said. */
  readonly idleMs?: number;
  /** What the worker finds in `workerData` besides. */
  readonly data?: Readonly<Record<string, unknown>>;
}

export function startThreads<Task, Answer>({
  worker,
  threads,
  idleMs = 60_000,
  data,
}: ThreadsOptions): Threads<Task, Answer> {
  const pool = new Piscina<Task, Answer>({
    filename: fileURLToPath(new URL('./boot.mjs', import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    workerData: { ...data, worker: worker.href },
  });
  return { run: (task) => pool.run(task, { name: 'answer' }), close: () => pool.destroy() };
}
