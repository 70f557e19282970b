import { scaleBand, scaleLinear, scaleOrdinal } from '@visx/scale';
import { BarStackHorizontal } from '@visx/shape';
import { useWidth } from '../../../../../table/controls/useWidth';
import { GOODS, type Good } from '../../../content/terms';
import type { PlaceSales } from '../../../position/gameHistory';
import { useTable } from '../../context';
import { GoodShape } from '../../icons/goods';
import { GOOD_COLOURS } from '../../icons/palette';

const ROW = 30;
const MARGIN = { top: 4, right: 44, left: 132 };
/** Narrower parts have no room for their piece and number. */
const PART_WITH_NUMBER = 44;
const PART_WITH_PIECE = 16;

/** For each place a bar of the gold that its sales brought, kind by kind with its piece. */
export function SalesChart({
  places,
  label,
}: {
  readonly places: readonly PlaceSales[];
  readonly label: string;
}) {
  const { spaceName } = useTable();
  const [ref, width] = useWidth();
  const height = places.length * ROW + MARGIN.top;
  const x = scaleLinear({
    domain: [0, Math.max(1, ...places.map(({ gold }) => gold))],
    range: [0, width - MARGIN.left - MARGIN.right],
  });
  const y = scaleBand({
    domain: places.map(({ at }) => at),
    range: [MARGIN.top, height],
    paddingInner: 0.25,
    paddingOuter: 0.12,
  });
  const colour = scaleOrdinal<Good, string>({
    domain: [...GOODS],
    range: GOODS.map((good) => GOOD_COLOURS[good].tint),
  });
  return (
    <div ref={ref} className="chart">
      <svg width={width} height={height} role="img" aria-label={label}>
        {places.map(({ at, gold }) => (
          <g key={at} transform={`translate(0 ${(y(at) ?? 0) + y.bandwidth() / 2})`}>
            <text className="chart-place" x={MARGIN.left - 8} y="4.5" textAnchor="end">
              {spaceName(at)}
            </text>
            <text className="chart-end" x={MARGIN.left + x(gold) + 7} y="4.5">
              {gold}
            </text>
          </g>
        ))}
        <BarStackHorizontal<PlaceSales, Good>
          data={[...places]}
          keys={[...GOODS]}
          y={({ at }) => at}
          value={({ goods }, good) => goods[good].gold}
          xScale={x}
          yScale={y}
          color={colour}
          left={MARGIN.left}
        >
          {(stacks) =>
            stacks.flatMap(({ key, bars }) =>
              bars.map(({ index, x: from, y: top, width: length, height: thick, bar }) =>
                length <= 0 ? null : (
                  <g key={`${key}${index}`} transform={`translate(${from + MARGIN.left} ${top})`}>
                    <rect
                      width={length}
                      height={thick}
                      fill={GOOD_COLOURS[key].tint}
                      stroke={GOOD_COLOURS[key].edge}
                    />
                    {length >= PART_WITH_PIECE && (
                      <g
                        transform={`translate(${length >= PART_WITH_NUMBER ? 13 : length / 2} ${thick / 2}) scale(.58)`}
                      >
                        <GoodShape good={key} />
                      </g>
                    )}
                    {length >= PART_WITH_NUMBER && (
                      <text className="chart-part" x="24" y={thick / 2 + 4.5}>
                        {bar.data.goods[key].gold}
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
