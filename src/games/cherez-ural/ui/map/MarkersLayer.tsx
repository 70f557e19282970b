import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { pointOf } from './geography';
import type { Layout } from './layout';
import type { MapMarker } from './types';

const MARK = { fill: '#fffcf1', stroke: '#3a3020', strokeWidth: 1.1 } as const;

type MarkersProps = { readonly markers: readonly MapMarker[]; readonly layout: Layout };

export const MarkersLayer = memo(function MarkersLayer({ markers, layout: { offsets } }: MarkersProps) {
  return (
    <g>
      {markers.map(({ at, kind }) => (
        <g
          key={`${at} ${kind}`}
          style={glyphAt(pointOf(at), offsets.get(`${at} ${kind}`))}
          data-marker={`${at} ${kind}`}
        >
          {kind === 'noEntry' ? (
            <>
              <circle fill="#b3261e" stroke="#ffffff" strokeWidth="1.6" r="6" />
              <rect fill="#ffffff" x="-3.6" y="-1.2" width="7.2" height="2.4" rx=".5" />
            </>
          ) : kind === 'factory' ? (
            <>
              <rect {...MARK} x="-6" y="-6" width="12" height="12" rx="2" />
              <path fill="#7a4a12" d="M-4 4V-4.2H-2.4V-.6L.2-2.2V-.6L2.6-2.2V-.6L4.2-1.6V4z" />
            </>
          ) : (
            <>
              <circle {...MARK} r="5.4" />
              <path
                fill="none"
                stroke="#3a3020"
                strokeWidth="1.2"
                d="M0-3.8V3.8M-1.5-2.4H1.5M-2.8-.7H2.8M-1.8 1.4L1.8 2.6"
              />
            </>
          )}
        </g>
      ))}
    </g>
  );
});
