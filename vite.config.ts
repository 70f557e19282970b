import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Generated tables reach the browser as data and not as script: a tenth of the time to read, and no part of the bundle. */
const generatedAsData: Plugin = {
  name: 'generated-as-data',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.generated.json')) return null;
    const asset = this.emitFile({ type: 'asset', name: 'data.json', source: readFileSync(id) });
    const code = `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${asset})).json();`;
    return { code, moduleType: 'js' };
  },
};

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
  plugins: [generatedAsData, react(), offline],
  build: { outDir: '../../dist', emptyOutDir: true, target: 'es2022' },
  server: { fs: { allow: ['../..'] }, proxy: { '/games': 'http://localhost:8000' } },
});
