import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../online/root';
import type { Mutant } from './mutant';

/** The server's programs (`PROGRAMS` in ../online/program.ts) and its tests */
const COPIED = [
  'src',
  'scripts',
  'tests/longestFirst.ts',
  'tests/putBack.ts',
  'tests/sample-game',
  'tests/server',
  'tests/tellFlakes.ts',
  'tests/words.ts',
  'server.ts',
  'worker.ts',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** A copy of the sources that can be changed */
export class SourceCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'mutant-'));

  constructor() {
    for (const path of COPIED) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      cpSync(join(ROOT, path), join(this.folder, path), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** @throws Error like `edited` */
  edit(mutant: Mutant): void {
    const read = (file: string) => readFileSync(join(this.folder, file), 'utf8');
    for (const [file, text] of edited(mutant, read)) writeFileSync(join(this.folder, file), text);
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/**
 * Returns the files that a mutant changes, with their new texts.
 * @throws Error if a text to find does not occur exactly once in its file
 */
export function edited({ name, edits }: Mutant, read: (file: string) => string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, find, replace } of edits) {
    const parts = (texts.get(file) ?? read(file)).split(find);
    if (parts.length !== 2) {
      throw new Error(
        `Mutant "${name}": ${JSON.stringify(find)} occurs ${parts.length - 1} times in ${file}. ` +
          'Adapt the edit in scripts/mutants to the new source.',
      );
    }
    texts.set(file, parts.join(replace));
  }
  return texts;
}
