import type { Log } from './log';

/** Seconds for which more of the same is only counted. */
const WAVE = 60;

/** How many kinds of things are told apart; when there are more, all others of an event are one kind. */
const MOST_KINDS = 1000;

interface Wave {
  readonly event: string;
  readonly kind: string;
  readonly until: number;
  unsaid: number;
}

/** What may come in floods: the first of a wave is a line of the log, and after it a line says how many more there were. */
export class LogThrottle {
  /** The oldest first. */
  private readonly waves = new Map<string, Wave>();

  constructor(private readonly log: Log) {}

  /** `kind`: what of this event counts as the same thing. */
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
