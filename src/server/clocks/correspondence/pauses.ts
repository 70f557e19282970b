/** Times when a clock is paused. */
import sortBy from 'lodash/sortBy';

/** From one moment until another, in ms since 1970. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A set of spans. Overlapping spans count once. */
export class Pauses {
  /** Sorted, non-empty and disjoint. */
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

  /** Returns the ms between two moments that are not paused. */
  ran(from: number, until: number): number {
    let ran = until - from;
    for (const pause of this.spans) {
      if (pause.from >= until) break;
      ran -= Math.max(0, Math.min(pause.until, until) - Math.max(pause.from, from));
    }
    return ran;
  }

  /** Returns the moment when `ms` will have passed since `from`, not counting pauses. */
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
