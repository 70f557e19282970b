import type { SetAlarm } from '../../../src/server/clocks/alarms';
import { ServerTime } from '../../../src/server/clocks/time';

/** In ms. */
export const MINUTE = 60_000;

interface Alarm {
  readonly at: number;
  readonly ring: () => Promise<void>;
}

/** A clock that a test advances, with its alarms. */
export class ManualTime {
  private elapsed = 0;
  private readonly alarms = new Set<Alarm>();
  readonly time: ServerTime;

  /** @param start ms since 1970 */
  constructor(start = Date.UTC(2030, 0, 15, 12)) {
    this.time = new ServerTime({ wall: () => start + this.elapsed, elapsed: () => this.elapsed });
  }

  readonly setAlarm: SetAlarm = (ms, ring) => {
    const alarm = { at: this.elapsed + ms, ring };
    this.alarms.add(alarm);
    return () => this.alarms.delete(alarm);
  };

  /** Advances the time. Resolves once all alarms that rang are done. Alarms of the same moment run in parallel. */
  async advance(ms: number): Promise<void> {
    const end = this.elapsed + ms;
    for (;;) {
      const next = Math.min(...[...this.alarms].map(({ at }) => at));
      if (next > end) break;
      this.elapsed = Math.max(this.elapsed, next);
      const ringing = [...this.alarms].filter(({ at }) => at <= this.elapsed);
      for (const alarm of ringing) this.alarms.delete(alarm);
      await Promise.all(ringing.map(({ ring }) => ring()));
    }
    this.elapsed = end;
  }
}
