/** The part of the log since the viewer's latest turn. It loads with the table, which shows whether there is any. */
import { itemAt } from '../../rules-kit/indexed';
import type { TurnGroup } from './turnGroups';

/**
 * Returns the index of the first turn after the viewer's latest turn, or -1 if nobody has played since. A turn that a
 * bot played for the viewer isn't their own.
 */
export function firstSince(
  groups: readonly Pick<TurnGroup<unknown>, 'playerID' | 'standIn'>[],
  viewer: string | null,
): number {
  const isOwn = (index: number) => {
    const { playerID, standIn } = itemAt(groups, index);
    return playerID === viewer && standIn === null;
  };
  let end = groups.length;
  // Skip the viewer's own unfinished turn.
  while (end > 0 && isOwn(end - 1)) end -= 1;
  let start = end;
  while (start > 0 && !isOwn(start - 1)) start -= 1;
  return start < end && start > 0 ? start : -1;
}
