import type { Point } from '../../../../table/board/view';
import { board } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { geography } from './geography';
import { LEAD_FROM } from './layout';

/** A dashed line from a space to something of it that lies apart. */
export function Lead({ space, to: [px, py] }: { readonly space: SpaceId; readonly to: Point }) {
  const [x, y] = geography.spaces[space];
  return Math.hypot(px - x, py - y) < LEAD_FROM ? null : (
    <path className={`map-lead region-${board.space[space].region}`} d={`M${x} ${y}L${px} ${py}`} />
  );
}
