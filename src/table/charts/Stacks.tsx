import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale';
import { BarStackHorizontal } from '@visx/shape';
import type { ReactNode } from 'react';
import { itemAt } from '../../rules-kit/indexed';
import { useWidth } from '../controls/useWidth';

const ROW = 30;
const MARGIN = { top: 4, right: 44, left: 132 };
/** Minimum widths in px of a part with icon and number, and of a part with icon only */
const PART_WITH_NUMBER = 44;
const PART_WITH_SIGN = 16;

export type StackKind<Kind extends string> = {
  readonly kind: Kind;
  readonly fill: string;
  readonly edge: string;
  /** An SVG shape about 20 units wide, centred on 0, 0 */
  readonly shape: ReactNode;
};

export type StackRow<Kind extends string> = {
  readonly key: string;
  readonly name: string;
  readonly total: number;
  readonly parts: Readonly<Record<Kind, number>>;
};

type StacksProps<Kind extends string> = {
  readonly label: string;
  readonly rows: readonly StackRow<Kind>[];
  readonly kinds: readonly StackKind<Kind>[];
};

/** A stacked bar per row, with one part per kind */
export function Stacks<Kind extends string>({ label, rows, kinds }: StacksProps<Kind>) {
  const [ref, width] = useWidth();
  const height = rows.length * ROW + MARGIN.top;
  const x = scaleLinear({
    domain: [0, Math.max(1, ...rows.map(({ total }) => total))],
    range: [0, width - MARGIN.left - MARGIN.right],
  });
  const y = scaleBand({
    domain: rows.map(({ key }) => key),
    range: [MARGIN.top, height],
    paddingInner: 0.25,
    paddingOuter: 0.12,
  });
  const colour = scaleOrdinal<Kind, string>({
    domain: kinds.map(({ kind }) => kind),
    range: kinds.map(({ fill }) => fill),
  });
  return (
    <div ref={ref} className="chart">
      <svg width={width} height={height} role="img" aria-label={label}>
        {rows.map(({ key, name, total }) => (
          <g key={key} transform={`translate(0 ${(y(key) ?? 0) + y.bandwidth() / 2})`}>
            <text className="chart-row-name" x={MARGIN.left - 8} y="4.5" textAnchor="end">
              {name}
            </text>
            <text className="chart-end" x={MARGIN.left + x(total) + 7} y="4.5">
              {total}
            </text>
          </g>
        ))}
        <BarStackHorizontal<StackRow<Kind>, Kind>
          data={[...rows]}
          keys={kinds.map(({ kind }) => kind)}
          y={({ key }) => key}
          value={({ parts }, kind) => parts[kind]}
          xScale={x}
          yScale={y}
          color={colour}
          left={MARGIN.left}
        >
          {(stacks) =>
            stacks.flatMap(({ key, index: at, bars }) =>
              bars.map(({ index, x: from, y: top, width: length, height: thick, bar }) =>
                length <= 0 ? null : (
                  <g key={`${key}${index}`} transform={`translate(${from + MARGIN.left} ${top})`}>
                    <rect
                      width={length}
                      height={thick}
                      fill={itemAt(kinds, at).fill}
                      stroke={itemAt(kinds, at).edge}
                    />
                    {length >= PART_WITH_SIGN && (
                      <g
                        transform={`translate(${length >= PART_WITH_NUMBER ? 13 : length / 2} ${thick / 2}) scale(.58)`}
                      >
                        {itemAt(kinds, at).shape}
                      </g>
                    )}
                    {length >= PART_WITH_NUMBER && (
                      <text className="chart-part" x="24" y={thick / 2 + 4.5}>
                        {bar.data.parts[key]}
                      </text>
                    )}
                  </g>
                ),
              ),
            )
          }
        </BarStackHorizontal>
      </svg>
    </div>
  );
}
