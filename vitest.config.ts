import { defineConfig } from 'vitest/config';

const BROWSER = 'tests/browser/**';
const SERVER = 'tests/server/**/*.test.ts';
/** They replace modules, keep a server or turn the clock. */
const APART = ['tests/app/**/*.test.ts', 'tests/games/cherez-ural/keptContent.test.ts'];
/** Words of languages that tests ask for without waiting. */
const WORDS = ['tests/words.ts'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    // Vitest leaves one core to the machine.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'games',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [BROWSER, SERVER, ...APART],
          setupFiles: [...WORDS, 'tests/putBack.ts'],
          // Files that change nothing outside themselves share two processes, which load every module once.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'apart', include: APART, setupFiles: WORDS } },
      { extends: true, test: { name: 'server', include: [SERVER] } },
    ],
  },
});
