import type { Kysely } from 'kysely';
import { type Statement, UnchangedError } from './statement';

/** Base of the classes that store one subject in its own tables. `write` runs statements atomically. */
export abstract class SqlStore<Tables> {
  constructor(
    protected readonly db: Kysely<Tables>,
    protected readonly write: (statements: readonly Statement[]) => Promise<void>,
  ) {}

  /** Runs statements atomically. Returns false, and changes nothing, if one with `mustChange` changed no row. */
  protected async changed(...statements: readonly Statement[]): Promise<boolean> {
    try {
      await this.write(statements);
      return true;
    } catch (error) {
      if (error instanceof UnchangedError) return false;
      throw error;
    }
  }
}
