import { useEffect } from 'react';
import { addFailedLoad, LoadError } from '../../language/loading';

/** Has something that could not be loaded asked for again, when the network is back or after a while. */
export function useLoadRetry(error: unknown, again: () => void): void {
  useEffect(() => {
    if (error instanceof LoadError) return addFailedLoad(again, true);
  }, [error, again]);
}
