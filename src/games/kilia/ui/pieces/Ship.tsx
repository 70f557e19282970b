import { memo } from 'react';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Heading } from '../../content/terms';

type ShipProps = {
  readonly ship: number;
  readonly heading: Heading;
  /** The cells of each window, 0 to 4 from the stern. Ship 2 has two windows and uses one of them. */
  readonly windows: readonly (readonly number[])[];
  readonly sails?: boolean;
};

/** Style of a hull, here and on the miniature canal. */
export const HULL = {
  fill: 'var(--hull)',
  stroke: 'var(--hull-e)',
  strokeWidth: 1.6,
  strokeLinejoin: 'round',
} as const;
/** Style of the disc behind a ship's number. */
export const DISC = { fill: '#fefefc', stroke: 'var(--hull-e)', strokeWidth: 1 };
const SAILS = {
  fill: 'light-dark(#fefefc, #dfe9f4)',
  stroke: 'var(--hull-e)',
  strokeWidth: 1.3,
  strokeLinejoin: 'round',
} as const;
const SHEER = { fill: 'none', stroke: 'light-dark(#dbe7f3, #eaf1f8)', strokeWidth: 0.9, opacity: 0.7 };
const WINDOW = { fill: 'var(--lamp)', stroke: 'var(--lamp-e)', strokeWidth: 1.3 };

/**
 * A ship of five cells with its number in the bow. Its cells align with the hatches of a building of the same
 * width.
 */
export const Ship = memo(function Ship({ ship, heading, windows, sails = false }: ShipProps) {
  const top = sails ? 46 : 0;
  const isLeft = heading === 'left';
  const at = (cell: number): number => 8 + (isLeft ? 4 - cell : cell) * 22.8;
  const lit = [...new Set(windows.flat())];
  return (
    <svg className="ship" viewBox={`-6 0 142 ${top + 36}`} aria-hidden="true" focusable="false">
      <g transform={isLeft ? 'translate(130 0) scale(-1 1)' : undefined}>
        {sails && (
          <g {...SAILS}>
            <path d="M38 46V6M84 46V14M122 34 136 28" />
            <path d="M22 30Q36 26 38 10Q52 12 56 28Q46 32 22 30Z" />
            <path d="M18 46Q34 46 36 32Q52 32 58 40Q50 48 18 46Z" />
            <path d="M70 32Q80 30 84 18Q94 20 98 30Q88 34 70 32Z" />
            <path d="M90 18L132 32Q112 44 96 44Z" />
            <path d="M30 6H40V12L28 11Z" fill="#c44a30" stroke="#6e1f12" />
          </g>
        )}
        <path
          d={`M0 ${top + 1}H10V${top + 5}Q70 ${top + 9} 128 ${top + 1}L133 ${top + 1}Q128 ${top + 22} 118 ${top + 33}H8Q2 ${top + 22} 0 ${top + 1}Z`}
          {...HULL}
        />
        <path d={`M2 ${top + 10}Q66 ${top + 14} 128 ${top + 7}`} {...SHEER} />
      </g>
      {lit.map((cell) => (
        <rect
          key={cell}
          x={at(cell) + 2}
          y={top + 13}
          width="18.8"
          height="15"
          rx="2.5"
          {...WINDOW}
          strokeDasharray={windows.length > 1 ? '3 2' : undefined}
        />
      ))}
      <circle cx={at(4) + 11.4} cy={top + 20} r="8.6" {...DISC} />
      <text
        x={at(4) + 11.4}
        y={top + 24.8}
        textAnchor="middle"
        fill="#17243a"
        fontSize="13.5"
        className="ship-number"
      >
        {ship}
      </text>
    </svg>
  );
}, arePropsEqual);
