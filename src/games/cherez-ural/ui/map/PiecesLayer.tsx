import { memo } from 'react';
import { Lead } from '../../../../table/board/Lead';
import { useRun } from '../../../../table/board/useRun';
import { readKey } from '../../../../table/keys/readKey';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import { ICONS, ShieldShape } from '../icons';
import { pointOf } from './geography';
import type { Layout } from './layout';
import { lineOfMove } from './network';
import type { MapPiece } from './types';

const PX_PER_SPACE = 60;

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
    pointOf: (space) => pointOf(space),
    lineFrom: came === undefined ? undefined : (from) => lineOfMove(from, at, came),
    step: PX_PER_SPACE,
  });
  const [x, y] = pointOf(piece.at);
  return (
    <g style={{ transform: `translate(${x}px, ${y}px)` }}>
      <circle
        ref={ghost}
        opacity="0"
        fill="none"
        stroke="var(--pri)"
        strokeWidth="2"
        strokeDasharray="3 2"
        r="13"
      />
      <g ref={mover}>
        {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no button element */}
        <g
          className="map-piece"
          style={{ transform: `scale(var(--g)) translate(${dx}px, ${dy}px)` }}
          role="button"
          tabIndex={0}
          aria-label={piece.label}
          aria-pressed={selected}
          data-piece={piece.id}
          onClick={() => onPiece(piece.id)}
          onKeyDown={(event) => {
            const key = readKey(event);
            if (key !== 'Enter' && key !== ' ') return;
            event.preventDefault();
            onPiece(piece.id);
          }}
        >
          <title>{piece.label}</title>
          {piece.acting ? (
            <path
              fill="var(--m-hi)"
              stroke="var(--hi-line)"
              strokeWidth="1.6"
              strokeDasharray="4 2.6"
              d="M-11.4-13.4H11.4V0C11.4 7 5.6 11 0 13.5C-5.6 11-11.4 7-11.4 0z"
            />
          ) : null}
          <path
            className="map-piece-halo"
            fill="#ffffff"
            stroke="#ffffff"
            strokeWidth="3.2"
            strokeLinejoin="round"
            d="M-9-11H9V0C9 5.6 4.4 9 0 11C-4.4 9-9 5.6-9 0z"
          />
          <ShieldShape player={piece.player} worker={piece.glyph} />
          {piece.acted ? (
            <g color="#2b6a43" transform="translate(6.6 7.4)">
              <circle fill="#ffffff" stroke="#5e523f" strokeWidth=".9" r="4.6" />
              <g transform="scale(.34)">{ICONS.done}</g>
            </g>
          ) : null}
          <path
            className="map-piece-focus"
            fill="none"
            strokeWidth="3"
            d="M-12.5-14.5H12.5V0C12.5 8 6 12 0 15C-6 12-12.5 8-12.5 0z"
          />
        </g>
      </g>
    </g>
  );
}, arePropsEqual);

type PiecesProps = {
  readonly pieces: readonly MapPiece[];
  readonly layout: Layout;
  readonly selected?: string;
  readonly onPiece: (piece: string) => void;
};

export const PiecesLayer = memo(function PiecesLayer({ pieces, layout, selected, onPiece }: PiecesProps) {
  const { offsets, g } = layout;
  // The acting piece comes last, so that it is on top. Its key is unchanged, so that it moves instead of being
  // remounted.
  const sorted = [...pieces].sort((a, b) => Number(a.acting) - Number(b.acting));
  return (
    <g>
      {sorted.map(({ id, at }) => {
        const [x, y] = pointOf(at);
        const [dx, dy] = offsets.get(id) ?? [0, 0];
        // To the shield's lower end or upper edge.
        return <Lead key={id} from={[x, y]} to={[x + dx * g, y + (dy - Math.sign(dy) * 10) * g]} />;
      })}
      {sorted.map((piece) => {
        const [dx, dy] = offsets.get(piece.id) ?? [0, 0];
        return (
          <Piece
            key={piece.id}
            piece={piece}
            dx={dx}
            dy={dy}
            selected={piece.id === selected}
            onPiece={onPiece}
          />
        );
      })}
    </g>
  );
});
