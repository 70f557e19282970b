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

  /** @throws Error when a text to find is not in its file exactly once. */
  edit({ name, edits }: Mutant): void {
    for (const { file, find, replace } of edits) {
      const path = join(this.folder, file);
      const parts = readFileSync(path, 'utf8').split(find);
      if (parts.length !== 2) {
        throw new Error(
          `The mutant "${name}": ${JSON.stringify(find)} is ${parts.length - 1} times in ${file}. ` +
            'Write the edit anew in scripts/mutants/table.ts.',
        );
      }
      writeFileSync(path, parts.join(replace));
    }
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}
