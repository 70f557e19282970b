import { Examiner, type Frame } from './examiner';
import { Looker } from './looker';
import type { Oracle, Stored } from './oracle';
import type { StoredMatch } from './storedMatch';

export interface Tally {
  frames: number;
  bytes: number;
  /** Bytes of each difference and each whole position that came. */
  readonly patches: number[];
  readonly syncs: number[];
  /** What was found, each with the frame it was in. */
  readonly leaks: string[];
}

/** Somebody's place at a table. */
export interface Place {
  /** The socket namespace of the table. */
  readonly url: string;
  readonly matchID: string;
  readonly playerID: string | null;
  readonly credentials: string | null;
  readonly updates: 'patch' | 'whole';
}

/** Everyone who looks at a table, seated or not, and what each may not be told. */
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

  /** Somebody sits down with credentials that nobody else may be told. */
  async add({ url, matchID, playerID, credentials, updates }: Place): Promise<Looker> {
    if (credentials !== null) this.credentials.add(credentials);
    const looker = await Looker.sit(url, matchID, playerID, credentials, updates);
    const own = [matchID, ...(credentials === null ? [] : [credentials])];
    const foreign = () => [...this.credentials].filter((secret) => secret !== credentials);
    const examiner = new Examiner(this.oracle, playerID, this.match, { own, foreign });
    this.watching.push({ name: `${playerID ?? 'onlooker'} (${updates})`, looker, examiner });
    return looker;
  }

  /** Searches all that has come; `told`: what somebody without any seat was told besides. */
  examine(told: readonly string[] = []): void {
    for (const { name, looker, examiner } of this.watching) {
      const others: Frame[] = looker.playerID === null ? told.map((text) => ({ kind: 'text', text })) : [];
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
