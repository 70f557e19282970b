import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { itemAt } from '../../../../rules-kit/indexed';
import { EASING, isStill } from '../../../../table/motion/motion';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Zone } from '../../content/terms';
import { SealShape } from '../icons/index';

export type WheelValue = {
  readonly value: number;
  /** Zones on the owners' seals; empty if the value is free. */
  readonly owners: readonly (Zone | null)[];
  readonly isNext: boolean;
  /** Whether the value is left out with this number of players (R1.8). */
  readonly isCovered: boolean;
};

type WheelProps = {
  readonly values: readonly WheelValue[];
  /** This round's seals, which go to the next value (R9.1). */
  readonly arriving: readonly (Zone | null)[];
  readonly isExtra: boolean;
  /** Index of the value that just received seals, if any. */
  readonly came?: number;
};

const PAPER = 'light-dark(#fff, #22334b)';
const VALUE = { fill: PAPER, stroke: 'var(--wood-l)', strokeWidth: 1.5 };
const NEXT = { fill: 'var(--p1)', stroke: 'var(--p1)', strokeWidth: 1.5 };
/** The place of a value that has its owners' seals. */
const WAS = { fill: PAPER, stroke: 'var(--line2)', strokeWidth: 0.8 };

const ANGLES = [158, 113, 67, 22];
const HANDLES = [-158, -113, -67, -22];
const X = 52;
const Y = 38;
const RIM = 31;
/** Positions of this round's seals, beside the rim. */
const CORNERS = [
  [94, 10],
  [94, 28],
  [10, 10],
  [10, 28],
] as const;
const point = (degrees: number, radius: number): readonly [number, number] => {
  const turn = (degrees / 180) * Math.PI;
  return [X + radius * Math.cos(turn), Y + radius * Math.sin(turn)];
};
const rays = (from: number, to: number) =>
  HANDLES.map((angle) => `M${point(angle, from).join(' ')}L${point(angle, to).join(' ')}`).join('');
const SPOKES = rays(0, RIM + 8);
const GRIPS = rays(RIM + 2, RIM + 8);
/** Corners of a value for its owners' seals. The last one has the value's number unless there are four owners. */
const QUARTERS = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
] as const;

type SealsProps = {
  readonly owners: WheelValue['owners'];
  /** Size of a single seal. Several have little more than half of it, so that they don't overlap. */
  readonly size: number;
};

function Seals({ owners, size }: SealsProps) {
  const isOne = owners.length === 1;
  const by = isOne ? 0 : size * 0.3;
  return QUARTERS.slice(0, owners.length).map(([x, y], index) => (
    <g key={index} transform={`translate(${x * by} ${y * by}) scale(${((isOne ? 1 : 0.6) * size) / 24})`}>
      <SealShape zone={owners[index] ?? null} />
    </g>
  ));
}

/** Returns the place of a taken value's number: beside its seal, or in the corner that its seals leave free. */
const at = (owners: number, isHub: boolean): string => {
  const [one, some, four] = isHub ? ['13 -11', '8.5 -8.5', '16 -14'] : ['9 -8', '7 -7', '12 -12'];
  return owners === 1 ? one : owners < 4 ? some : four;
};

const COMES_MS = 700;

type ComingProps = { readonly by: readonly [number, number] | null; readonly children: ReactNode };

/** Slides in once from the offset `by`. Doesn't move if `by` is null, or with reduced motion. */
function Coming({ by, children }: ComingProps) {
  const group = useRef<SVGGElement>(null);
  const from = by?.join('px, ');
  useLayoutEffect(() => {
    if (from === undefined || isStill()) return;
    const moved = group.current?.animate([{ transform: `translate(${from}px)` }, { transform: 'none' }], {
      duration: COMES_MS,
      easing: EASING,
    });
    return () => moved?.cancel();
  }, [from]);
  return <g ref={group}>{children}</g>;
}

/**
 * A council wheel: hub and four values, falling from left to right. A taken value shows its owners' seals, with the
 * number beside them.
 */
export const Wheel = memo(function Wheel({ values, arriving, isExtra, came }: WheelProps) {
  return (
    <svg className="grow low full-width wheel" viewBox="0 0 104 82" aria-hidden="true" focusable="false">
      <g className={isExtra ? 'wheel-extra' : undefined}>
        <path d={SPOKES} stroke="var(--wood-f)" strokeWidth="3" />
        <circle cx={X} cy={Y} r={RIM} fill="none" stroke="var(--wood-l)" strokeWidth="6.5" />
        <circle cx={X} cy={Y} r={RIM} fill="none" stroke="var(--wood-f)" strokeWidth="4" />
        <path d={GRIPS} stroke="var(--wood-l)" strokeWidth="4.6" strokeLinecap="round" />
      </g>
      {values.map(({ value, owners, isNext, isCovered }, index) => {
        const isHub = index === 0;
        const [x, y] = isHub ? [X, Y] : point(ANGLES[index - 1] ?? 90, RIM);
        const radius = isHub ? 15 : 10.8;
        const isFilled = isNext && !isCovered && owners.length === 0;
        return (
          <g key={index} transform={`translate(${x} ${y})`} opacity={isCovered ? 0.6 : undefined}>
            <circle r={radius} {...(isFilled ? NEXT : VALUE)} />
            {owners.length > 0 ? (
              <>
                <Coming by={came === index ? [CORNERS[0][0] - x, CORNERS[0][1] - y] : null}>
                  <Seals owners={owners} size={isHub ? 24 : 19} />
                </Coming>
                <g transform={`translate(${at(owners.length, isHub)})`}>
                  <circle r="7" {...WAS} />
                  <text y="4.3" fontSize="12.8" textAnchor="middle" fill="var(--ink2)">
                    {value}
                  </text>
                </g>
              </>
            ) : (
              <text
                y={isHub ? 6.2 : 4.8}
                fontSize={isHub ? 17 : 13.5}
                textAnchor="middle"
                fill={isFilled ? 'light-dark(#fff, #081422)' : 'var(--ink)'}
              >
                {value}
              </text>
            )}
            {isCovered && (
              <path
                d={`M${-radius * 0.7} ${radius * 0.7}L${radius * 0.7} ${-radius * 0.7}`}
                stroke="var(--bad)"
                strokeWidth="1.8"
              />
            )}
          </g>
        );
      })}
      {arriving.map((zone, index) => (
        <g
          key={index}
          transform={`translate(${itemAt(CORNERS, index % CORNERS.length).join(' ')}) scale(${17 / 24})`}
        >
          <SealShape zone={zone} />
        </g>
      ))}
    </svg>
  );
}, arePropsEqual);
