import { memo } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { board, spaceOf } from '../../content/board';
import type { Link } from '../../content/links';
import type { SpaceId } from '../../content/terms';
import { labelOf, labelOffset, pointOf, trayOffset } from './geography';
import { chitSteps, type Layout } from './layout';
import { CHIT } from './sizes';
import type { MapChit, MapLanguage, MapMarker } from './types';

const EXPORT_SIGN = 8.5;

type LinksLayerProps = {
  readonly chits: readonly MapChit[];
  readonly markers: readonly MapMarker[];
  readonly layout: Layout;
  readonly trays: ReadonlySet<SpaceId>;
  readonly names: ReadonlySet<SpaceId>;
  readonly language: MapLanguage;
};

/**
 * Invisible hit areas of chits, markers and export signs, with the link names of `view-model/links`. They are below the
 * spaces, which take precedence.
 */
export const LinksLayer = memo(function LinksLayer(props: LinksLayerProps) {
  const { chits, markers, layout, trays, names, language } = props;
  const { g } = layout;
  return (
    <g className="map-links">
      {board.spaces.map(({ id, exportTrack }) => {
        if (exportTrack === null || !names.has(id)) return null;
        const [x, y] = pointOf(id);
        const [dx, dy] = labelOffset(id, language);
        return (
          <circle
            key={id}
            data-link={`track:${exportTrack}` satisfies Link}
            cx={x + (dx + labelOf(id, language).w / 2 - EXPORT_SIGN) * g}
            cy={y + dy * g}
            r={EXPORT_SIGN * g}
          />
        );
      })}
      {chits.map(({ at, spot }) => {
        const { explorationSpot, huntingSpot } = spaceOf(at);
        if (!trays.has(at) || !(spot === 'exploration' ? explorationSpot : huntingSpot)) return null;
        const [x, y] = pointOf(at);
        const [dx, dy] = trayOffset(at, language);
        const steps = chitSteps(Number(explorationSpot) + Number(huntingSpot));
        const step = itemAt(steps, spot === 'exploration' ? 0 : -1);
        return (
          <rect
            key={`${spot} ${at}`}
            data-link={`chit:${spot}.${at}` satisfies Link}
            x={x + (dx + step - CHIT.edge / 2) * g}
            y={y + (dy - CHIT.edge / 2) * g}
            width={CHIT.edge * g}
            height={CHIT.edge * g}
          />
        );
      })}
      {markers.map(({ at, kind }) => {
        const [x, y] = pointOf(at);
        const [dx = 0, dy = 0] = layout.offsets.get(`${at} ${kind}`) ?? [];
        return (
          <circle
            key={`${kind} ${at}`}
            data-link={`marker:${kind}.${at}` satisfies Link}
            cx={x + dx * g}
            cy={y + dy * g}
            r={8 * g}
          />
        );
      })}
    </g>
  );
});
