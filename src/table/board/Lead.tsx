import type { Point } from './view';

/** Something that lies further from its spot than this has a line to it. */
const FROM = 12;

type LeadProps = { readonly from: Point; readonly to: Point; readonly className?: string };

/** A dashed line from a spot to something of it that lies apart. */
export const Lead = ({ from: [x, y], to: [px, py], className = '' }: LeadProps) =>
  Math.hypot(px - x, py - y) < FROM ? null : (
    <path className={`map-lead ${className}`} d={`M${x} ${y}L${px} ${py}`} />
  );
