import { defineConfig } from 'vitest/config';

/** Browser tests: against the built app, served as `npm start` serves it. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/setup.ts'],
    // Two pages draw at a time: more would only wait for each other on a machine of two cores.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
