import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { EASING, isStill } from '../../../../table/board/motion';
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
/** Position of this round's seals. */
const CORNER = [93, 12] as const;
const point = (degrees: number, radius: number): readonly [number, number] => {
  const turn = (degrees / 180) * Math.PI;
  return [X + radius * Math.cos(turn), Y + radius * Math.sin(turn)];
};
const rays = (from: number, to: number) =>
  HANDLES.map((angle) => `M${point(angle, from).join(' ')}L${point(angle, to).join(' ')}`).join('');
const SPOKES = rays(0, RIM + 8);
const GRIPS = rays(RIM + 2, RIM + 8);
/** Positions of one to four owners' seals on a value. */
const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-5.6, -4],
    [5.6, 4],
  ],
  [
    [-6, -5],
    [6, -5],
    [0, 6],
  ],
  [
    [-6, -6],
    [6, -6],
    [-6, 6],
    [6, 6],
  ],
];

function Seals({ owners, size }: { readonly owners: WheelValue['owners']; readonly size: number }) {
  const places = PLACES[Math.min(owners.length, 4) - 1] ?? [];
  const scale = (owners.length > 1 ? size * 0.72 : size) / 24;
  return places.map(([x, y], index) => (
    <g key={`${x}${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
      <SealShape zone={owners[index] ?? null} />
    </g>
  ));
}

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
    <svg className="grow wheel" viewBox="0 0 104 82" aria-hidden="true" focusable="false">
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
                <Coming by={came === index ? [CORNER[0] - x, CORNER[1] - y] : null}>
                  <Seals owners={owners} size={isHub ? 24 : 19} />
                </Coming>
                <g transform={isHub ? 'translate(13 -11)' : 'translate(9 -8)'}>
                  <circle r="6.6" {...WAS} />
                  <text y="4.1" fontSize="12" textAnchor="middle" fill="var(--ink2)">
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
        <g key={index} transform={`translate(${CORNER[0] - 9 * index} ${CORNER[1]}) scale(${17 / 24})`}>
          <SealShape zone={zone} />
        </g>
      ))}
    </svg>
  );
}, arePropsEqual);
