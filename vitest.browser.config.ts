import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/longestFirst.ts';
import { tellFlakes } from './tests/tellFlakes.ts';

const LONGEST = [
  'guide.full',
  'axe/cherezUral.full',
  'axe/terramara.full',
  'everyScenario.full',
  'axe/kilia.full',
  'lateChunks.full',
  'axe/pages.full',
  'translation.full',
  'offline.full',
  'threePeople.full',
  'back.full',
  'twoGames.full',
  'report.full',
  'lateParts.full',
  'lens.full',
  'terramara.full',
  'learn.full',
  'storage.full',
  'online.full',
  'inItsPlace.full',
  'home.full',
  'replay.full',
  'game.full',
  'links.full',
  'pages',
  'game',
  'workbench',
];

const FULL = 'tests/browser/**/*.full.test.ts';

/** Browser tests run against the built app, served like `npm start` does. */
export default defineConfig({
  test: {
    globalSetup: ['tests/browser/setup.ts'],
    sequence: { sequencer: longestFirst(LONGEST) },
    // A test uses two thirds of a core and waits for the page the rest of the time, so three workers keep two cores
    // busy.
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
          // On a busy machine, one press in thousands hits a page that is still moving. The report lists tests that
          // passed only on a retry.
          retry: process.env.CI === undefined ? 0 : 2,
        },
      },
    ],
  },
});
