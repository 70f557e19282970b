import { useCallback } from 'react';
import { LobbyProblem } from '../connection/lobby';
import { useWords } from '../words';
import { canHaveKey } from './personKey';

/** Has a task's refusals said as what they mean for a key. */
export function useKeyProblem() {
  const t = useWords();
  return useCallback(
    async (task: () => Promise<void>) => {
      if (!canHaveKey()) throw new Error(t('person.insecure'));
      try {
        await task();
      } catch (error) {
        if (!(error instanceof LobbyProblem)) throw error;
        if (error.status === 404) throw new Error(t('person.unknown'));
        if (error.status === 409) throw new Error(t('person.full'));
        throw error;
      }
    },
    [t],
  );
}
