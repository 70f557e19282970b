import type { Point } from './view';

/** Distance in px from which a line connects an object to its spot */
const FROM = 12;

type LeadProps = { readonly from: Point; readonly to: Point; readonly className?: string };

/** Draws a dashed line from a spot to an object that is placed apart from it. */
export const Lead = ({ from: [x, y], to: [px, py], className = '' }: LeadProps) =>
  Math.hypot(px - x, py - y) < FROM ? null : (
    <path className={`map-lead ${className}`} d={`M${x} ${y}L${px} ${py}`} />
  );
