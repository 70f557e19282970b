import type { Log } from './log';

/** Time in seconds during which repetitions are only counted. */
const QUIET_FOR = 60;

/** Maximum number of kinds. Beyond it, all new kinds of an event share one entry. */
const MOST_KINDS = 1000;

interface Entry {
  readonly event: string;
  readonly kind: string;
  readonly until: number;
  repeated: number;
}

/**
 * Throttles log lines that may come in floods. The first one is logged, and later a line with the number of
 * repetitions.
 */
export class LogThrottle {
  /** Oldest first. */
  private readonly recent = new Map<string, Entry>();

  constructor(private readonly log: Log) {}

  /** Logs an event unless one of the same kind was logged recently. `kind` identifies repetitions. */
  report(event: string, kind: string, fields: Readonly<Record<string, unknown>> = {}): void {
    this.end();
    const own = `${event} ${kind}`;
    const key = this.recent.has(own) || this.recent.size < MOST_KINDS ? own : event;
    const entry = this.recent.get(key);
    if (entry !== undefined) {
      entry.repeated += 1;
      return;
    }
    this.recent.set(key, { event, kind, until: performance.now() + QUIET_FOR * 1000, repeated: 0 });
    this.log(event, fields);
  }

  private end(): void {
    const now = performance.now();
    for (const [key, { event, kind, until, repeated }] of this.recent) {
      if (now < until) return;
      this.recent.delete(key);
      if (repeated > 0) this.log('more of the same', { of: event, kind, count: repeated });
    }
  }
}
