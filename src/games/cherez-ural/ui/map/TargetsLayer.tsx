import { memo } from 'react';
import { glyphAt } from '../../../../table/board/glyph';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import { type Space, spaceOf } from '../../content/board';
import type { PlayerColour } from '../../content/playerColours';
import type { SpaceId } from '../../content/terms';
import { ICONS, playerColour } from '../icons';
import { costBox, pointOf } from './geography';
import { digitsOf } from './layout';
import { DISC } from './sizes';
import type { MapLanguage, MapTarget, WayBy } from './types';

/** Drawn under the cost, so that the way of travel doesn't depend on colour alone: waves, a dashed road, runners. */
const UNDER: Readonly<Partial<Record<WayBy, string>>> = {
  water: 'M-4.4 5.2Q-3.3 3.6-2.2 5.2T0 5.2T2.2 5.2T4.4 5.2',
  land: 'M-4.6 5H-2M-1.2 5H1.2M2 5H4.6',
  sled: 'M-4.6 5.2H3Q4.8 5.2 4.4 3.4',
};

const RING = { fill: 'var(--m-on, var(--m-badge))', stroke: 'var(--m-way)', strokeWidth: 2 } as const;
const TIE = { stroke: 'var(--m-way)', strokeWidth: 2, strokeLinecap: 'round' } as const;

type RingProps = { readonly kind: Space['kind']; readonly unexplored: boolean };

/** Marks a space that can be chosen. The sign inside stays that of the space: square, disc or cross. */
function Ring({ kind, unexplored }: RingProps) {
  if (kind === 'village')
    return (
      <>
        <circle className="map-target-ring" {...RING} r="7.4" />
        <path className="map-target-sign" {...TIE} d="M-3.2-3.2L3.2 3.2M3.2-3.2L-3.2 3.2" />
      </>
    );
  return (
    <>
      <rect
        className="map-target-ring"
        {...RING}
        x="-7.4"
        y="-7.4"
        width="14.8"
        height="14.8"
        rx={kind === 'baseCity' ? 1.5 : 7.4}
        strokeDasharray={unexplored ? '3.6 2.2' : undefined}
      />
      {unexplored ? null : kind === 'baseCity' ? (
        <rect className="map-target-sign" fill="var(--m-way)" x="-3" y="-3" width="6" height="6" />
      ) : (
        <circle className="map-target-sign" fill="var(--m-way)" r="3" />
      )}
    </>
  );
}

type TargetProps = RingProps & {
  readonly target: MapTarget;
  readonly language: MapLanguage;
  readonly isCostHidden: boolean;
  /** The player who has chosen this target. */
  readonly chosenBy: PlayerColour | 'nobody' | null;
};

const REACH = DISC / 2 + 3;

/** A selectable space with its cost beside it. A line joins the two unless they touch. */
const Target = memo(function Target(props: TargetProps) {
  const { target, kind, unexplored, language, isCostHidden, chosenBy } = props;
  const { at, ways } = target;
  const [first, second] = ways;
  const { x, y, w, h } = costBox(at, digitsOf(target), language);
  const colours = typeof chosenBy === 'number' ? playerColour(chosenBy) : undefined;
  const style = colours && { '--m-way': colours.edge, '--m-on': colours.fill, color: colours.glyph };
  const isApart = Math.max(Math.abs(x) - w / 2, Math.abs(y) - h / 2) > REACH;
  return (
    <g
      color="var(--m-way)"
      className={`map-target way-${first?.by ?? 'place'}${chosenBy === null ? '' : ' chosen'}`}
      style={{ ...glyphAt(pointOf(at)), ...style }}
      data-target={at}
    >
      {isApart && !isCostHidden ? <path {...TIE} d={`M0 0L${x} ${y}`} /> : null}
      <Ring kind={kind} unexplored={unexplored} />
      {isCostHidden ? null : (
        <g className="map-cost" data-cost={at} transform={`translate(${x} ${y})`}>
          {second === undefined ? null : (
            <rect
              className={`way-${second.by}`}
              fill="var(--m-badge)"
              stroke="var(--m-way)"
              strokeWidth="1.2"
              x={-w / 2 - 1}
              y={-h / 2 - 1}
              width={w + 2}
              height={h + 2}
              rx="5.5"
            />
          )}
          <rect
            className="map-cost-paper"
            {...RING}
            strokeWidth="1.5"
            x={-w / 2 + 0.75}
            y={-h / 2 + 0.75}
            width={w - 1.5}
            height={h - 1.5}
            rx="4"
          />
          {first === undefined || first.cost === null ? (
            <g transform="scale(.46)">{ICONS[first?.by ?? 'place']}</g>
          ) : (
            <>
              <text y="2.6" textAnchor="middle">
                {first.cost}
              </text>
              <path fill="none" stroke="currentColor" strokeWidth="1.4" d={UNDER[first.by]} />
            </>
          )}
        </g>
      )}
    </g>
  );
}, arePropsEqual);

type TargetsProps = {
  readonly targets: readonly MapTarget[];
  readonly unexplored: ReadonlySet<SpaceId>;
  readonly language: MapLanguage;
  /** Targets whose cost is below the label of a leg */
  readonly hidden: readonly SpaceId[];
  readonly focused?: SpaceId;
  readonly player?: PlayerColour;
};

export const TargetsLayer = memo(function TargetsLayer(props: TargetsProps) {
  const { targets, unexplored, language, hidden, focused, player } = props;
  return (
    <g>
      {targets.map((target) => (
        <Target
          key={target.at}
          target={target}
          kind={spaceOf(target.at).kind}
          unexplored={unexplored.has(target.at)}
          language={language}
          isCostHidden={hidden.includes(target.at)}
          chosenBy={target.at === focused ? (player ?? 'nobody') : null}
        />
      ))}
    </g>
  );
});
