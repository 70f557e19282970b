/** Finds the package files that the server and the built app can load, by following every import with Vite. */
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';

function collector(files: Set<string>): Plugin {
  return {
    name: 'collect-files',
    // Native modules are reached, but there is nothing to parse in them.
    load: (id) => (id.endsWith('.node') ? { code: 'export {};', moduleType: 'js' } : null),
    moduleParsed: ({ id }) => {
      files.add(id.replace(/\?.*$/, ''));
    },
  };
}

async function filesOf(config: InlineConfig, outDir: string): Promise<ReadonlySet<string>> {
  const files = new Set<string>();
  await build({
    ...config,
    logLevel: 'error',
    plugins: [collector(files)],
    worker: { plugins: () => [collector(files)] },
    build: { ...config.build, outDir, emptyOutDir: true, copyPublicDir: false },
  });
  return files;
}

/** Returns the files of the app as `npm run build` builds it. */
export const appFiles = (root: string, outDir: string): Promise<ReadonlySet<string>> =>
  filesOf({ configFile: join(root, 'vite.config.ts') }, outDir);

/** Returns the files of the server and its threads. */
export function serverFiles(root: string, entries: readonly string[], outDir: string) {
  const input = entries.map((entry) => join(root, entry));
  return filesOf(
    { configFile: false, root, ssr: { noExternal: true }, build: { ssr: true, rolldownOptions: { input } } },
    outDir,
  );
}
