import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, so that both workers end together; files that are not named come after these. */
const LONGEST = [
  'axeCherezUral',
  'axeTerramara',
  'axeKilia',
  'axeHouse',
  'online',
  'game',
  'offline',
  'onlinePeople',
  'shelf',
  'everyone',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(basename(moduleId, '.test.ts'));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Browser tests: against the built app, served as `npm start` serves it. */
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    globalSetup: ['tests/browser/setup.ts'],
    sequence: { sequencer: LongestFirst },
    // Two pages draw at a time: more would only wait for each other on a machine of two cores.
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
