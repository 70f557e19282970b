/**
 * `npm run licences`: lists every package that is shipped with the server or the app. Fails if one may not be shipped.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPackage, licenceProblem, packageFolder, readPackage } from './licences/packages';
import { appFiles, serverFiles } from './licences/reached';

const root = join(import.meta.dirname, '..');

/** Entry files of the server: its programs, and the bot and writer threads that it loads by address */
const SERVER = [
  'server.ts',
  'worker.ts',
  'src/server/threads/boot.cjs',
  'src/server/bots/worker.ts',
  'src/server/daily/worker.ts',
  'src/server/storage/sqlite/writerThread.mjs',
  'src/games/botGames.ts',
];

/** Runs the server's TypeScript. No import leads to it. */
const RUNNER = ['tsx'];

/** Workbox builds the service worker from these packages separately. */
const SERVICE_WORKER = /^workbox-(?!build|window)/;

/** Returns the packages of these files, and the optional ones that they load by a computed name. */
function packagesOf(files: Iterable<string>): Set<string> {
  const folders = new Set([...files].flatMap((file) => packageFolder(file) ?? []));
  for (const folder of folders) addInstalled(folders, folder, readPackage(folder).optional);
  return folders;
}

function withAllDependencies(names: readonly string[], from: string): Set<string> {
  const folders = new Set<string>();
  addInstalled(folders, from, names);
  for (const folder of folders) {
    const { dependencies, optional } = readPackage(folder);
    addInstalled(folders, folder, [...dependencies, ...optional]);
  }
  return folders;
}

function addInstalled(folders: Set<string>, from: string, names: readonly string[]): void {
  for (const name of names) {
    const found = findPackage(name, from);
    if (found !== undefined) folders.add(found);
  }
}

function serviceWorkerPackages(): Set<string> {
  const builder = findPackage('workbox-build', root);
  if (builder === undefined) throw new Error('workbox-build is not installed: run npm ci');
  const parts = readPackage(builder).dependencies.filter((name) => SERVICE_WORKER.test(name));
  return withAllDependencies(parts, builder);
}

const outDir = mkdtempSync(join(tmpdir(), 'licences-'));
try {
  const server = new Set([
    ...packagesOf(await serverFiles(root, SERVER, outDir)),
    ...withAllDependencies(RUNNER, root),
  ]);
  const app = new Set([...packagesOf(await appFiles(root, outDir)), ...serviceWorkerPackages()]);
  const shipped = [...new Set([...server, ...app])].map((folder) => ({
    ...readPackage(folder),
    where: [...(server.has(folder) ? ['server'] : []), ...(app.has(folder) ? ['app'] : [])].join(', '),
  }));
  shipped.sort(
    (one, other) => one.name.localeCompare(other.name) || one.version.localeCompare(other.version),
  );
  for (const { name, version, license, where } of shipped) {
    console.log(`${name} ${version}  ${license ?? '?'}  (${where})`);
  }
  console.log(`${shipped.length} packages: ${server.size} in the server, ${app.size} in the app`);
  const problems = shipped.flatMap((found) => licenceProblem(found) ?? []);
  for (const problem of problems) console.error(`licences: ${problem}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  rmSync(outDir, { recursive: true });
}
