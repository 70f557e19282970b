import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { board, type Space } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { ExportMarkShape, PriceMarkShape } from '../icons';
import { geography, labelOf, labelOffset, pointOf } from './geography';
import { HALO, NAME } from './lines';
import { SpaceIcon } from './SpaceIcon';
import { secondHeight, secondShift, secondSize } from './sizes';
import type { MapLanguage } from './types';

type SignsProps = { readonly unexplored: ReadonlySet<SpaceId> };

export const SpaceIcons = memo(function SpaceSigns({ unexplored }: SignsProps) {
  return (
    <g>
      {board.spaces.map(({ id, kind, region }) => (
        <g key={id} className={`region-${region}`} style={glyphAt(pointOf(id))}>
          <SpaceIcon kind={kind} unexplored={unexplored.has(id)} />
        </g>
      ))}
    </g>
  );
});

const PRICE_ROOM = 11;
const EXPORT_ROOM = 14;

const TOWN = { ...NAME, ...HALO, strokeWidth: 2.6, strokeOpacity: 0.9 } as const;
const VILLAGE = { ...TOWN, fontWeight: 400 } as const;
const ITALIC_VILLAGE = { ...VILLAGE, fontStyle: 'italic' } as const;

type SpaceNameProps = {
  readonly space: Space;
  readonly language: MapLanguage;
  readonly hasSecond: boolean;
};

function SpaceName({ space, language, hasSecond }: SpaceNameProps) {
  const { size, lines, w, h } = labelOf(space.id, language);
  const [right, below] = labelOffset(space.id, language);
  const from = -w / 2 + 1.5 + (space.boardMark === null ? 0 : PRICE_ROOM);
  const to = w / 2 - 1.5 - (space.exportTrack === null ? 0 : EXPORT_ROOM);
  const middle = (from + to) / 2;
  const leading = size * 1.02;
  const look = space.kind === 'village' ? (language === 'ja' ? VILLAGE : ITALIC_VILLAGE) : TOWN;
  const more = hasSecond ? secondHeight(size) : 0;
  const down = below + (hasSecond ? secondShift(size, below, h) : 0) - more / 2;
  return (
    <g
      className={`map-name region-${space.region}`}
      style={glyphAt(pointOf(space.id), [right, down])}
      data-name={space.id}
    >
      <text {...look} fontSize={size}>
        {lines.map((line, i) => (
          <tspan key={line} x={middle} y={(i - (lines.length - 1) / 2) * leading + size * 0.34}>
            {line}
          </tspan>
        ))}
      </text>
      {hasSecond ? (
        <text
          className="map-second-name"
          lang="ru"
          {...look}
          fontWeight="400"
          fontSize={secondSize(size)}
          x={middle}
          y={(h + more) / 2 + secondSize(size) * 0.3}
        >
          {space.name.ru}
        </text>
      ) : null}
      {space.boardMark === null ? null : (
        <g color="var(--m-label)" transform={`translate(${from - 6} 0) scale(.4)`}>
          <PriceMarkShape mark={space.boardMark} />
        </g>
      )}
      {space.exportTrack === null ? null : (
        <g transform={`translate(${to + 7.5} -.5) scale(.54)`}>
          <ExportMarkShape track={space.exportTrack} />
        </g>
      )}
    </g>
  );
}

type NamesProps = {
  readonly language: MapLanguage;
  readonly glyphs: number;
  readonly shown: ReadonlySet<SpaceId>;
};

/** Names of the places that have room at this glyph scale, with the Russian name where there is room for it too. */
export const SpaceNames = memo(function SpaceNames({ language, glyphs, shown }: NamesProps) {
  const { second } = geography.text[language];
  return (
    <g>
      {board.spaces.map((space) =>
        shown.has(space.id) ? (
          <SpaceName
            key={space.id}
            space={space}
            language={language}
            hasSecond={glyphs <= (second[space.id] ?? 0)}
          />
        ) : null,
      )}
    </g>
  );
});
