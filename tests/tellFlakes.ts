import type { Reporter, TestCase } from 'vitest/node';

/** Prints why a test failed that passed on a retry; vitest's summary only mentions the retry. */
export const tellFlakes: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky !== true) return;
    for (const { message, stack } of test.result().errors ?? [])
      console.warn(`${test.module.relativeModuleId} > ${test.fullName} failed at first: ${stack ?? message}`);
  },
};
