/**
 * Builds the scripts that measure bots, so that they run bundled code like players do. tsx would slow them down,
 * because it names every inner function each time one is created.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Node can't resolve boardgame.io's folder imports.
  ssr: { noExternal: ['boardgame.io'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: here('../node_modules/.cache/scripts'),
    emptyOutDir: true,
    rollupOptions: {
      // Only pages load a game's tables.
      external: (id) => /\.(tsx|css|md\?raw)$/.test(id),
      input: {
        arena: here('arena.ts'),
        balance: here('balance.ts'),
        'balance-worker': here('balance/worker.ts'),
        bench: here('bench.ts'),
        puzzles: here('puzzles.ts'),
        worker: here('arena/worker.ts'),
        theirs: here('bench/theirs.ts'),
      },
      output: { chunkFileNames: '[name].js' },
    },
  },
});
