import { useCallback } from 'react';
import { LobbyProblem } from '../connection/lobby';
import { useWords } from '../words';
import { canHaveKey } from './personKey';

/** Returns a wrapper that runs a task and rewords its refusals for the personal key. */
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
