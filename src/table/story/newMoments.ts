import { isFollowed } from '../frame/useCameFrom';
import type { RenderedLine, RenderedTurn } from '../log/renderTurns';
import type { Watched } from '../motion/flights';

/** Returns the lines to show over the board when the viewer sees the positions since `before` arrive. */
export function newMoments(
  turns: readonly RenderedTurn[],
  before: Watched,
  now: Watched,
): readonly RenderedLine[] {
  if (!isFollowed(before, now)) return [];
  return turns
    .flatMap(({ lines }) => lines)
    .filter(
      ({ move, happening }) => happening?.isMoment === true && move > before.moves && move <= now.moves,
    );
}
