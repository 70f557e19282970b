import type { Ctx, LogEntry } from 'boardgame.io';
import type { Position, Timeline } from '../../../game-api/module';
import type { History } from '../../../session/protocol';
import { patched } from './patch';

type Seen = { readonly G: unknown; readonly ctx: Ctx };

/** Positions that have arrived, indexed by number of moves. Those that have not are holes. Never changed in place. */
type Loaded = {
  /** Arrived while the page was open. */
  readonly seen: readonly Seen[];
  /** Came with the history. */
  readonly fetched: { readonly positions: readonly Seen[]; readonly log: readonly LogEntry[] } | null;
};

const NOTHING: Loaded = { seen: [], fetched: null };

const isLoaded = ({ seen, fetched }: Loaded, moves: number): boolean =>
  (fetched?.positions[moves] ?? seen[moves]) !== undefined;

/** The positions of a match: those that arrived while the page was open, and the rest from the server on demand. */
export class PastPositions {
  private loaded = NOTHING;
  private asking = false;

  constructor(
    private readonly ask: () => Promise<History | null>,
    private readonly onFetched: () => void,
  ) {}

  /** Stores the position after `moves` moves and drops later ones, which were undone. */
  came(moves: number, position: Seen): void {
    const seen = this.loaded.seen.slice(0, moves);
    seen[moves] = position;
    const { fetched } = this.loaded;
    this.loaded = {
      seen,
      fetched: fetched && { positions: fetched.positions.slice(0, moves), log: fetched.log.slice(0, moves) },
    };
  }

  /** Drops all positions, because moves were missed or the end of the game has revealed everything. */
  forget(): void {
    this.loaded = NOTHING;
  }

  /**
   * Returns the timeline of a position. It doesn't change when more positions arrive, so that all parts of a page agree.
   * Reading a missing position requests the history, and gives the present one in its place.
   */
  timeline(present: Position): Timeline {
    const { loaded } = this;
    const { seen, fetched } = loaded;
    const { log } = present;
    return {
      moves: log.length,
      has: (moves) => isLoaded(loaded, moves),
      at: (moves) => {
        if (moves > log.length)
          throw new RangeError(`there is no position ${moves}, only 0 to ${log.length}`);
        const old = fetched?.positions[moves];
        if (fetched !== null && old !== undefined) return { ...old, log: fetched.log.slice(0, moves) };
        if (!isLoaded(this.loaded, moves)) void this.fetch();
        return { ...(seen[moves] ?? present), log: log.slice(0, moves) };
      },
    };
  }

  private async fetch(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    const history = await this.ask();
    this.asking = false;
    if (history === null) return;
    let position = history.first;
    const positions = [position];
    for (const { operations } of history.steps) {
      position = patched(position, operations);
      positions.push(position);
    }
    this.loaded = { ...this.loaded, fetched: { positions, log: history.steps.map(({ entry }) => entry) } };
    this.onFetched();
  }
}
