import { memo } from 'react';
import type { Space } from '../../content/board';

const SQUARE = { x: '-5.8', y: '-5.8', width: '11.6', height: '11.6' } as const;
const CITY = { fill: 'var(--m-badge)', stroke: 'var(--m-label)', strokeWidth: 2.3 } as const;
const CITY_HALO = { fill: 'none', stroke: 'var(--m-land)', strokeWidth: 5 } as const;
const CENTRE = { fill: 'var(--m-label)', stroke: 'none' } as const;

type SpaceSignProps = { readonly kind: Space['kind']; readonly unexplored: boolean };

/** Unexplored cities are dashed and hollow. */
export const SpaceIcon = memo(function SpaceSign({ kind, unexplored }: SpaceSignProps) {
  if (kind === 'village')
    return (
      <g fill="none" stroke="var(--m-label)" strokeWidth="2.3" strokeLinecap="round">
        <path stroke="var(--m-land)" strokeWidth="5.4" d="M-4-4L4 4M4-4L-4 4" />
        <path d="M-4-4L4 4M4-4L-4 4" />
      </g>
    );
  if (kind === 'baseCity')
    return (
      <g {...CITY} strokeWidth="2.7">
        <rect {...CITY_HALO} {...SQUARE} />
        <rect {...SQUARE} strokeDasharray={unexplored ? '3.4 2.4' : undefined} />
        {unexplored ? null : <rect {...CENTRE} x="-2.3" y="-2.3" width="4.6" height="4.6" />}
      </g>
    );
  return (
    <g {...CITY}>
      <circle {...CITY_HALO} r="5.4" />
      <circle r="5.4" strokeDasharray={unexplored ? '2.6 1.65' : undefined} />
      {unexplored ? null : <circle {...CENTRE} r="2.3" />}
    </g>
  );
});
