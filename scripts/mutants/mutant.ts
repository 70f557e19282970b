/** A command of this repository in a short form (`finders.ts`) */
export type Command = 'scan' | 'scan kilia' | 'scan terramara' | 'fuzz' | 'crash' | 'load' | 'cluster';

export type Finder = Command | `tests/${string}.test.ts`;

interface Edit {
  /** Relative to the root of the repository */
  readonly file: string;
  /** Must occur exactly once in the file */
  readonly find: string;
  readonly replace: string;
}

/** A fault that small edits put into the server's sources */
export interface Mutant {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Everything that must find it, with the sentence that a command prints or the name of the failing test */
  readonly found: Partial<Readonly<Record<Finder, RegExp>>>;
}
