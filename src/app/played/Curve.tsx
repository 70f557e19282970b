import { AxisBottom, AxisLeft } from '@visx/axis';
import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { useWidth } from '../../table/controls/useWidth';

export type CurvePoint = { readonly value: number; readonly margin?: number };

type CurveProps = {
  readonly label: string;
  /** One point per game, oldest first */
  readonly points: readonly CurvePoint[];
};

const HEIGHT = 220;
/** More points than pixels would only cost time. */
const MOST_POINTS = 600;
const MARGIN = { top: 12, right: 16, bottom: 26, left: 46 };

/** Line over games played, with a band for the uncertainty. */
export function Curve({ label, points }: CurveProps) {
  const [ref, width] = useWidth();
  const low = ({ value, margin = 0 }: CurvePoint) => value - margin;
  const high = ({ value, margin = 0 }: CurvePoint) => value + margin;
  const x = scaleLinear({
    domain: [1, Math.max(2, points.length)],
    range: [MARGIN.left, Math.max(MARGIN.left + 1, width - MARGIN.right)],
  });
  const y = scaleLinear({
    domain: [Math.min(...points.map(low)), Math.max(...points.map(high))],
    range: [HEIGHT - MARGIN.bottom, MARGIN.top],
    nice: true,
  });
  const every = Math.ceil(points.length / MOST_POINTS);
  const placed = points
    .map((point, index) => ({ ...point, game: index + 1 }))
    .filter(({ game }) => (points.length - game) % every === 0);
  const ticks = Math.min(points.length, Math.max(2, Math.floor(width / 120)));
  return (
    <div ref={ref} className="chart">
      <svg width={width} height={HEIGHT} role="img" aria-label={label} data-testid="curve">
        <GridRows
          scale={y}
          left={MARGIN.left}
          width={Math.max(0, width - MARGIN.left - MARGIN.right)}
          numTicks={5}
          className="chart-grid"
        />
        <AxisLeft scale={y} left={MARGIN.left} numTicks={5} hideTicks axisClassName="chart-axis" />
        <AxisBottom
          scale={x}
          top={HEIGHT - MARGIN.bottom}
          hideTicks
          numTicks={ticks}
          tickFormat={(game) => (Number.isInteger(Number(game)) ? String(game) : '')}
          axisClassName="chart-axis"
        />
        <Area
          data={placed}
          x={({ game }) => x(game)}
          y0={(point) => y(low(point))}
          y1={(point) => y(high(point))}
          className="curve-band"
        />
        <LinePath
          data={placed}
          x={({ game }) => x(game)}
          y={({ value }) => y(value)}
          className="curve-line"
        />
        {placed.length <= 60 &&
          placed.map(({ game, value }) => (
            <circle key={game} cx={x(game)} cy={y(value)} r="3" className="curve-point" />
          ))}
      </svg>
    </div>
  );
}
