import type { Ctx, LogEntry } from 'boardgame.io';
import type { Position, Timeline } from '../../../game-api/module';
import type { History } from '../../../session/protocol';
import { patched } from './patch';

type Seen = { readonly G: unknown; readonly ctx: Ctx };

/** The positions of a match: those that arrived while the page was open, and the rest from the server on demand. */
export class PastPositions {
  /** Indexed by number of moves. Positions that have not arrived are holes. */
  private seen: readonly Seen[] = [];
  private fetched: { readonly positions: readonly Seen[]; readonly log: readonly LogEntry[] } | null = null;
  private asking = false;

  constructor(
    private readonly ask: () => Promise<History | null>,
    private readonly onFetched: () => void,
  ) {}

  /** Stores the position after `moves` moves and drops later ones, which were undone. */
  came(moves: number, seen: Seen): void {
    const earlier = this.seen.slice(0, moves);
    earlier[moves] = seen;
    this.seen = earlier;
    if (this.fetched !== null && this.fetched.positions.length > moves) {
      const { positions, log } = this.fetched;
      this.fetched = { positions: positions.slice(0, moves), log: log.slice(0, moves) };
    }
  }

  /** Drops all positions, because moves were missed or the end of the game has revealed everything. */
  forget(): void {
    this.seen = [];
    this.fetched = null;
  }

  /**
   * Returns the timeline of a position. It doesn't change when more positions arrive, so that all parts of a page agree.
   * Reading a missing position requests the history, and gives the present one in its place.
   */
  timeline(present: Position): Timeline {
    const { fetched, seen } = this;
    const { log } = present;
    return {
      moves: log.length,
      has: (moves) => (fetched?.positions[moves] ?? seen[moves]) !== undefined,
      at: (moves) => {
        if (moves > log.length)
          throw new RangeError(`there is no position ${moves}, only 0 to ${log.length}`);
        const old = fetched?.positions[moves];
        if (fetched !== null && old !== undefined) return { ...old, log: fetched.log.slice(0, moves) };
        if (seen[moves] === undefined) void this.fetch(moves);
        return { ...(seen[moves] ?? present), log: log.slice(0, moves) };
      },
    };
  }

  private async fetch(moves: number): Promise<void> {
    const isHere = (this.fetched?.positions[moves] ?? this.seen[moves]) !== undefined;
    if (this.asking || isHere) return;
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
    this.fetched = { positions, log: history.steps.map(({ entry }) => entry) };
    this.onFetched();
  }
}
