import { memo } from 'react';
import { board, type Space } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { ExportMarkShape, PriceMarkShape } from '../icons';
import { geography } from './geography';
import { centred, glyphAt } from './glyph';
import type { MapLanguage } from './types';

/** Base city square, city ring, village cross; broken and hollow while not explored. */
function SpaceSign({ kind, unexplored }: { readonly kind: Space['kind']; readonly unexplored: boolean }) {
  if (kind === 'village')
    return (
      <g className="map-cross">
        <path className="map-halo" d="M-4-4L4 4M4-4L-4 4" />
        <path d="M-4-4L4 4M4-4L-4 4" />
      </g>
    );
  const outline =
    kind === 'baseCity' ? (
      <rect
        x="-5.8"
        y="-5.8"
        width="11.6"
        height="11.6"
        strokeDasharray={unexplored ? '3.4 2.4' : undefined}
      />
    ) : (
      <circle r="5.4" strokeDasharray={unexplored ? '2.6 1.65' : undefined} />
    );
  return (
    <g className={`map-city ${kind === 'baseCity' ? 'base' : ''}`}>
      {kind === 'baseCity' ? (
        <rect className="map-halo" x="-5.8" y="-5.8" width="11.6" height="11.6" />
      ) : (
        <circle className="map-halo" r="5.4" />
      )}
      {outline}
      {unexplored ? null : kind === 'baseCity' ? (
        <rect className="map-centre" x="-2.3" y="-2.3" width="4.6" height="4.6" />
      ) : (
        <circle className="map-centre" r="2.3" />
      )}
    </g>
  );
}

export const SpaceSigns = memo(function SpaceSigns({
  unexplored,
}: {
  readonly unexplored: ReadonlySet<SpaceId>;
}) {
  return (
    <g>
      {board.spaces.map(({ id, kind, region }) => (
        <g key={id} className={`region-${region}`} style={glyphAt(geography.spaces[id])}>
          <SpaceSign kind={kind} unexplored={unexplored.has(id)} />
        </g>
      ))}
    </g>
  );
});

const PRICE_ROOM = 11;
const EXPORT_ROOM = 14;

function SpaceName({ space, language }: { readonly space: Space; readonly language: MapLanguage }) {
  const text = geography.text[language];
  const label = text.labels[space.id];
  const place = text.label[space.id];
  const left = -label.w / 2 + 1.5 + (space.boardMark === null ? 0 : PRICE_ROOM);
  const right = label.w / 2 - 1.5 - (space.exportTrack === null ? 0 : EXPORT_ROOM);
  const middle = (left + right) / 2;
  const leading = label.size * 1.02;
  return (
    <g className={`map-name ${space.kind} region-${space.region}`} style={glyphAt(place.pivot)}>
      <g transform={centred(place)}>
        <text fontSize={label.size}>
          {label.lines.map((line, i) => (
            <tspan key={line} x={middle} y={(i - (label.lines.length - 1) / 2) * leading + label.size * 0.34}>
              {line}
            </tspan>
          ))}
        </text>
        {space.boardMark === null ? null : (
          <g className="map-price-mark" transform={`translate(${left - 6} 0) scale(.4)`}>
            <PriceMarkShape mark={space.boardMark} />
          </g>
        )}
        {space.exportTrack === null ? null : (
          <g transform={`translate(${right + 7.5} -.5) scale(.54)`}>
            <ExportMarkShape track={space.exportTrack} />
          </g>
        )}
      </g>
    </g>
  );
}

/** Cities always, villages when there is room (`villages`) or when asked for (`also`). */
export const SpaceNames = memo(function SpaceNames({
  language,
  villages,
}: {
  readonly language: MapLanguage;
  readonly villages: boolean;
}) {
  return (
    <g>
      {board.spaces.map((space) =>
        space.kind === 'village' && !villages ? null : (
          <SpaceName key={space.id} space={space} language={language} />
        ),
      )}
    </g>
  );
});

/** A village's name on a slip of paper, while the pointer or the focus is on it. */
export function NameSlip({ space, language }: { readonly space: Space; readonly language: MapLanguage }) {
  const { labels } = geography.text[language];
  const label = labels[space.id];
  const width = label.w + 8;
  const height = label.h + 4;
  return (
    <g className={`map-slip region-${space.region}`} style={glyphAt(geography.spaces[space.id])}>
      <g transform={`translate(0 ${height / 2 + 12})`}>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="3" />
        <text fontSize={label.size * 1.06}>
          {label.lines.map((line, i) => (
            <tspan
              key={line}
              x="0"
              y={(i - (label.lines.length - 1) / 2) * label.size * 1.02 + label.size * 0.36}
            >
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </g>
  );
}
