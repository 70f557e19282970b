import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { useRun } from '../../../../table/board/useRun';
import { saysSame } from '../../../../table/painting/kept';
import { board } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { ShieldShape, SIGNS } from '../icons';
import { geography, MARKER_RADIUS } from './geography';
import { lineOfMove } from './network';
import type { MapMarker, MapPiece } from './types';

const SHIELD = { width: 19.5, half: 11 } as const;
const PX_PER_SPACE = 60;

/** Pieces on one space stand side by side, tips on its upper edge. */
function standing(pieces: readonly MapPiece[]): readonly { piece: MapPiece; dx: number; dy: number }[] {
  const at = new Map<SpaceId, MapPiece[]>();
  for (const piece of pieces) at.set(piece.at, [...(at.get(piece.at) ?? []), piece]);
  return [...at].flatMap(([space, here]) => {
    const dy = -MARKER_RADIUS[board.space[space].kind] - SHIELD.half + 1;
    const step = here.length > 4 ? 12 : SHIELD.width;
    return here.map((piece, i) => ({ piece, dx: (i - (here.length - 1) / 2) * step, dy }));
  });
}

type PieceProps = {
  readonly piece: MapPiece;
  readonly dx: number;
  readonly dy: number;
  readonly selected: boolean;
  readonly onPiece: (piece: string) => void;
};

const Piece = memo(function Piece({ piece, dx, dy, selected, onPiece }: PieceProps) {
  const { at, came } = piece;
  const { mover, ghost } = useRun({
    at,
    pointOf: (space) => geography.spaces[space],
    lineFrom: came === undefined ? undefined : (from) => lineOfMove(from, at, came),
    step: PX_PER_SPACE,
  });
  const [x, y] = geography.spaces[piece.at];
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle ref={ghost} className="map-ghost" r="13" />
      <g ref={mover}>
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no button element */}
        <g
          className={`map-piece${piece.acting ? ' acting' : ''}${piece.acted ? ' acted' : ''}`}
          style={{ transform: 'scale(var(--g))' }}
          role="button"
          tabIndex={0}
          aria-label={piece.label}
          aria-pressed={selected}
          data-piece={piece.id}
          onClick={() => onPiece(piece.id)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            event.preventDefault();
            onPiece(piece.id);
          }}
        >
          <title>{piece.label}</title>
          <g transform={`translate(${dx} ${dy})`}>
            {piece.acting ? (
              <>
                <circle className="map-acting-disc" r="16.5" />
                <circle className="map-acting-ring" r="16.5" />
              </>
            ) : null}
            <path className="map-piece-halo" d="M-9-11H9V0C9 5.6 4.4 9 0 11C-4.4 9-9 5.6-9 0z" />
            <ShieldShape player={piece.player} worker={piece.glyph} />
            {piece.acted ? (
              <g className="map-check" transform="translate(6.6 7.4)">
                <circle r="4.6" />
                <g transform="scale(.34)">{SIGNS.done}</g>
              </g>
            ) : null}
            <path className="map-piece-focus" d="M-12.5-14.5H12.5V0C12.5 8 6 12 0 15C-6 12-12.5 8-12.5 0z" />
          </g>
        </g>
      </g>
    </g>
  );
}, saysSame);

export const PiecesLayer = memo(function PiecesLayer({
  pieces,
  selected,
  onPiece,
}: {
  readonly pieces: readonly MapPiece[];
  readonly selected?: string;
  readonly onPiece: (piece: string) => void;
}) {
  // The acting piece lies on top, but keeps its key, so that it is moved and not made anew.
  const sorted = [...standing(pieces)].sort((a, b) => Number(a.piece.acting) - Number(b.piece.acting));
  return (
    <g>
      {sorted.map(({ piece, dx, dy }) => (
        <Piece
          key={piece.id}
          piece={piece}
          dx={dx}
          dy={dy}
          selected={piece.id === selected}
          onPiece={onPiece}
        />
      ))}
    </g>
  );
});

/** No-entry, factory and pilgrimage markers lie at the lower right of their space. */
export const MarkersLayer = memo(function MarkersLayer({
  markers,
}: {
  readonly markers: readonly MapMarker[];
}) {
  return (
    <g>
      {markers.map(({ at, kind }) => (
        <g key={`${at} ${kind}`} className={`map-marker ${kind}`} style={glyphAt(geography.spaces[at])}>
          {kind === 'noEntry' ? (
            <g>
              <circle r="9" />
              <rect x="-5.4" y="-1.7" width="10.8" height="3.4" rx=".6" />
            </g>
          ) : kind === 'factory' ? (
            <g transform="translate(9 6)">
              <rect x="-6" y="-6" width="12" height="12" rx="2" />
              <path d="M-4 4V-4.2H-2.4V-.6L.2-2.2V-.6L2.6-2.2V-.6L4.2-1.6V4z" />
            </g>
          ) : (
            <g transform="translate(7 6)">
              <circle r="5.4" />
              <path d="M0-3.8V3.8M-1.5-2.4H1.5M-2.8-.7H2.8M-1.8 1.4L1.8 2.6" />
            </g>
          )}
        </g>
      ))}
    </g>
  );
});
