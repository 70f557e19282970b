/** Whoever asks for much waits for it alone: tasks take turns by group, within a group by smaller groups, and so on. */

type Start = () => void;

class Group {
  /** The one whose turn is longest ago first. */
  private readonly groups = new Map<string, Group>();
  private readonly waiting: Start[] = [];
  /** Tasks of this group and those in it. */
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

  /** Of the groups that wait, the one for which least runs; begins its task. */
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
 * Runs so many tasks at once. Where tasks wait, the outermost groups take turns: with one place and n groups a group waits
 * for at most n tasks of others, the one that runs included, whatever they ask for.
 */
export class FairQueue {
  private readonly all = new Group();
  private free: number;

  constructor(places: number) {
    this.free = places;
  }

  /** `path`: the groups of a task, the outermost first; every task has as many. */
  async run<T>(path: readonly string[], task: () => Promise<T>): Promise<T> {
    if (this.free > 0) {
      this.free -= 1;
      this.all.begin(path);
    } else {
      // Its place is handed over by a task that ends.
      await new Promise<void>((start) => this.all.add(path, start));
    }
    try {
      return await task();
    } finally {
      // Before this task is counted as ended, so that its own group comes after the others.
      if (!this.all.startNext()) this.free += 1;
      this.all.end(path);
    }
  }
}
