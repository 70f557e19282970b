/** Packages on the disk, and what their licences ask for. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import satisfies from 'spdx-satisfies';

export interface Package {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined: it doesn't say. */
  readonly license: string | undefined;
  readonly dependencies: readonly string[];
  /** Those that a package loads by a name it puts together as it runs: native parts of other machines aren't installed. */
  readonly optional: readonly string[];
}

/** Licences that ask for no more than to be named, of code, data and fonts. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

const PATH = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/** The folder of the package that a file belongs to; undefined: it is ours. */
export const packageFolder = (file: string): string | undefined => PATH.exec(file)?.[0];

/** @throws Error when there is no package in the folder. */
export function readPackage(folder: string): Package {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, dependencies = {}, optionalDependencies = {} } = manifest;
  return {
    name,
    version,
    license: typeof license === 'string' ? license : undefined,
    dependencies: Object.keys(dependencies),
    optional: Object.keys(optionalDependencies),
  };
}

/** Where a package finds another one, as Node looks for it; undefined: it is not installed. */
export function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : findPackage(name, dirname(from));
}

/** Why a package can't be shipped; null: it can. */
export function licenceProblem({
  name,
  version,
  license,
}: Omit<Package, 'dependencies' | 'optional'>): string | null {
  if (license === undefined) return `${name} ${version} names no licence in its package.json`;
  // The grammar's words are capitals, and packages write them as they like.
  const expression = license.replace(/\b(and|or|with)\b/g, (word) => word.toUpperCase());
  try {
    return satisfies(expression, PERMISSIVE) ? null : `${name} ${version} has the licence ${license}`;
  } catch {
    return `${name} ${version} has a licence that is no SPDX expression: ${JSON.stringify(license)}`;
  }
}
