import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longestFirst.ts';
import { tellFlakes } from './tests/tellFlakes.ts';

const LONGEST = [
  'axe/cherezUral.full',
  'axe/terramara.full',
  'axe/kilia.full',
  'lateChunks.full',
  'game.full',
  'terramara.full',
  'links.full',
  'game',
  'lateParts',
  'twoGames.full',
  'online.full',
  'learn.full',
  'replay.full',
  'home.full',
  'inItsPlace.full',
  'terramaraLearn.full',
  'plan.full',
  'offline.full',
];

const FULL = 'tests/browser/**/*.full.test.ts';

/** Browser tests: against the built app, served as `npm start` serves it. */
export default defineConfig({
  test: {
    globalSetup: ['tests/browser/setup.ts'],
    sequence: { sequencer: longestFirst(LONGEST) },
    // A test uses two thirds of a core and waits for the page otherwise: three keep two cores busy.
    maxWorkers: 3,
    reporters: ['default', tellFlakes],
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 600_000,
    hookTimeout: 240_000,
    projects: [
      { extends: true, test: { name: 'core', include: ['tests/browser/**/*.test.ts'], exclude: [FULL] } },
      {
        extends: true,
        test: {
          name: 'full',
          include: [FULL],
          // One press in thousands meets a page in motion on a busy machine. The report names what passed at a later try.
          retry: process.env.CI === undefined ? 0 : 2,
        },
      },
    ],
  },
});
