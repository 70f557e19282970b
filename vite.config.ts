import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const isGenerated = (id: string): boolean => id.endsWith('.json') && id.includes('/src/games/');

/** Generated tables reach the browser as data and not as script: a tenth of the time to read, and no part of the bundle. */
const generatedAsData: Plugin = {
  name: 'generated-as-data',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!isGenerated(id)) return null;
    const asset = this.emitFile({ type: 'asset', name: 'data.json', source: readFileSync(id) });
    const code = `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${asset})).json();`;
    return { code, moduleType: 'js' };
  },
};

const NO_PATCHES = '\0no-patches';

/** Differences between states are laid on by our transport (`src/app/online/patch.ts`), fetched with online tables:
 *  what boardgame.io's client has for that never comes to be used, and need not be in the first table's script. */
const patchesStayOnline: Plugin = {
  name: 'patches-stay-online',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'rfc6902' && importer?.includes('/boardgame.io/') === true ? NO_PATCHES : null,
  load: (id) =>
    id === NO_PATCHES
      ? `const unused = () => { throw new Error('a patch reached the client of boardgame.io'); };
         export { unused as applyPatch, unused as createPatch };`
      : null,
};

const GAME = 'games/cherez-ural';
const MAP = [`${GAME}/ui/map/Backdrop.tsx`];
const PAGES = [`${GAME}/module.ts`, 'app/NewGamePage.tsx', 'app/table/TablePage.tsx'];
const TABLE = [`${GAME}/ui/Table.tsx`];

/** What is always fetched together is one file: it packs better than many small ones. Each of these is all that its
 *  files import, where it has several lists what all of them import, but for what is in one before it. */
const TOGETHER: readonly { readonly name: string; readonly lists: readonly (readonly string[])[] }[] = [
  { name: 'start', lists: [['app/main.tsx']] },
  { name: 'board', lists: [MAP, PAGES] },
  { name: 'map', lists: [MAP] },
  { name: 'game', lists: [PAGES] },
  // The table in words is fetched without the drawn one, and without the map.
  { name: 'game', lists: [TABLE, [`${GAME}/textTable/TextTable.tsx`]] },
  { name: 'table', lists: [TABLE] },
];

/** Whether a script stands once a table does. */
const isStanding = (script: string): boolean =>
  ['rolldown-runtime', ...TOGETHER.map(({ name }) => name)].some((name) => script.includes(`/${name}-`));

/** The files, all that they import, and what that imports. */
function withImports(files: readonly string[], modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(files.map((file) => fileURLToPath(new URL(`src/${file}`, import.meta.url))));
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** The app on the device: whole after the first visit, but for the Japanese faces, of which each piece is kept once it
 *  was used. A new version waits until the player says so (src/app/pwa). */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Через Урал',
    short_name: 'Через Урал',
    description: 'A trading game in Siberia, in the browser and by its rules.',
    display: 'standalone',
    start_url: '/',
    theme_color: '#7b2d1e',
    background_color: '#e9dfc9',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
  workbox: {
    globPatterns: [
      '**/*.{html,css,js,json,svg,png}',
      'assets/{old-standard-tt-{latin,cyrillic}-[0-9],source-sans-3-latin-wght}*.woff2',
    ],
    // The server's own addresses.
    navigateFallbackDenylist: [/^\/(games|healthz|metrics|socket\.io)(\/|$)/],
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === 'font',
        handler: 'CacheFirst',
        options: { cacheName: 'faces' },
      },
    ],
  },
});

export default defineConfig({
  root: 'src/app',
  publicDir: 'public',
  plugins: [generatedAsData, patchesStayOnline, react(), offline],
  // React has this itself since 18; wouter asks for the stand-in.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every browser that reads es2022 fetches modules ahead by itself.
    modulePreload: {
      polyfill: false,
      // What a standing table asks for is fetched with what it shares with other later parts, and no more need be named.
      resolveDependencies: (file, dependencies, { hostId }) =>
        isStanding(hostId) && !hostId.includes('/start-')
          ? dependencies.filter((name) => name !== file && !isStanding(name))
          : dependencies,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              // What fetches data waits for no other file to run.
              name: (id, modules) =>
                isGenerated(id)
                  ? path.basename(id, '.json')
                  : (TOGETHER.find(({ lists }) => lists.every((files) => withImports(files, modules).has(id)))
                      ?.name ?? null),
              debugName: 'together',
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['../..'] },
    proxy: { '/games': 'http://localhost:8000', '/socket.io': { target: 'http://localhost:8000', ws: true } },
  },
});
