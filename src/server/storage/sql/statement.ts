export interface Statement {
  readonly sql: string;
  readonly parameters: readonly (string | number | null)[];
  /** If true and no row changes, the whole write is rolled back. */
  readonly mustChange?: boolean;
}

/** Thrown if a statement with `mustChange` changed no row. The whole write was rolled back. */
export class UnchangedError extends Error {
  override name = 'UnchangedError';
}
