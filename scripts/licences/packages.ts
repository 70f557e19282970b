/** Reads installed packages and checks their licences. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import satisfies from 'spdx-satisfies';

export interface Package {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; undefined if the package has none. */
  readonly license: string | undefined;
  readonly dependencies: readonly string[];
  readonly optional: readonly string[];
}

/** Licences of code, data and fonts that require only attribution */
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

/** Returns the folder of the package that contains a file; undefined for our own files. */
export const packageFolder = (file: string): string | undefined => PATH.exec(file)?.[0];

/** @throws Error if the folder contains no package */
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

/** Finds a package as Node does; undefined if it is not installed. */
export function findPackage(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return dirname(from) === from ? undefined : findPackage(name, dirname(from));
}

/** Returns why a package can't be shipped; null if it can. */
export function licenceProblem({
  name,
  version,
  license,
}: Omit<Package, 'dependencies' | 'optional'>): string | null {
  if (license === undefined) return `${name} ${version} names no licence in its package.json`;
  // SPDX requires capitals, which packages don't always use.
  const expression = license.replace(/\b(and|or|with)\b/g, (word) => word.toUpperCase());
  try {
    return satisfies(expression, PERMISSIVE) ? null : `${name} ${version} has the licence ${license}`;
  } catch {
    return `${name} ${version} has a licence that is no SPDX expression: ${JSON.stringify(license)}`;
  }
}
