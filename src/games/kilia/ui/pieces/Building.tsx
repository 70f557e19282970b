/**
 * Buildings in cobalt: a roof, a wall with five hatches, a quay. The items behind the hatches keep their own
 * colours.
 */
import { memo } from 'react';
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
      <rect x="5" y={wallTop} width={WIDTH - 10} height={quay - wallTop} className="b-wall" />
      <path d={`M10 1H${WIDTH - 10}L${WIDTH - 1} ${roof}H1Z`} className="b-roof" />
      <path
        d={`M8.5 ${roof * 0.36}H${WIDTH - 8.5}M5 ${roof * 0.7}H${WIDTH - 5}`}
        className="b-tiles"
        strokeDasharray="7 3"
      />
      <path d={`M${WIDTH / 2} 1.5L${WIDTH / 2 + 16} ${roof}H${WIDTH / 2 - 16}Z`} className="b-gable" />
      {gable === undefined ? (
        <circle cx={WIDTH / 2} cy={roof * 0.7} r="2.4" className="b-line" />
      ) : (
        <g transform={`translate(${WIDTH / 2} ${roof * 0.68}) scale(${roof / 62})`} className="b-sign">
          <ZoneShape zone={gable} />
        </g>
      )}
      {cells.map((cell, index) => {
        const x = 8 + index * step;
        const look = looks?.[index] ?? 'plain';
        const middle = x + step / 2;
        const arch = `M${x + 1} ${hatchTop + hatchHeight}V${hatchTop + 6}Q${x + 1} ${hatchTop} ${x + 7} ${hatchTop}H${x + step - 7}Q${x + step - 1} ${hatchTop} ${x + step - 1} ${hatchTop + 6}V${hatchTop + hatchHeight}Z`;
        return (
          <g key={index} className={`hatch hatch-${look}`}>
            <path d={arch} className={cell === null ? 'b-hatch b-shut' : 'b-hatch'} />
            {cell === null ? (
              <path
                d={`M${middle} ${hatchTop + 1}V${hatchTop + hatchHeight}M${x + 1} ${hatchTop + hatchHeight * 0.38}H${x + step - 1}M${x + 1} ${hatchTop + hatchHeight * 0.7}H${x + step - 1}`}
                className="b-shutter"
              />
            ) : (
              <g
                className="hatch-content"
                transform={`translate(${middle} ${hatchTop + hatchHeight * 0.54}) scale(${icon})`}
              >
                {cell === 'coin' ? <CoinShape size={icon * 24} /> : <GoodShape good={cell} />}
              </g>
            )}
          </g>
        );
      })}
      <path d={`M1 ${quay + 1.5}H${WIDTH - 1}`} className="b-quay" />
    </svg>
  );
}, arePropsEqual);

const tree = (x: number, y: number, r: number) => (
  <g key={`${x}`}>
    <path d={`M${x} ${y + r * 2.6}V${y}`} className="s-line" />
    <ellipse cx={x} cy={y} rx={r * 0.85} ry={r} className="s-wash" />
  </g>
);

const SCENES = [
  <g key="gate">
    <path d="M30 66V40H42V34H58V40H86V34H102V40H112V66Z" className="s-wash" />
    <path d="M62 66V52Q72 42 82 52V66Z" className="s-paper" />
    <path d="M30 66V40H42V34H58V40H86V34H102V40H112V66M62 66V52Q72 42 82 52V66" className="s-line" />
    {tree(20, 52, 7)}
  </g>,
  <g key="church">
    <path d="M44 66V36L52 8 60 36V66Z" className="s-wash" />
    <path d="M60 66V44L78 34 96 44V66Z" className="s-wash" />
    <path
      d="M44 66V36L52 8 60 36V66M52 8V2M49 4.5H55M60 66V44L78 34 96 44V66M72 66V54H84V66"
      className="s-line"
    />
    {tree(108, 50, 8)}
    {tree(30, 54, 6)}
  </g>,
  <g key="mill">
    <path d="M72 66 77 26H89L94 66Z" className="s-wash" />
    <path d="M72 66 77 26H89L94 66M83 26 62 10M83 26 106 12M83 26 64 44M83 26 104 44" className="s-line" />
    {tree(32, 46, 8)}
    {tree(44, 50, 6)}
  </g>,
  <g key="trees">
    {tree(32, 42, 10)}
    {tree(52, 34, 11)}
    {tree(72, 44, 8)}
    <path d="M90 66V52L106 44 122 52V66Z" className="s-paper" />
    <path d="M87 53 106 43 125 53M91 53V66M121 53V66" className="s-line" />
  </g>,
  <g key="boats">
    <path d="M28 62H66L60 68H34Z" className="s-wash" />
    <path d="M28 62H66L60 68H34ZM46 62V28L64 54H46M46 34L34 56H46" className="s-line" />
    {tree(100, 44, 10)}
    {tree(116, 50, 7)}
  </g>,
] as const;

/** A dashed empty plot with a scene of the coast. */
export const EmptyPlot = memo(function EmptyPlot({ space }: { readonly space: number }) {
  return (
    <svg className="building plot-scene" viewBox="0 0 144 72" aria-hidden="true" focusable="false">
      <rect x="3" y="2" width="138" height="66" rx="4" className="s-plot" />
      <path d="M3 64Q40 54 72 62T141 60V68H3Z" className="s-ground" />
      {SCENES[space % SCENES.length]}
    </svg>
  );
});
