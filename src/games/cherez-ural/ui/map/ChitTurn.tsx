import { glyphAt } from '../../../../table/board/glyph';
import { spaceOf } from '../../content/board';
import { ChitShape } from './ChitShape';
import { pointOf } from './geography';
import { CHIT } from './sizes';
import type { MapTurned } from './types';

/** Distance above the space, which clears the arriving piece. */
const ABOVE = 44;

/**
 * An explored chit turning over beside its city before its goods appear. With reduced motion the goods appear at once.
 */
export function ChitTurn({ turned: { at, sable, fur } }: { readonly turned: MapTurned }) {
  return (
    <g className={`no-pointer region-${spaceOf(at).region}`} style={glyphAt(pointOf(at))}>
      <g transform={`translate(0 ${-ABOVE}) scale(2)`}>
        <g className="map-turn">
          <rect
            fill="var(--panel)"
            stroke="var(--hi-line)"
            x={-CHIT.edge / 2 - 2}
            y={-CHIT.edge / 2 - 2}
            width={CHIT.edge + 4}
            height={CHIT.edge + 4}
            rx="3"
          />
          <g className="map-turn-back">
            <ChitShape face={{ kind: 'harvestDown' }} spot="exploration" />
          </g>
          <g className="map-turn-face">
            <ChitShape face={{ kind: 'harvestUp', sable, fur }} spot="exploration" />
          </g>
        </g>
      </g>
    </g>
  );
}
