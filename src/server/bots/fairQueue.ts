/**
 * A queue in which groups of tasks take turns, then the subgroups of a group, and so on. A group with many tasks
 * delays mainly itself.
 */

type Start = () => void;

class Group {
  /** The group that has waited longest comes first. */
  private readonly groups = new Map<string, Group>();
  private readonly waiting: Start[] = [];
  /** Tasks of this group and its subgroups. */
  private running = 0;
  private waits = 0;

  add([key, ...rest]: readonly string[], start: Start): void {
    this.waits += 1;
    if (key === undefined) this.waiting.push(start);
    else this.group(key).add(rest, start);
  }

  begin([key, ...rest]: readonly string[]): void {
    this.running += 1;
    if (key === undefined) return;
    const group = this.group(key);
    this.hadItsTurn(key, group);
    group.begin(rest);
  }

  end([key, ...rest]: readonly string[]): void {
    this.running -= 1;
    if (key === undefined) return;
    const group = this.group(key);
    group.end(rest);
    if (group.running + group.waits === 0) this.groups.delete(key);
  }

  /** Starts a task of the waiting group with the fewest running tasks. */
  startNext(): boolean {
    if (this.waits === 0) return false;
    this.waits -= 1;
    this.running += 1;
    const start = this.waiting.shift();
    if (start !== undefined) {
      start();
      return true;
    }
    const waiting = [...this.groups].filter(([, { waits }]) => waits > 0);
    const [key, group] = waiting.reduce((least, each) => (each[1].running < least[1].running ? each : least));
    this.hadItsTurn(key, group);
    return group.startNext();
  }

  private hadItsTurn(key: string, group: Group): void {
    this.groups.delete(key);
    this.groups.set(key, group);
  }

  private group(key: string): Group {
    const group = this.groups.get(key) ?? new Group();
    this.groups.set(key, group);
    return group;
  }
}

/**
 * Runs a limited number of tasks at once. The outermost groups take turns: with one place and n groups, a group
 * waits for at most n tasks of others, including the running one.
 */
export class FairQueue {
  private readonly all = new Group();
  private free: number;

  constructor(places: number) {
    this.free = places;
  }

  /** Runs a task. `path` lists its groups from the outermost; all paths have the same length. */
  async run<T>(path: readonly string[], task: () => Promise<T>): Promise<T> {
    if (this.free > 0) {
      this.free -= 1;
      this.all.begin(path);
    } else {
      // A task that ends passes its place on.
      await new Promise<void>((start) => this.all.add(path, start));
    }
    try {
      return await task();
    } finally {
      // Before the task counts as ended, so that its own group comes after the others.
      if (!this.all.startNext()) this.free += 1;
      this.all.end(path);
    }
  }
}
