import { useMemo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { smoothPath } from '../../../../table/board/lines';
import type { PlayerColour } from '../../content/playerColours';
import { ICONS, playerColour } from '../icons';
import { PILL, type Pill } from './layout';
import { px, ROUND } from './lines';
import { lineOfLeg } from './network';
import type { MapPath } from './types';

export function PathLines({ path }: { readonly path: MapPath }) {
  const d = useMemo(() => path.legs.map((leg) => smoothPath(lineOfLeg(leg))).join(''), [path]);
  return (
    <g fill="none" {...ROUND}>
      <path stroke="#ffffff" style={{ strokeWidth: px(9) }} d={d} />
      <path stroke={playerColour(path.player).fill} style={{ strokeWidth: px(5) }} d={d} />
      <path
        stroke={path.player === 3 ? '#3a3020' : '#ffffff'}
        style={{ strokeWidth: px(1.7), strokeDasharray: `${px(0.1)} ${px(6)}` }}
        d={d}
      />
    </g>
  );
}

type PillsProps = { readonly pills: readonly Pill[]; readonly player: PlayerColour };

/** The way and the cost of each leg. A line joins a label to its leg if it is beside it. */
export function PathPills({ pills, player }: PillsProps) {
  const { fill, edge, glyph } = playerColour(player);
  const rim = player === 3 ? edge : '#FFFFFF';
  return (
    <g>
      {pills.map(({ leg, point: [x, y], of }) => (
        <path
          key={leg.to}
          stroke={player === 3 ? edge : fill}
          style={{ strokeWidth: px(2.4) }}
          d={`M${x} ${y}L${of[0]} ${of[1]}`}
        />
      ))}
      {pills.map(({ leg, point }) => (
        <g
          key={leg.to}
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
            fill={fill}
            stroke={rim}
            strokeWidth="1.6"
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
