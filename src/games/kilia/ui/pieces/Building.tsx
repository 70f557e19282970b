/**
 * Buildings in cobalt: a roof, a wall with five hatches, a quay. The items behind the hatches keep their own
 * colours.
 */
import { memo, type SVGAttributes } from 'react';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Zone } from '../../content/terms';
import type { Cell } from '../../content/vocabulary';
import { CoinShape, GoodShape, ZoneShape } from '../icons/index';

export type HatchLook = 'plain' | 'lit' | 'offered' | 'dim';

type BuildingProps = {
  readonly cells: readonly Cell[];
  /** The look of each hatch; default: plain. */
  readonly looks?: readonly HatchLook[];
  /** Aspect ratio, width by height. */
  readonly ratio?: number;
  /** The icon in the gable; default: a round window. */
  readonly gable?: Zone;
};

const WIDTH = 130;

const WALL = { fill: 'var(--p5)', stroke: 'var(--p1)', strokeWidth: 1.4 };
const ROOF = { fill: 'var(--p3)', stroke: 'var(--p1)', strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
const TILES = { fill: 'none', stroke: 'var(--p2)', strokeWidth: 0.9, strokeDasharray: '7 3' };
const GABLE = { fill: 'var(--p5)', stroke: 'var(--p1)', strokeWidth: 1.3, strokeLinejoin: 'round' } as const;
const SHUTTER = { fill: 'none', stroke: 'var(--p2)', strokeWidth: 1 };
const HATCH = { fill: 'light-dark(#fff, #22334b)', stroke: 'var(--p2)', strokeWidth: 1.1 };
const SHUT = { ...HATCH, fill: 'var(--p4)' };
/** Hatches with their own edge; the others look like plain ones. */
const EDGES: Partial<Record<HatchLook, SVGAttributes<SVGPathElement>>> = {
  lit: { fill: 'var(--hi)', stroke: 'var(--hi-line)', strokeWidth: 2 },
  offered: { stroke: 'var(--hi-line)', strokeWidth: 1.6, strokeDasharray: '3 2' },
};

/** A building with its five cells, left to right. */
export const Building = memo(function Building({ cells, looks, ratio = 1.62, gable }: BuildingProps) {
  const height = WIDTH / ratio;
  const roof = height * 0.31;
  const wallTop = roof + 1;
  const quay = height - 3.5;
  const hatchTop = wallTop + 3;
  const hatchHeight = quay - hatchTop - 1.5;
  const step = (WIDTH - 16) / 5;
  const icon = Math.min(step * 0.82, hatchHeight * 0.6) / 24;
  return (
    <svg className="building" viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" focusable="false">
      <rect x="5" y={wallTop} width={WIDTH - 10} height={quay - wallTop} {...WALL} />
      <path d={`M10 1H${WIDTH - 10}L${WIDTH - 1} ${roof}H1Z`} {...ROOF} />
      <path d={`M8.5 ${roof * 0.36}H${WIDTH - 8.5}M5 ${roof * 0.7}H${WIDTH - 5}`} {...TILES} />
      <path d={`M${WIDTH / 2} 1.5L${WIDTH / 2 + 16} ${roof}H${WIDTH / 2 - 16}Z`} {...GABLE} />
      {gable === undefined ? (
        <circle cx={WIDTH / 2} cy={roof * 0.7} r="2.4" fill="var(--p1)" />
      ) : (
        <g transform={`translate(${WIDTH / 2} ${roof * 0.68}) scale(${roof / 62})`} color="var(--p1)">
          <ZoneShape zone={gable} />
        </g>
      )}
      {cells.map((cell, index) => {
        const x = 8 + index * step;
        const look = looks?.[index] ?? 'plain';
        const middle = x + step / 2;
        const arch = `M${x + 1} ${hatchTop + hatchHeight}V${hatchTop + 6}Q${x + 1} ${hatchTop} ${x + 7} ${hatchTop}H${x + step - 7}Q${x + step - 1} ${hatchTop} ${x + step - 1} ${hatchTop + 6}V${hatchTop + hatchHeight}Z`;
        return (
          <g key={index}>
            <path d={arch} {...(cell === null ? SHUT : HATCH)} {...EDGES[look]} />
            {cell === null ? (
              <path
                d={`M${middle} ${hatchTop + 1}V${hatchTop + hatchHeight}M${x + 1} ${hatchTop + hatchHeight * 0.38}H${x + step - 1}M${x + 1} ${hatchTop + hatchHeight * 0.7}H${x + step - 1}`}
                {...SHUTTER}
              />
            ) : (
              <g
                opacity={look === 'dim' ? 0.62 : undefined}
                transform={`translate(${middle} ${hatchTop + hatchHeight * 0.54}) scale(${icon})`}
              >
                {cell === 'coin' ? <CoinShape size={icon * 24} /> : <GoodShape good={cell} />}
              </g>
            )}
          </g>
        );
      })}
      <path d={`M1 ${quay + 1.5}H${WIDTH - 1}`} stroke="var(--p1)" strokeWidth="3.6" />
    </svg>
  );
}, arePropsEqual);

/** Style of a line of the landscape. */
export const LINE = { fill: 'none', stroke: 'var(--p2)', strokeWidth: 1.1, strokeLinejoin: 'round' } as const;
export const WASH = 'var(--p3)';
const PAPER = 'var(--p5)';

const tree = (x: number, y: number, r: number) => (
  <g key={`${x}`}>
    <path d={`M${x} ${y + r * 2.6}V${y}`} {...LINE} />
    <ellipse cx={x} cy={y} rx={r * 0.85} ry={r} fill={WASH} />
  </g>
);

const SCENES = [
  <g key="gate">
    <path d="M30 66V40H42V34H58V40H86V34H102V40H112V66Z" fill={WASH} />
    <path d="M62 66V52Q72 42 82 52V66Z" fill={PAPER} />
    <path d="M30 66V40H42V34H58V40H86V34H102V40H112V66M62 66V52Q72 42 82 52V66" {...LINE} />
    {tree(20, 52, 7)}
  </g>,
  <g key="church">
    <path d="M44 66V36L52 8 60 36V66Z" fill={WASH} />
    <path d="M60 66V44L78 34 96 44V66Z" fill={WASH} />
    <path d="M44 66V36L52 8 60 36V66M52 8V2M49 4.5H55M60 66V44L78 34 96 44V66M72 66V54H84V66" {...LINE} />
    {tree(108, 50, 8)}
    {tree(30, 54, 6)}
  </g>,
  <g key="mill">
    <path d="M72 66 77 26H89L94 66Z" fill={WASH} />
    <path d="M72 66 77 26H89L94 66M83 26 62 10M83 26 106 12M83 26 64 44M83 26 104 44" {...LINE} />
    {tree(32, 46, 8)}
    {tree(44, 50, 6)}
  </g>,
  <g key="trees">
    {tree(32, 42, 10)}
    {tree(52, 34, 11)}
    {tree(72, 44, 8)}
    <path d="M90 66V52L106 44 122 52V66Z" fill={PAPER} />
    <path d="M87 53 106 43 125 53M91 53V66M121 53V66" {...LINE} />
  </g>,
  <g key="boats">
    <path d="M28 62H66L60 68H34Z" fill={WASH} />
    <path d="M28 62H66L60 68H34ZM46 62V28L64 54H46M46 34L34 56H46" {...LINE} />
    {tree(100, 44, 10)}
    {tree(116, 50, 7)}
  </g>,
] as const;

const PLOT = { fill: 'none', stroke: 'var(--p2)', strokeWidth: 1.3, strokeDasharray: '5 4' };

/** A dashed empty plot with a scene of the coast. */
export const EmptyPlot = memo(function EmptyPlot({ space }: { readonly space: number }) {
  return (
    <svg className="building" viewBox="0 0 144 72" aria-hidden="true" focusable="false">
      <rect x="3" y="2" width="138" height="66" rx="4" {...PLOT} />
      <path d="M3 64Q40 54 72 62T141 60V68H3Z" fill={WASH} opacity="0.55" />
      {SCENES[space % SCENES.length]}
    </svg>
  );
});
