/** A command of this repository in a short form (`finders.ts`). */
export type Command = 'scan' | 'scan kilia' | 'scan terramara' | 'fuzz' | 'crash' | 'load' | 'cluster';

/** A command, or a file of fast tests. */
export type Finder = Command | `tests/${string}.test.ts`;

interface Edit {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** A fault that is put back into the server by small edits of its sources. */
export interface Mutant {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Everything that has to find it: the sentence a command prints, or the name of the test that fails. */
  readonly found: Partial<Readonly<Record<Finder, RegExp>>>;
}
