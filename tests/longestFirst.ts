import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Creates a sequencer that starts these files first, in this order, so that all workers end at the same time. */
export const longestFirst = (names: readonly string[]): typeof BaseSequencer =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification) => {
        const at = names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
        return at < 0 ? names.length : at;
      };
      return (await super.sort(files)).sort((a, b) => place(a) - place(b));
    }
  };
