import { useCallback, useState } from 'react';

/**
 * Plays the game from an earlier position to the present. `watched` is the position it started at; null if nothing is
 * being watched.
 */
export function useWatch(shown: number | null, show: (moves: number | null) => void) {
  const [from, setFrom] = useState<number | null>(null);
  if (from !== null && shown === null) setFrom(null);
  const watch = useCallback(
    (moves: number) => {
      show(moves);
      setFrom(moves);
    },
    [show],
  );
  return { watched: from, watch };
}
