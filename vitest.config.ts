import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longestFirst.ts';
import { tellFlakes } from './tests/tellFlakes.ts';

const BROWSER = 'tests/browser/**';
const SERVER = 'tests/server/**/*.test.ts';
/** What `npm run test:all` adds to `npm test` (CONTRIBUTING.md). */
const FULL = 'tests/**/*.full.test.{ts,tsx}';
/** They replace modules, run a server or change the clock. */
const ISOLATED = [
  'tests/app/**/*.test.ts',
  'tests/games/cherez-ural/keptContent.test.ts',
  'tests/games/guideFigures.test.ts',
];
/** Loads the words that tests use without waiting for them. */
const WORDS = ['tests/words.ts'];

/** Tests of the server, the longest first. */
const LONGEST = [
  'cluster.full',
  'storage',
  'faults.full',
  'main',
  'timeUpRedis.full',
  'wholeMatch.full',
  'fuzz.full',
  'postgres',
  'startErrors',
  'hostileInput',
  'halfOpen',
  'guards',
  'mutants.full',
  'limits',
  'commands',
  'lobby',
  'notifications',
  'cherezUral',
  'timeUp',
];

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', tellFlakes],
    // Vitest leaves one core to the machine.
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
          // Files that change nothing outside themselves share two processes, which load every module once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ISOLATED, exclude: [FULL], setupFiles: WORDS },
      },
      {
        extends: true,
        // They mostly wait for programs and sockets: a third worker pays.
        test: {
          name: 'server',
          include: [SERVER],
          exclude: [FULL],
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
          // A test that passes at the second try on a busy machine is named in the report.
          retry: process.env.CI === undefined ? 0 : 1,
        },
      },
    ],
  },
});
