import type { Reporter, TestCase } from 'vitest/node';

/** Says why a test failed that passed when it was tried again: the summary says only that it was. */
export const tellFlakes: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (test.diagnostic()?.flaky !== true) return;
    for (const { message, stack } of test.result().errors ?? [])
      console.warn(`${test.module.relativeModuleId} > ${test.fullName} failed at first: ${stack ?? message}`);
  },
};
