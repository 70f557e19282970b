import { basename } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A sequencer that begins with the files named, the longest first, so that all workers end together. */
export const longestFirst = (names: readonly string[]): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification) => {
        const at = names.indexOf(basename(moduleId, '.test.ts'));
        return at < 0 ? names.length : at;
      };
      return (await super.sort(files)).sort((a, b) => place(a) - place(b));
    }
  };
