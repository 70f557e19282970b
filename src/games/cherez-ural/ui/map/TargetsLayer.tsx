import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import { type Space, spaceOf } from '../../content/board';
import type { PlayerColour } from '../../content/playerColours';
import type { SpaceId } from '../../content/terms';
import { ICONS, playerColour } from '../icons';
import { pointOf } from './geography';
import { besideSpace, DIGIT, type Layout } from './layout';
import type { MapTarget, MapWay, WayBy } from './types';

/** Drawn under the cost, so that the way of travel doesn't depend on colour alone: waves, a dashed road, runners. */
const UNDER: Readonly<Partial<Record<WayBy, string>>> = {
  water: 'M-5.6 5.6Q-4.2 3.8-2.8 5.6T0 5.6T2.8 5.6T5.6 5.6',
  land: 'M-5.2 5.4H-2.2M-1.2 5.4H1.2M2.2 5.4H5.2',
  sled: 'M-5.4 5.6H3.6Q5.8 5.6 5.4 3.6',
};

type TargetProps = {
  readonly target: MapTarget;
  readonly kind: Space['kind'];
  readonly unexplored: boolean;
  /** The player who has chosen this target. */
  readonly chosenBy: PlayerColour | 'nobody' | null;
};

/** A selectable space with its cost inside. A base city is square, and a village has a cross behind it. */
const Target = memo(function Target({ target, kind, unexplored, chosenBy }: TargetProps) {
  const { at, ways } = target;
  const [first, second] = ways;
  const colours = typeof chosenBy === 'number' ? playerColour(chosenBy) : undefined;
  const r = kind === 'baseCity' ? 2.5 : 9;
  return (
    <g
      className={`map-target way-${first?.by ?? 'place'}${chosenBy === null ? '' : ' chosen'}`}
      style={glyphAt(pointOf(at))}
      data-target={at}
    >
      {second === undefined ? null : (
        <rect
          className={`map-target-more way-${second.by}`}
          x="-11.4"
          y="-11.4"
          width="22.8"
          height="22.8"
          rx={r + 2.4}
        />
      )}
      {kind === 'village' ? <path className="map-target-cross" d="M-9-9L9 9M9-9L-9 9" /> : null}
      <rect
        className="map-target-ring"
        x="-9"
        y="-9"
        width="18"
        height="18"
        rx={r}
        strokeDasharray={unexplored ? '4 2.2' : undefined}
        style={
          colours === undefined
            ? undefined
            : { fill: colours.fill, stroke: colours.edge, color: colours.glyph }
        }
      />
      <g style={colours === undefined ? undefined : { color: colours.glyph }}>
        {first === undefined || first.cost === null ? (
          <g transform="scale(.56)">{ICONS[first?.by ?? 'place']}</g>
        ) : (
          <>
            <text y="3">{first.cost}</text>
            <path className="map-target-under" d={UNDER[first.by]} />
          </>
        )}
      </g>
    </g>
  );
}, arePropsEqual);

type TargetsProps = {
  readonly targets: readonly MapTarget[];
  readonly unexplored: ReadonlySet<SpaceId>;
  readonly focused?: SpaceId;
  readonly player?: PlayerColour;
};

export const TargetsLayer = memo(function TargetsLayer(props: TargetsProps) {
  const { targets, unexplored, focused, player } = props;
  return (
    <g>
      {targets.map((target) => (
        <Target
          key={target.at}
          target={target}
          kind={spaceOf(target.at).kind}
          unexplored={unexplored.has(target.at)}
          chosenBy={target.at === focused ? (player ?? 'nobody') : null}
        />
      ))}
    </g>
  );
});

const widthOf = (way: MapWay) => 18 + (way.cost === null ? 0 : `${way.cost}`.length * DIGIT + 3);

type WaysProps = { readonly target: MapTarget; readonly layout: Layout };

export function WaysBadge({ target: { at, ways }, layout }: WaysProps) {
  const size = { w: ways.reduce((sum, way) => sum + widthOf(way), 2), h: 17 };
  const [dx, dy] = besideSpace(at, size, layout);
  let x = -size.w / 2 + 10;
  return (
    <g className="map-badge" style={glyphAt(pointOf(at), [dx, dy])}>
      <rect x={-size.w / 2} y="-8.5" width={size.w} height="17" rx="4" />
      {ways.map((way) => {
        const left = x;
        x += widthOf(way);
        return (
          <g key={way.by} className={`way-${way.by}`} transform={`translate(${left} 0)`}>
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
