import { useCallback, useState } from 'react';

/** Watching is looking back that plays by itself and ends in the present. `watched`: the position it began with; null:
 *  nothing is watched. */
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
