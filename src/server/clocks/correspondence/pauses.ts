/** When a clock stands still. */
import sortBy from 'lodash/sortBy';

/** From one moment until another, in milliseconds since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** Spans that may overlap, counted once each: what lies in several of them stands still only once. */
export class Pauses {
  /** In order; none is empty, none touches the next. */
  private readonly spans: readonly Span[];

  constructor(spans: readonly Span[]) {
    const merged: { from: number; until: number }[] = [];
    for (const { from, until } of sortBy(spans, 'from')) {
      if (until <= from) continue;
      const last = merged.at(-1);
      if (last !== undefined && from <= last.until) last.until = Math.max(last.until, until);
      else merged.push({ from, until });
    }
    this.spans = merged;
  }

  /** Milliseconds that ran from one moment until another. */
  ran(from: number, until: number): number {
    let ran = until - from;
    for (const stop of this.spans) {
      if (stop.from >= until) break;
      ran -= Math.max(0, Math.min(stop.until, until) - Math.max(stop.from, from));
    }
    return ran;
  }

  /** The moment at which `ms` will have run since another. */
  after(from: number, ms: number): number {
    let moment = from;
    let missing = ms;
    for (const stop of this.spans) {
      if (stop.until <= moment) continue;
      const ran = Math.max(0, stop.from - moment);
      if (ran >= missing) break;
      missing -= ran;
      moment = stop.until;
    }
    return moment + missing;
  }

  isStill(at: number): boolean {
    return this.spans.some(({ from, until }) => from <= at && at < until);
  }
}
