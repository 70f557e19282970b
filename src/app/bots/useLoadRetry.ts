import { useEffect } from 'react';
import { addFailedLoad, LoadError } from '../../language/loading';

/** Retries a failed load when the network is back or after a delay. */
export function useLoadRetry(error: unknown, again: () => void): void {
  useEffect(() => {
    if (error instanceof LoadError) return addFailedLoad(again, true);
  }, [error, again]);
}
