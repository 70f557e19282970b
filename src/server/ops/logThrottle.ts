import type { Log } from './log';

/** Time in seconds during which repetitions are only counted. */
const WAVE = 60;

/** Maximum number of kinds. Beyond it, all new kinds of an event share one entry. */
const MOST_KINDS = 1000;

interface Wave {
  readonly event: string;
  readonly kind: string;
  readonly until: number;
  unsaid: number;
}

/**
 * Throttles log lines that may come in floods. The first one is logged, and later a line with the number of
 * repetitions.
 */
export class LogThrottle {
  /** Oldest first. */
  private readonly waves = new Map<string, Wave>();

  constructor(private readonly log: Log) {}

  /** Logs an event unless one of the same kind was logged recently. `kind` identifies repetitions. */
  say(event: string, kind: string, fields: Readonly<Record<string, unknown>> = {}): void {
    this.end();
    const own = `${event} ${kind}`;
    const key = this.waves.has(own) || this.waves.size < MOST_KINDS ? own : event;
    const wave = this.waves.get(key);
    if (wave !== undefined) {
      wave.unsaid += 1;
      return;
    }
    this.waves.set(key, { event, kind, until: performance.now() + WAVE * 1000, unsaid: 0 });
    this.log(event, fields);
  }

  private end(): void {
    const now = performance.now();
    for (const [key, { event, kind, until, unsaid }] of this.waves) {
      if (now < until) return;
      this.waves.delete(key);
      if (unsaid > 0) this.log('more of the same', { of: event, kind, count: unsaid });
    }
  }
}
