import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { saysSame } from '../../../../table/painting/kept';
import { board } from '../../content/board';
import type { PlayerColour } from '../../content/playerColours';
import type { SpaceId } from '../../content/terms';
import { playerColour, SIGNS } from '../icons';
import { centred, geography, MARKER_RADIUS } from './geography';
import type { MapLanguage, MapTarget, MapWay } from './types';

const TEXT = 6.4;

function widthOf(ways: readonly MapWay[], open: boolean): number {
  const [first, ...others] = ways;
  const digits = first?.cost == null ? 0 : String(first.cost).length;
  const more = others.reduce(
    (sum, way) => sum + 10 + (open && way.cost !== null ? TEXT * String(way.cost).length + 3 : 0),
    0,
  );
  return 15 + digits * TEXT + (digits > 0 ? 3 : 2) + more;
}

/** Sign and cost: a pill for water and sled, squared for the others, so that shape tells them too. */
const Badge = memo(function Badge({
  ways,
  open,
  fill,
}: {
  readonly ways: readonly MapWay[];
  readonly open: boolean;
  readonly fill?: string;
}) {
  const [first, ...others] = ways;
  if (first === undefined) return null;
  const width = widthOf(ways, open);
  const round = first.by === 'water' || first.by === 'sled';
  let x = -width / 2 + 8.5;
  const parts = [first, ...others].map((way, i) => {
    const sign = x;
    const shown = way.cost !== null && (i === 0 || open);
    const text = shown ? String(way.cost) : '';
    const at = { sign, text: sign + (i === 0 ? 7 : 6) };
    x = sign + (i === 0 ? 7.5 : 5) + (shown ? text.length * TEXT + 7 : 5);
    return { way, text, at, size: i === 0 ? 0.46 : 0.38 };
  });
  return (
    <g className={`map-badge way-${first.by}${fill === undefined ? '' : ' filled'}`}>
      <rect
        x={-width / 2}
        y="-7.5"
        width={width}
        height="15"
        rx={round ? 7.5 : 3}
        style={fill === undefined ? undefined : { fill, stroke: '#FFFFFF' }}
      />
      {parts.map(({ way, text, at, size }) => (
        <g key={way.by} className={`way-${way.by}`}>
          <g transform={`translate(${at.sign} 0) scale(${size})`}>{SIGNS[way.by]}</g>
          {text === '' ? null : (
            <text x={at.text} y="4">
              {text}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}, saysSame);

type BadgesProps = {
  readonly targets: readonly MapTarget[];
  readonly language: MapLanguage;
  readonly focused?: SpaceId;
  readonly player?: PlayerColour;
};

export const BadgesLayer = memo(function BadgesLayer({ targets, language, focused, player }: BadgesProps) {
  return (
    <g>
      {targets.map(({ at, ways }) => {
        const place = geography.text[language].badge[at];
        const chosen = at === focused;
        return (
          <g key={at} style={glyphAt(place.pivot)}>
            <g transform={centred(place)}>
              <Badge
                ways={ways}
                open={chosen}
                fill={chosen && player !== undefined && player !== 3 ? playerColour(player).fill : undefined}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});

export const TargetRings = memo(function TargetRings({
  targets,
  focused,
  player,
}: Omit<BadgesProps, 'language'>) {
  return (
    <g>
      {targets.map(({ at, ways }) => {
        const chosen = at === focused;
        const radius = MARKER_RADIUS[board.space[at].kind] + 2.6;
        return (
          <g
            key={at}
            className={`map-target way-${ways[0]?.by ?? 'place'}${chosen ? ' chosen' : ''}`}
            style={glyphAt(geography.spaces[at])}
          >
            <circle className="map-target-glow" r={radius + 1.4} />
            <circle
              className="map-target-ring"
              r={radius}
              style={chosen && player !== undefined ? { stroke: playerColour(player).fill } : undefined}
            />
          </g>
        );
      })}
    </g>
  );
});
