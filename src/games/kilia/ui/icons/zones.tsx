/** The four zones in one colour, and the players' seals, which carry their zone's icon. */
import type { ReactNode } from 'react';
import { iconOf } from '../../../../table/controls/Icon';
import type { Zone } from '../../content/terms';

const SHAPES: Readonly<Record<Zone, ReactNode>> = {
  castle: (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <circle cx="-5.2" cy="-5.2" r="3.9" strokeWidth="2.7" />
      <path d="M-2.2-2.2 9 9" strokeWidth="2.9" />
      <path d="M4.2 4.2 7.4 1M8 8 10.6 5.4" strokeWidth="2.5" />
    </g>
  ),
  university: (
    <path
      fill="currentColor"
      d="M0-10.4 10.6-4.6V-2.6H-10.6V-4.6ZM-8.6-1.2H-5.4V6H-8.6ZM-3.8-1.2H-.8V6H-3.8ZM.8-1.2H3.8V6H.8ZM5.4-1.2H8.6V6H5.4ZM-10.4 7H10.4V10H-10.4Z"
    />
  ),
  shipyard: (
    <path
      fill="currentColor"
      d="M-10.2 4.6H10.2L7.2 10H-7.2ZM-.9-10.4H.9V4H-.9ZM-2.2-8.4V2.8H-9.4C-8.4-1-5.4-6-2.2-8.4ZM2.2-6.8V2.8H8.4C7.6-.8 5.2-4.6 2.2-6.8Z"
    />
  ),
  warehouse: (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      <circle cy="-7.6" r="2.5" strokeWidth="2.1" />
      <path d="M0-5V9.6" strokeWidth="2.5" />
      <path d="M-4.8-2H4.8" strokeWidth="2.3" />
      <path d="M-9 2.6C-8.4 7.4-4.6 9.8 0 9.8S8.4 7.4 9 2.6" strokeWidth="2.5" />
      <path d="M-10.6 5-9 1.6-6.2 4.2M10.6 5 9 1.6 6.2 4.2" strokeWidth="1.8" />
    </g>
  ),
};

export const ZoneShape = ({ zone }: { readonly zone: Zone }) => SHAPES[zone];

export const ZoneIcon = iconOf(ZoneShape);

const LOBES = 11;
const POINTS = 66;

/** Outline of a wax seal. */
const WAX = (() => {
  const points = Array.from({ length: POINTS }, (_, index) => {
    const turn = (index / POINTS) * 2 * Math.PI;
    const radius = 11 + 0.75 * Math.cos(LOBES * turn);
    return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${points.join('L')}Z`;
})();

const WAX_EDGE = 'light-dark(var(--zone-e), color-mix(in srgb, var(--zone-e) 70%, #000))';
const USED = { fill: 'none', stroke: 'var(--line2)', strokeWidth: 1.6, strokeDasharray: '3.4 2.6' };

type SealProps = {
  /** Null before the player has a colour. */
  readonly zone: Zone | null;
  /** Whether the chip was used, which leaves an empty place. */
  readonly used?: boolean;
};

export function SealShape({ zone, used = false }: SealProps) {
  if (used) return <path d={WAX} {...USED} />;
  return (
    <g className={`zone-${zone ?? 'none'}`}>
      <path d={WAX} fill="var(--zone)" stroke={zone === 'castle' ? '#5e7088' : WAX_EDGE} strokeWidth="1.6" />
      {zone !== null && (
        <g transform="scale(0.6)" color="var(--zone-t)">
          <ZoneShape zone={zone} />
        </g>
      )}
    </g>
  );
}

export const Seal = iconOf(SealShape);
