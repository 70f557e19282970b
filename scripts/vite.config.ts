/** Builds the scripts that measure bots: they run what players run, bundled, and not what tsx makes of it while it
 *  loads (which names every inner function anew each time one is made). */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Node can't load boardgame.io's folders as modules by itself.
  ssr: { noExternal: ['boardgame.io'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: here('../node_modules/.cache/scripts'),
    emptyOutDir: true,
    rollupOptions: {
      // A game's tables are fetched by pages alone.
      external: (id) => /\.(tsx|css|md\?raw)$/.test(id),
      input: {
        arena: here('arena.ts'),
        balance: here('balance.ts'),
        'balance-worker': here('balance/worker.ts'),
        bench: here('bench.ts'),
        worker: here('arena/worker.ts'),
        theirs: here('bench/theirs.ts'),
      },
      output: { chunkFileNames: '[name].js' },
    },
  },
});
