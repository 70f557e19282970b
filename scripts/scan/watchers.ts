import { Examiner, type Frame } from './examiner';
import { Looker } from './looker';
import type { Oracle, Stored } from './oracle';
import type { StoredMatch } from './storedMatch';

export interface Tally {
  frames: number;
  bytes: number;
  readonly patches: number[];
  readonly syncs: number[];
  /** One sentence per leak, with the frame */
  readonly leaks: string[];
}

export interface Place {
  readonly url: string;
  readonly matchID: string;
  readonly playerID: string | null;
  readonly credentials: string | null;
  readonly updates: 'patch' | 'whole';
}

/** Everyone who watches a table, seated or not, with the secrets of each */
export class Watchers<G extends Stored> {
  private readonly watching: {
    readonly name: string;
    readonly looker: Looker;
    readonly examiner: Examiner<G>;
  }[] = [];
  private readonly credentials = new Set<string>();

  constructor(
    private readonly oracle: Oracle<G>,
    private readonly match: StoredMatch<G>,
    private readonly tally: Tally,
  ) {}

  get lookers(): readonly Looker[] {
    return this.watching.map(({ looker }) => looker);
  }

  /** Adds a client. Its credentials are a secret for all others. */
  async add({ url, matchID, playerID, credentials, updates }: Place): Promise<Looker> {
    if (credentials !== null) this.credentials.add(credentials);
    const looker = await Looker.sit(url, matchID, playerID, credentials, updates);
    const own = [matchID, ...(credentials === null ? [] : [credentials])];
    const foreign = () => [...this.credentials].filter((secret) => secret !== credentials);
    const examiner = new Examiner(this.oracle, playerID, this.match, { own, foreign });
    this.watching.push({ name: `${playerID ?? 'onlooker'} (${updates})`, looker, examiner });
    return looker;
  }

  /** Searches everything received. `texts` contains other texts that were sent to clients without a seat. */
  examine(texts: readonly string[] = []): void {
    for (const { name, looker, examiner } of this.watching) {
      const others: Frame[] = looker.playerID === null ? texts.map((text) => ({ kind: 'text', text })) : [];
      for (const frame of [...looker.read(), ...others]) this.examineFrame(name, examiner, frame);
    }
  }

  leave(): void {
    for (const { looker } of this.watching) looker.leave();
  }

  private examineFrame(name: string, examiner: Examiner<G>, frame: Frame): void {
    const text = frame.kind === 'event' ? JSON.stringify(frame.event) : JSON.stringify(frame);
    const size = Buffer.byteLength(text);
    this.tally.frames += 1;
    this.tally.bytes += size;
    if (frame.kind === 'event' && frame.event[0] === 'patch') this.tally.patches.push(size);
    if (frame.kind === 'event' && frame.event[0] === 'sync') this.tally.syncs.push(size);
    for (const leak of examiner.leaksIn(frame))
      this.tally.leaks.push(`${name}: ${leak} in ${text.slice(0, 200)}`);
  }
}
