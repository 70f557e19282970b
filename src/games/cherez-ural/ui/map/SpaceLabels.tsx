/** Labels beside one space, which only a press or a pointer brings: the ways to it, and its name. */
import { glyphAt } from '../../../../table/board/glyph';
import type { Space } from '../../content/board';
import { ICONS } from '../icons';
import { labelOf, pointOf } from './geography';
import { besideSpace, DIGIT, type Layout } from './layout';
import { NAME } from './lines';
import type { MapLanguage, MapTarget, MapWay } from './types';

const widthOf = (way: MapWay) => 18 + (way.cost === null ? 0 : `${way.cost}`.length * DIGIT + 3);

type WaysProps = { readonly target: MapTarget; readonly layout: Layout };

export function WaysBadge({ target: { at, ways }, layout }: WaysProps) {
  const size = { w: ways.reduce((sum, way) => sum + widthOf(way), 2), h: 17 };
  const [dx, dy] = besideSpace(at, size, layout);
  let x = -size.w / 2 + 10;
  return (
    <g className="map-badge" style={glyphAt(pointOf(at), [dx, dy])}>
      <rect
        x={-size.w / 2}
        y="-8.5"
        width={size.w}
        height="17"
        rx="4"
        fill="var(--m-badge)"
        stroke="var(--line2)"
        strokeWidth="1.3"
      />
      {ways.map((way) => {
        const left = x;
        x += widthOf(way);
        return (
          <g key={way.by} className={`way-${way.by}`} color="var(--m-way)" transform={`translate(${left} 0)`}>
            <g transform="scale(.46)">{ICONS[way.by]}</g>
            {way.cost === null ? null : (
              <text x="7" y="4">
                {way.cost}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** The name of an unlabelled place on a slip of paper, while it is hovered or focused. */
type SlipProps = { readonly space: Space; readonly language: MapLanguage; readonly layout: Layout };

export function NameSlip({ space, language, layout }: SlipProps) {
  const label = labelOf(space.id, language);
  const width = label.w + 8;
  const height = label.h + 4;
  const [dx, dy] = besideSpace(space.id, { w: width, h: height }, layout);
  return (
    <g className={`map-slip region-${space.region}`} style={glyphAt(pointOf(space.id), [dx, dy])}>
      <rect
        fill="var(--panel)"
        stroke="var(--line2)"
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx="3"
      />
      <text {...NAME} fontSize={label.size * 1.06}>
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
  );
}
