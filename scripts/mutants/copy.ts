import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../online/root';
import type { Mutant } from './table';

/** What the server's programs are made of (`PROGRAMS` of ../online/program.ts). */
const COPIED = [
  'src',
  'server.ts',
  'package.json',
  'tsconfig.json',
  'scripts/online/twoGames.ts',
  'scripts/online/twoGameModules.ts',
  'scripts/online/openGame.ts',
];

/** A copy of the server's sources, to be broken; it goes when it is disposed of. */
export class ServerCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'mutant-'));

  constructor() {
    for (const path of COPIED) {
      mkdirSync(dirname(join(this.folder, path)), { recursive: true });
      cpSync(join(ROOT, path), join(this.folder, path), { recursive: true });
    }
    symlinkSync(join(ROOT, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** @throws Error as `edited` does. */
  edit(mutant: Mutant): void {
    const read = (file: string) => readFileSync(join(this.folder, file), 'utf8');
    for (const [file, text] of edited(mutant, read)) writeFileSync(join(this.folder, file), text);
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/**
 * The files that a mutant changes, as it leaves them.
 *
 * @throws Error when a text to find is not in its file exactly once.
 */
export function edited({ name, edits }: Mutant, read: (file: string) => string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { file, find, replace } of edits) {
    const parts = (texts.get(file) ?? read(file)).split(find);
    if (parts.length !== 2) {
      throw new Error(
        `The mutant "${name}": ${JSON.stringify(find)} is ${parts.length - 1} times in ${file}. ` +
          'Write the edit anew in scripts/mutants/table.ts.',
      );
    }
    texts.set(file, parts.join(replace));
  }
  return texts;
}
