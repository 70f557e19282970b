import { memo } from 'react';
import type { Space } from '../../content/board';

const SQUARE = { x: '-5.8', y: '-5.8', width: '11.6', height: '11.6' } as const;

type SpaceSignProps = { readonly kind: Space['kind']; readonly unexplored: boolean };

/** Unexplored cities are dashed and hollow. */
export const SpaceIcon = memo(function SpaceSign({ kind, unexplored }: SpaceSignProps) {
  if (kind === 'village')
    return (
      <g className="map-cross">
        <path className="map-halo" d="M-4-4L4 4M4-4L-4 4" />
        <path d="M-4-4L4 4M4-4L-4 4" />
      </g>
    );
  if (kind === 'baseCity')
    return (
      <g className="map-city base">
        <rect className="map-halo" {...SQUARE} />
        <rect {...SQUARE} strokeDasharray={unexplored ? '3.4 2.4' : undefined} />
        {unexplored ? null : <rect className="map-centre" x="-2.3" y="-2.3" width="4.6" height="4.6" />}
      </g>
    );
  return (
    <g className="map-city">
      <circle className="map-halo" r="5.4" />
      <circle r="5.4" strokeDasharray={unexplored ? '2.6 1.65' : undefined} />
      {unexplored ? null : <circle className="map-centre" r="2.3" />}
    </g>
  );
});
