import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { board } from '../../content/board';
import { CHIT } from './ChitShape';
import { centred, geography } from './geography';
import type { MapChit, MapLanguage, MapMarker } from './types';

const STEP = CHIT + 1.5;
const EXPORT_SIGN = 8.5;
/** Where a marker lies from the middle of its space (`MarkersLayer`). */
const BESIDE: Readonly<Record<MapMarker['kind'], readonly [number, number]>> = {
  noEntry: [0, 0],
  factory: [9, 6],
  pilgrimage: [7, 6],
};

type LinksLayerProps = {
  readonly chits: readonly MapChit[];
  readonly markers: readonly MapMarker[];
  readonly language: MapLanguage;
};

/** Where pointer, finger and keys find chits, markers and export signs: unseen, by the names that `position/links` knows.
 *  Below the spaces, which come first. */
export const LinksLayer = memo(function LinksLayer({ chits, markers, language }: LinksLayerProps) {
  const { tray, label, labels } = geography.text[language];
  return (
    <g className="map-links">
      {board.spaces.map(({ id, exportTrack }) => {
        if (exportTrack === null) return null;
        const { pivot, offset } = label[id];
        return (
          <g key={id} style={glyphAt(pivot)}>
            <circle
              data-link={`track:${exportTrack}`}
              cx={offset[0] + labels[id].w / 2 - EXPORT_SIGN}
              cy={offset[1]}
              r={EXPORT_SIGN}
            />
          </g>
        );
      })}
      {chits.map(({ at, spot }) => {
        const place = tray[at];
        const { explorationSpot, huntingSpot } = board.space[at];
        if (place === undefined || !(spot === 'exploration' ? explorationSpot : huntingSpot)) return null;
        const x = explorationSpot && huntingSpot ? (spot === 'exploration' ? -STEP : STEP) / 2 : 0;
        return (
          <g key={`${spot} ${at}`} style={glyphAt(place.pivot)}>
            <g transform={centred(place)}>
              <rect
                data-link={`chit:${spot}.${at}`}
                x={x - CHIT / 2}
                y={-CHIT / 2}
                width={CHIT}
                height={CHIT}
              />
            </g>
          </g>
        );
      })}
      {markers.map(({ at, kind }) => (
        <g key={`${kind} ${at}`} style={glyphAt(geography.spaces[at])}>
          <circle data-link={`marker:${kind}.${at}`} cx={BESIDE[kind][0]} cy={BESIDE[kind][1]} r="8" />
        </g>
      ))}
    </g>
  );
});
