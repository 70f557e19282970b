import { usePlayers } from '../context';
import { useAfterPaint } from '../painting/afterPaint';

/** Whether the board is drawn a moment later, by `Follows`: where the screen goes to somebody else, the word of that, or
 *  what they are asked, comes first. Who takes a seat gets the board at once. */
export function useBoardFollows(): boolean {
  const { viewer } = usePlayers();
  const before = useAfterPaint(viewer);
  return viewer === null || (before !== null && before !== viewer);
}
