/** The server's time. It doesn't follow changes of the system clock, on which no match may depend. */

export interface TimeSources {
  /** The system clock in ms since 1970. */
  readonly wall: () => number;
  /** A monotonic clock in ms with an arbitrary origin. */
  readonly elapsed: () => number;
}

const ofTheMachine: TimeSources = { wall: () => Date.now(), elapsed: () => performance.now() };

/** Takes the system time at the start and adds the time elapsed since. */
export class ServerTime {
  private base: number;

  constructor(private readonly sources: TimeSources = ofTheMachine) {
    this.base = sources.wall() - sources.elapsed();
  }

  /** Returns ms since 1970. Monotonic: it ignores changes of the system clock. */
  readonly now = (): number => Math.floor(this.base + this.sources.elapsed());

  /** Jumps ahead to `moment` if that is later. Returns the ms gained. */
  goOnFrom(moment: number): number {
    const by = Math.max(0, moment - this.now());
    this.base += by;
    return by;
  }

  /**
   * Adopts the time of a shared clock. It may go back, so call it before anything reads `now`. With injected
   * sources it only goes forward.
   */
  beginWith(moment: number): void {
    if (this.sources === ofTheMachine) this.base = moment - this.sources.elapsed();
    else this.goOnFrom(moment);
  }

  /** Returns by how many ms the system clock is ahead of this one. */
  wallAhead(): number {
    return this.sources.wall() - this.now();
  }
}
