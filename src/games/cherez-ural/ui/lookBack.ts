/** The positions of the game besides the one on the table. */
import { createContext, useContext, useState } from 'react';
import type { TableProps } from '../../../game-api/module';
import type { G } from '../rules/state';

export type LookBack = Pick<TableProps<G>, 'timeline' | 'shown' | 'onShow' | 'notes' | 'seats'> & {
  /** The position that was on the table before, when moves were made since or one was stepped forward; null: this
   *  one was jumped to. */
  readonly cameFrom: G | null;
};

export const LookBackContext = createContext<LookBack | null>(null);

export function useLookBack(): LookBack {
  const lookBack = useContext(LookBackContext);
  if (lookBack === null) throw new Error('useLookBack is used outside the table');
  return lookBack;
}

type Seen = {
  readonly G: G;
  readonly moves: number;
  readonly live: boolean;
  readonly cameFrom: G | null;
};

/** Whether a position follows from the one that was seen before by what players watch: moves that are made now, or
 *  one step of the replay. */
export const isFollowed = (
  before: Pick<Seen, 'moves' | 'live'>,
  now: Pick<Seen, 'moves' | 'live'>,
): boolean => now.moves === before.moves + 1 || (before.live && now.live && now.moves > before.moves);

export function useCameFrom(G: G, moves: number, live: boolean): G | null {
  const [seen, setSeen] = useState<Seen>({ G, moves, live, cameFrom: null });
  if (seen.G === G && seen.live === live) return seen.cameFrom;
  const now = { G, moves, live };
  const cameFrom = seen.moves === moves ? seen.cameFrom : isFollowed(seen, now) ? seen.G : null;
  setSeen({ ...now, cameFrom });
  return cameFrom;
}
