import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longestFirst.ts';
import { tellFlakes } from './tests/tellFlakes.ts';

const BROWSER = 'tests/browser/**';
const SERVER = 'tests/server/**/*.test.ts';
/** They replace modules, keep a server or turn the clock. */
const APART = [
  'tests/app/**/*.test.ts',
  'tests/games/cherez-ural/keptContent.test.ts',
  'tests/games/guideFigures.test.ts',
];
/** Words of languages that tests ask for without waiting. */
const WORDS = ['tests/words.ts'];

/** Of the servers' tests, which come last. */
const LONGEST = [
  'storage',
  'cluster-faults',
  'cluster',
  'time-up',
  'main',
  'fuzz',
  'cherez-ural',
  'commands',
  'half-open',
  'guards',
  'start-errors',
  'postgres',
  'cluster-proxies',
  'mutants',
  'lobby-requests',
  'past',
  'failover',
  'limits',
  'lobby',
  'crash',
  'move-data',
  'hostile-input',
];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // As for browsers (vitest.browser.config.ts).
    reporters: ['default', tellFlakes],
    retry: process.env.CI === undefined ? 0 : 2,
    // Vitest leaves one core to the machine.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST) },
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
      {
        extends: true,
        // They wait for programs that they start and for sockets: a third worker makes use of it.
        test: {
          name: 'server',
          include: [SERVER],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
