import { useMemo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { smoothPath } from '../../../../table/board/lines';
import { ICONS, playerColour } from '../icons';
import { type Layout, PILL, pillsOf } from './layout';
import { lineOfLeg } from './network';
import type { MapPath } from './types';

export function PathLines({ path }: { readonly path: MapPath }) {
  const d = useMemo(() => path.legs.map((leg) => smoothPath(lineOfLeg(leg))).join(''), [path]);
  return (
    <g className="map-path">
      <path className="map-path-paper" d={d} />
      <path className="map-path-colour" d={d} style={{ stroke: playerColour(path.player).fill }} />
      <path className={path.player === 3 ? 'map-path-dots dark' : 'map-path-dots'} d={d} />
    </g>
  );
}

export function PathPills({ path, layout }: { readonly path: MapPath; readonly layout: Layout }) {
  const { fill, edge, glyph } = playerColour(path.player);
  const legs = useMemo(() => pillsOf(path.legs, layout), [path, layout]);
  return (
    <g>
      {legs.map(({ leg, point }) => (
        <g
          key={`${leg.from}–${leg.to}`}
          className="map-pill"
          data-pill={`${leg.from}–${leg.to}`}
          style={{ ...glyphAt(point), color: glyph }}
        >
          <rect
            x={-PILL.w / 2}
            y={-PILL.h / 2}
            width={PILL.w}
            height={PILL.h}
            rx="9"
            style={{ fill, stroke: path.player === 3 ? edge : '#FFFFFF' }}
          />
          <g transform="translate(-5.4 0) scale(.5)">{ICONS[leg.kind]}</g>
          <text x="2" y="4.2">
            {leg.cost}
          </text>
        </g>
      ))}
    </g>
  );
}
