import { useCallback, useState } from 'react';
import { problemText } from './connection/lobby';
import { useWords } from './words';

/** Runs a request that a button starts and reports whether it is running and why it failed. */
export function useTask() {
  const t = useWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = useCallback(
    async (task: () => Promise<void>) => {
      setBusy(true);
      setProblem(null);
      try {
        await task();
      } catch (error) {
        setProblem(problemText(error, t));
      }
      setBusy(false);
    },
    [t],
  );
  return { busy, problem, run };
}
