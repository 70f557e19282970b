import { useState } from 'react';

type Seen<State> = {
  readonly G: State;
  readonly moves: number;
  readonly live: boolean;
  readonly cameFrom: State | null;
};

/**
 * Checks whether a position follows from the previous one by live moves or one replay step, so that the change can be
 * animated.
 */
export const isFollowed = (
  before: Pick<Seen<unknown>, 'moves' | 'live'>,
  now: Pick<Seen<unknown>, 'moves' | 'live'>,
): boolean => now.moves === before.moves + 1 || (before.live && now.live && now.moves > before.moves);

/**
 * Returns the previous position if the current one follows from it; null after a jump. `live` means that the position
 * is the present one.
 */
export function useCameFrom<State>(G: State, moves: number, live: boolean): State | null {
  const [seen, setSeen] = useState<Seen<State>>({ G, moves, live, cameFrom: null });
  if (seen.G === G && seen.live === live) return seen.cameFrom;
  const now = { G, moves, live };
  const cameFrom = seen.moves === moves ? seen.cameFrom : isFollowed(seen, now) ? seen.G : null;
  setSeen({ ...now, cameFrom });
  return cameFrom;
}
