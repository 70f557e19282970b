import { isFollowed } from '../frame/useCameFrom';
import type { ToldLine, ToldTurn } from '../log/toldTurns';

export type Watched = { readonly moves: number; readonly live: boolean };

/** Returns the lines to show over the board when the viewer sees the positions since `before` arrive. */
export function newMoments(turns: readonly ToldTurn[], before: Watched, now: Watched): readonly ToldLine[] {
  if (!isFollowed(before, now)) return [];
  return turns
    .flatMap(({ lines }) => lines)
    .filter(
      ({ move, happening }) => happening?.isMoment === true && move > before.moves && move <= now.moves,
    );
}
