import { scaleLinear } from '@visx/scale';
import { usePlayers, useSeats } from '../context';
import { useWidth } from '../controls/useWidth';
import { type Band, Bands } from './Bands';

type LanesProps = {
  readonly label: string;
  readonly bands: readonly Band[];
  readonly moves: number;
  /** What happened, numbered from 1 in this order. */
  readonly marks: readonly { readonly playerID: string; readonly move: number }[];
};

const LANE = 30;
const MARGIN = { top: 6, right: 16, bottom: 24, left: 38 };

/** When something happened: a lane a player, numbered as in the list that goes with it. */
export function Lanes({ label, bands, moves, marks }: LanesProps) {
  const { ids } = usePlayers();
  const { player, shape } = useSeats();
  const [ref, width] = useWidth();
  const height = MARGIN.top + ids.length * LANE + MARGIN.bottom;
  const x = scaleLinear({ domain: [0, moves], range: [MARGIN.left, width - MARGIN.right] });
  return (
    <div ref={ref} className="chart">
      <svg width={width} height={height} role="img" aria-label={label}>
        <Bands bands={bands} moves={moves} x={x} top={MARGIN.top} bottom={height - MARGIN.bottom} />
        {ids.map((playerID, lane) => (
          <g key={playerID} transform={`translate(0 ${MARGIN.top + lane * LANE + LANE / 2})`}>
            <g transform="translate(18 0) scale(.8)">{shape(playerID)}</g>
            <line className="chart-lane" x1={MARGIN.left} x2={width - MARGIN.right} />
            {marks.map((mark, index) =>
              mark.playerID === playerID ? (
                <g key={`${mark.move} ${index}`} transform={`translate(${x(mark.move)} 0)`}>
                  <circle className={`chart-dot chart-player-${player(playerID).colour}`} r="10" />
                  <text className="chart-number" y="4" textAnchor="middle">
                    {index + 1}
                  </text>
                </g>
              ) : null,
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
