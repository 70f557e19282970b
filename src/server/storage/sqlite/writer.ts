import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { itemAt } from '../../../rules-kit/indexed';
import { type Statement, UnchangedError } from '../sql/statements';

interface Result {
  readonly unchanged?: number;
  readonly error?: { readonly message: string; readonly code: unknown };
}

interface Waiting {
  readonly statements: readonly Statement[];
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

/**
 * Writes in a thread. Writes that arrive during a disk sync share the next one. Each is atomic, and its promise
 * resolves once it is on the disk.
 */
export class Writer {
  private thread: Worker | undefined;
  private waiting: Waiting[] = [];
  private underWay: Waiting[] = [];

  constructor(private readonly options: { readonly file: string; readonly pragmas: readonly string[] }) {}

  /** @throws UnchangedError */
  write(statements: readonly Statement[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ statements, resolve, reject });
      this.send();
    });
  }

  /** Writes what is queued and ends the thread. */
  async close(): Promise<void> {
    const { thread } = this;
    if (thread === undefined) return;
    // Without `ref` a process with nothing else to do would exit before the last writes are on the disk.
    thread.ref();
    const ended = new Promise((resolve) => thread.once('exit', resolve));
    thread.ref();
    thread.postMessage(null);
    await ended;
  }

  private send(): void {
    if (this.underWay.length > 0 || this.waiting.length === 0) return;
    this.underWay = this.waiting;
    this.waiting = [];
    this.thread ??= this.start();
    // Keeps the process alive until the write is on the disk.
    this.thread.ref();
    this.thread.postMessage(this.underWay.map(({ statements }) => statements));
  }

  private start(): Worker {
    const thread = new Worker(fileURLToPath(new URL('./writerThread.mjs', import.meta.url)), {
      workerData: this.options,
      execArgv: [],
    });
    thread.on('message', (results: readonly Result[]) => this.written(results));
    thread.on('error', (error) => this.failed(error));
    return thread;
  }

  private written(results: readonly Result[]): void {
    const written = this.underWay;
    this.underWay = [];
    this.thread?.unref();
    this.send();
    for (const [index, { unchanged, error }] of results.entries()) {
      const { resolve, reject } = itemAt(written, index);
      if (error !== undefined) reject(Object.assign(new Error(error.message), { code: error.code }));
      else if (unchanged !== undefined) reject(new UnchangedError(`Statement ${unchanged} changed nothing.`));
      else resolve();
    }
  }

  /** Fails the current writes after the thread has crashed. The next write starts a new thread. */
  private failed(error: Error): void {
    const lost = this.underWay;
    this.underWay = [];
    this.thread = undefined;
    for (const { reject } of lost) reject(error);
    this.send();
  }
}
