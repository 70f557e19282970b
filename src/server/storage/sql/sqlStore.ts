import type { Kysely } from 'kysely';
import type { Statement } from './statement';

/** Base of the classes that store one subject in its own tables. `write` runs statements atomically. */
export abstract class SqlStore<Tables> {
  constructor(
    protected readonly db: Kysely<Tables>,
    protected readonly write: (statements: readonly Statement[]) => Promise<void>,
  ) {}
}
