import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longestFirst.ts';
import { tellFlakes } from './tests/tellFlakes.ts';

const BROWSER = 'tests/browser/**';
const SERVER = 'tests/server/**/*.test.ts';
/** Tests that only `npm run test:all` runs (CONTRIBUTING.md). */
const FULL = 'tests/**/*.full.test.{ts,tsx}';
/** Tests that replace modules or change the clock. */
const ISOLATED = [
  'tests/app/**/*.test.ts',
  'tests/compatibility/**/*.test.ts',
  'tests/games/cherez-ural/keptContent.test.ts',
  'tests/games/guideFigures.test.ts',
  'tests/server/notifications/mixedAddresses.test.ts',
];
/** Loads texts up front, because tests use them synchronously. */
const WORDS = ['tests/words.ts'];

/** Longest first */
const LONGEST = [
  'puzzles.full',
  'faults.full',
  'postgresStorage.full',
  'postgres.full',
  'main',
  'deals',
  'cluster.full',
  'outages.full',
  'timeUpRedis.full',
  'wholeMatch.full',
  'fuzz.full',
  'startErrors',
  'wishes',
  'storage',
  'hostileInput',
  'halfOpen',
  'guards',
  'mutants.full',
  'limits',
  'commands',
  'lobby',
  'notifications',
  'channels',
  'cherezUral',
  'timeUp',
];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', tellFlakes],
    // By default, Vitest would leave one core unused.
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(LONGEST) },
    projects: [
      {
        extends: true,
        test: {
          name: 'games',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [BROWSER, SERVER, FULL, ...ISOLATED],
          setupFiles: [...WORDS, 'tests/putBack.ts'],
          // These files change no global state, so they share two processes that load every module once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED, exclude: [FULL], setupFiles: WORDS },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [SERVER],
          exclude: [FULL, ...ISOLATED],
          setupFiles: 'tests/putBack.ts',
          isolate: false,
          // They mostly wait for programs and sockets, so a third worker pays off.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'full',
          include: [FULL],
          exclude: [BROWSER],
          setupFiles: WORDS,
          maxWorkers: 3,
          // The report lists tests that passed only on a retry.
          retry: process.env.CI === undefined ? 0 : 1,
        },
      },
    ],
  },
});
