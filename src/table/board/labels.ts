import { itemAt } from '../../rules-kit/indexed';
import { pointsAt } from './lines';
import type { Point } from './view';

/** Positions as shares of the line's length, from the middle outwards */
const SHARES = [0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.15, 0.85] as const;
const RISING = [...SHARES].sort((a, b) => a - b);

/** `of` is the point of the line that the label belongs to. */
export type LabelPlace = { readonly point: Point; readonly of: Point; readonly cost: number };

/**
 * Returns centres for a label on a line or beside it, best first. `aside` is the horizontal and vertical distance from
 * the line at which a label touches it.
 */
export function placesOn(line: readonly Point[], [dx, dy]: Point): readonly LabelPlace[] {
  const asides = [0, 1, 1.9, 2.9].flatMap((far) => {
    const [x, y] = [dx * far, dy * far];
    const sides: readonly Point[] = [
      [0, -y],
      [0, y],
      [-x, 0],
      [x, 0],
    ];
    const corners: readonly Point[] = [
      [-x, -y],
      [x, -y],
      [-x, y],
      [x, y],
    ];
    const all = far === 0 ? sides.slice(0, 1) : far > 1 ? [...sides, ...corners] : sides;
    return all.map((shift) => ({ shift, cost: far * far * 7 }));
  });
  const points = pointsAt(line, RISING);
  return SHARES.flatMap((share, i) => {
    const of = itemAt(points, RISING.indexOf(share));
    return asides.map(
      ({ shift: [right, down], cost }): LabelPlace => ({
        point: [of[0] + right, of[1] + down],
        of,
        cost: i * 0.8 + cost,
      }),
    );
  }).sort((a, b) => a.cost - b.cost);
}
