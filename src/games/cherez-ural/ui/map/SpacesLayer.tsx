import { memo } from 'react';
import { board, type Space } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { ExportMarkShape, PriceMarkShape } from '../icons';
import { geography } from './geography';
import { centred, glyphAt } from './glyph';
import { SpaceSign } from './SpaceSign';
import type { MapLanguage } from './types';

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
