import type { Ctx, LogEntry } from 'boardgame.io';
import type { Position } from '../../../game-api/module';
import type { History } from '../../../session/protocol';
import { patched } from './patch';

type Seen = { readonly G: unknown; readonly ctx: Ctx };

/** The positions of a match: those that arrived while the page was open, and the rest from the server on demand. */
export class PastPositions {
  /** Indexed by number of moves. Positions that have not arrived are holes. */
  private seen: Seen[] = [];
  private fetched: { readonly positions: readonly Seen[]; readonly log: readonly LogEntry[] } | null = null;
  private asking = false;

  constructor(
    private readonly ask: () => Promise<History | null>,
    private readonly onFetched: () => void,
  ) {}

  /** Stores the position after `moves` moves and drops later ones, which were undone. */
  came(moves: number, seen: Seen): void {
    this.seen.length = Math.min(this.seen.length, moves);
    this.seen[moves] = seen;
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

  has(moves: number): boolean {
    return (this.fetched?.positions[moves] ?? this.seen[moves]) !== undefined;
  }

  /** Returns a position. If it is missing, requests the history and returns null. */
  at(moves: number, log: readonly LogEntry[]): Position | null {
    const fetched = this.fetched?.positions[moves];
    if (this.fetched !== null && fetched !== undefined)
      return { ...fetched, log: this.fetched.log.slice(0, moves) };
    const seen = this.seen[moves];
    if (seen !== undefined) return { ...seen, log: log.slice(0, moves) };
    void this.fetch();
    return null;
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
    this.fetched = { positions, log: history.steps.map(({ entry }) => entry) };
    this.onFetched();
  }
}
