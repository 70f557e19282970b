export interface Statement {
  readonly sql: string;
  readonly parameters: readonly (string | number | null)[];
  /** When it changes no row, the whole write is taken back. */
  readonly mustChange?: boolean;
}

/** A statement of a write that must change something changed nothing: nothing of the write was kept. */
export class UnchangedError extends Error {
  override name = 'UnchangedError';
}
