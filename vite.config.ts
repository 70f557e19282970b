import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { VitePWA } from 'vite-plugin-pwa';
import {
  botChunkName,
  GAMES,
  gamesApart,
  HAS_SAMPLE,
  here,
  type Modules,
  withImports,
} from './scripts/build/games.ts';
import { inLayers } from './scripts/build/layers.ts';

const isGenerated = (id: string): boolean =>
  id.endsWith('.json') && Object.values(GAMES).some((folder) => id.startsWith(`${folder}/`));

/**
 * Ships generated tables as data and not as script: reading them takes a tenth of the time, and they stay out of the
 * bundle.
 */
const generatedAsData: Plugin = {
  name: 'generated-as-data',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!isGenerated(id)) return null;
    const asset = this.emitFile({
      type: 'asset',
      name: 'data.json',
      originalFileName: id,
      source: readFileSync(id),
    });
    const code = `
      import { fetchData } from ${JSON.stringify(here('src/language/loading.ts'))};
      export default await fetchData(import.meta.ROLLUP_FILE_URL_${asset});`;
    return { code, moduleType: 'js' };
  },
};

/** Names the workbench among the addresses that `npm run dev` prints. */
const printsWorkbench: Plugin = {
  name: 'prints-workbench',
  apply: 'serve',
  configureServer(server) {
    const printUrls = server.printUrls.bind(server);
    server.printUrls = () => {
      printUrls();
      for (const url of server.resolvedUrls?.local ?? [])
        server.config.logger.info(`  ➜  Workbench: ${url}dev`);
    };
  },
};

const NO_PATCHES = '\0no-patches';

/**
 * Replaces the patch library in boardgame.io's client by a stub. Our transport (`src/app/online/connection/patch.ts`)
 * applies state differences and is fetched with online tables, so the client's copy would only enlarge the first
 * table's script.
 */
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

const LATE_VALIBOT = '\0late-valibot';

/**
 * Gives the readers of content packs a separate copy of valibot, which is fetched with them. With one shared copy, the
 * entry chunk would also contain the checks that only they use.
 */
const contentChecksStayLate: Plugin = {
  name: 'content-checks-stay-late',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'valibot' && importer?.endsWith('/contentSchema.ts') === true ? LATE_VALIBOT : null,
  load: (id) =>
    id === LATE_VALIBOT ? readFileSync(here('node_modules/valibot/dist/index.mjs'), 'utf8') : null,
};

/**
 * Modules that are always fetched together, bundled into one file because it compresses better than many small ones. A
 * group holds the modules that all of its `lists` import, without those of earlier groups.
 */
type Together = { readonly name: string; readonly lists: readonly (readonly string[])[] };

const FORMS = ['src/app/new-game/NewGamePage.tsx', 'src/app/table/TablePage.tsx'].map(here);
const tablesOf = (folder: string) => [`${folder}/ui/Table.tsx`];

/** Code shared by several games' tables belongs to the shell, so that no game is fetched for another. */
const SHELL: readonly Together[] = [
  { name: 'start', lists: [[here('src/app/main.tsx')]] },
  // Includes what several games' tables share: many small files compress worse than one.
  { name: 'play', lists: [[...FORMS, ...Object.values(GAMES).flatMap(tablesOf)]] },
  // Code that the modules of all games import
  { name: 'games', lists: Object.values(GAMES).map((folder) => [`${folder}/module.ts`]) },
];

const togetherOf = (game: string, folder: string): readonly Together[] => {
  const map = [`${folder}/ui/map/Backdrop.tsx`];
  const module = [`${folder}/module.ts`];
  const table = tablesOf(folder);
  return [
    { name: `${game}.board`, lists: [map, module] },
    { name: `${game}.map`, lists: [map] },
    { name: `${game}.game`, lists: [module] },
    // The text table is fetched without the drawn table and without the map.
    { name: `${game}.game`, lists: [table, [`${folder}/text-table/TextTable.tsx`]] },
    { name: `${game}.table`, lists: [table] },
  ];
};

const OF_GAMES: Readonly<Record<string, readonly Together[]>> = Object.fromEntries(
  Object.entries(GAMES).map(([game, folder]) => [game, togetherOf(game, folder)]),
);

