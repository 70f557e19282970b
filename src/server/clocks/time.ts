/** What the server takes for the time. A clock on the wall may be set, by hours or by years: seats and matches don't hang on it. */

export interface TimeSources {
  /** Milliseconds since 1970, as the machine's clock has it. */
  readonly wall: () => number;
  /** Milliseconds that only go on, from whatever beginning. */
  readonly elapsed: () => number;
}

const ofTheMachine: TimeSources = { wall: () => Date.now(), elapsed: () => performance.now() };

/** The wall's time at the start, and from there on what has gone by. */
export class ServerTime {
  private base: number;

  constructor(private readonly sources: TimeSources = ofTheMachine) {
    this.base = sources.wall() - sources.elapsed();
  }

  /** Milliseconds since 1970. Never goes back, and only as far on as time has gone by. */
  readonly now = (): number => Math.floor(this.base + this.sources.elapsed());

  /** Goes on from this moment if it is later; the answer is by how many milliseconds. */
  goOnFrom(moment: number): number {
    const by = Math.max(0, moment - this.now());
    this.base += by;
    return by;
  }

  /**
   * Begins with the time of a clock that several servers share. Called before anybody reads this one, because it may go back;
   * sources that were given stay ahead where they are.
   */
  beginWith(moment: number): void {
    if (this.sources === ofTheMachine) this.base = moment - this.sources.elapsed();
    else this.goOnFrom(moment);
  }

  /** How many milliseconds the wall is ahead of this time. */
  wallAhead(): number {
    return this.sources.wall() - this.now();
  }
}
