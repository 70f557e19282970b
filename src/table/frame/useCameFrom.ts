import { useState } from 'react';

type Seen<State> = {
  readonly G: State;
  readonly moves: number;
  readonly live: boolean;
  readonly cameFrom: State | null;
};

/** Whether a position follows from the one that was seen before by what players watch: moves that are made now, or
 *  one step of the replay. */
export const isFollowed = (
  before: Pick<Seen<unknown>, 'moves' | 'live'>,
  now: Pick<Seen<unknown>, 'moves' | 'live'>,
): boolean => now.moves === before.moves + 1 || (before.live && now.live && now.moves > before.moves);

/** The position that was on the table before, when moves were made since or one was stepped forward; null: this one was
 *  jumped to. `live`: it is the present one. */
export function useCameFrom<State>(G: State, moves: number, live: boolean): State | null {
  const [seen, setSeen] = useState<Seen<State>>({ G, moves, live, cameFrom: null });
  if (seen.G === G && seen.live === live) return seen.cameFrom;
  const now = { G, moves, live };
  const cameFrom = seen.moves === moves ? seen.cameFrom : isFollowed(seen, now) ? seen.G : null;
  setSeen({ ...now, cameFrom });
  return cameFrom;
}