/** Whether a script is always loaded before a table is shown. */
const isStanding = (script: string): boolean =>
  ['rolldown-runtime', ...[...SHELL, ...Object.values(OF_GAMES).flat()].map(({ name }) => name)].some(
    (name) => script.includes(`/${name}-`),
  );

const games = gamesApart();

/** Returns the bundle that a module belongs to; null if it has its own file. */
function groupOf(id: string, modules: Modules): string | null {
  const game = games.ownerOf(id);
  // A module that fetches data must not wait for other files to run.
  if (isGenerated(id)) return `${game}.${path.basename(id, '.json')}`;
  const groups = game === null ? SHELL : (OF_GAMES[game] ?? []);
  return (
    groups.find(({ lists }) => lists.every((files) => withImports(files, modules).has(id)))?.name ?? null
  );
}

/**
 * The offline app. The first visit stores the shell, opening a game stores it (src/app/offline/download.ts), and each
 * piece of a Japanese font is stored on first use. A new version waits until the player accepts it.
 */
const offline = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  manifest: {
    name: 'Kontor',
    short_name: 'Kontor',
    description: 'Heavy strategy games in the browser, by their real rules.',
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
      '**/*.{html,css,js,json,svg,png,webp}',
      'assets/{old-standard-tt-{latin,cyrillic}-[0-9],source-sans-3-latin-wght}*.woff2',
    ],
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => !games.isOfGame(url)), warnings: [] }),
    ],
    // The service worker imports it itself.
    globIgnores: ['push.js'],
    importScripts: ['/push.js'],
    // Addresses of the server.
    navigateFallbackDenylist: [
      /^\/(games|people|deals|calls|moderation|report-url|healthz|metrics|socket\.io)(\/|$)/,
    ],
    runtimeCaching: [
      {
        urlPattern: ({ request, sameOrigin }) => sameOrigin && request.destination === 'font',
        handler: 'CacheFirst',
        options: { cacheName: 'faces' },
      },
      {
        // Files of the shell are matched earlier, so the rest belongs to games.
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: { cacheName: 'games' },
      },
    ],
  },
});

/** Brotli's highest quality, 11, makes files 2 % smaller but takes three times as long. */
const brotli = defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });

/** Writes compressed copies of text files, which the server sends to browsers that accept them. */
const compressed = compression({
  include: /\.(html|css|js|json|svg)$/,
  algorithms: [brotli, 'gzip'],
  threshold: 1000,
  logLevel: 'silent',
});

export default defineConfig(({ command }) => ({
  root: 'src/app',
  // The workbench at `/dev` (src/app/dev) is in development and test builds only, never in production.
  define: { 'import.meta.env.HAS_WORKBENCH': JSON.stringify(command === 'serve' || HAS_SAMPLE) },
  publicDir: 'public',
  css: { postcss: { plugins: [inLayers] } },
  plugins: [
    printsWorkbench,
    generatedAsData,
    patchesStayOnline,
    contentChecksStayLate,
    react(),
    games.plugin,
    offline,
    compressed,
  ],
  worker: { format: 'es', rolldownOptions: { output: { chunkFileNames: botChunkName } } },
  // React has had this hook since version 18, but wouter still imports the shim.
  resolve: {
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
    ...(HAS_SAMPLE ? { conditions: ['sample-game', ...defaultClientConditions] } : {}),
  },
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    target: browserslistToEsbuild(),
    // Every browser that supports es2022 also supports modulepreload.
    modulePreload: {
      polyfill: false,
      // Once a table is shown, all scripts it started with are loaded, so only the others are listed for preloading.
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
              name: groupOf,
              debugName: 'together',
            },
          ],
        },
      },
    },
  },
  server: {
    open: '/dev',
    fs: { allow: ['../..'] },
    // Not a plain prefix: /games.ts is a module of the app.
    proxy: {
      // The server accepts writes from its own origin only, so requests keep the host of the page.
      '^/(games|people|deals|calls|moderation|report-url)(/|\\?|$)': {
        target: 'http://localhost:8000',
        changeOrigin: false,
      },
      '/socket.io': { target: 'http://localhost:8000', changeOrigin: false, ws: true },
    },
  },
}));
