import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { board } from '../../content/board';
import type { SpaceId } from '../../content/terms';
import { centred, geography } from './geography';
import { chitSteps, type Layout } from './layout';
import { CHIT } from './sizes';
import type { MapChit, MapLanguage, MapMarker } from './types';

const EXPORT_SIGN = 8.5;

type LinksLayerProps = {
  readonly chits: readonly MapChit[];
  readonly markers: readonly MapMarker[];
  readonly layout: Layout;
  /** The spaces whose chits and names show here. */
  readonly trays: ReadonlySet<SpaceId>;
  readonly names: ReadonlySet<SpaceId>;
  readonly language: MapLanguage;
};

/** Where pointer, finger and keys find chits, markers and export signs: unseen, by the names that `position/links` knows.
 *  Below the spaces, which come first. */
export const LinksLayer = memo(function LinksLayer(props: LinksLayerProps) {
  const { chits, markers, layout, trays, names, language } = props;
  const { tray, label, labels } = geography.text[language];
  return (
    <g className="map-links">
      {board.spaces.map(({ id, exportTrack }) => {
        if (exportTrack === null || !names.has(id)) return null;
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
        const { explorationSpot, huntingSpot } = board.space[at];
        if (!trays.has(at) || !(spot === 'exploration' ? explorationSpot : huntingSpot)) return null;
        const place = tray[at];
        const steps = chitSteps(Number(explorationSpot) + Number(huntingSpot));
        const x = spot === 'exploration' ? steps[0] : steps[steps.length - 1];
        return (
          <g key={`${spot} ${at}`} style={glyphAt(place.pivot)}>
            <g transform={centred(place)}>
              <rect
                data-link={`chit:${spot}.${at}`}
                x={x - CHIT.edge / 2}
                y={-CHIT.edge / 2}
                width={CHIT.edge}
                height={CHIT.edge}
              />
            </g>
          </g>
        );
      })}
      {markers.map(({ at, kind }) => {
        const [x = 0, y = 0] = layout.offsets.get(`${at} ${kind}`) ?? [];
        return (
          <g key={`${kind} ${at}`} style={glyphAt(geography.spaces[at])}>
            <circle data-link={`marker:${kind}.${at}`} cx={x} cy={y} r="8" />
          </g>
        );
      })}
    </g>
  );
});
