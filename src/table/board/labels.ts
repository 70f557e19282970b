import { itemAt } from '../../rules-kit/indexed';
import { pointsAt } from './lines';
import type { Point } from './view';

/** Positions as shares of the line's length, from the middle outwards */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.15, 0.85] as const;
const RISING = [...SHARES].sort((a, b) => a - b);

export type LabelPlace = { readonly point: Point; readonly cost: number };

/**
 * Returns centres for a label on a line or beside it, best first. `aside` is the horizontal and vertical distance from
 * the line for labels beside it.
 */
export function placesOn(line: readonly Point[], [dx, dy]: Point): readonly LabelPlace[] {
  const asides: readonly Point[] = [
    [0, 0],
    [0, -dy],
    [0, dy],
    [-dx, 0],
    [dx, 0],
  ];
  const points = pointsAt(line, RISING);
  return SHARES.flatMap((share, i) => {
    const [x, y] = itemAt(points, RISING.indexOf(share));
    return asides.map(
      ([right, down], aside): LabelPlace => ({
        point: [x + right, y + down],
        cost: i * 0.8 + (aside > 0 ? 7 : 0),
      }),
    );
  }).sort((a, b) => a.cost - b.cost);
}
