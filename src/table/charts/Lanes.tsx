import { scaleLinear } from '@visx/scale';
import { usePlayers, useSeats } from '../context';
import { useWidth } from '../controls/useWidth';
import { apart } from './apart';
import { type Band, Bands } from './Bands';

type LanesProps = {
  readonly label: string;
  readonly bands: readonly Band[];
  readonly moves: number;
  /** Events in order; they are numbered from 1. */
  readonly marks: readonly { readonly playerID: string; readonly move: number }[];
};

const LANE = 30;
const DOT = 10;
/** Minimum distance of marks in a lane, so that none covers another's number */
const MARK_GAP = 2 * DOT + 1;
const MARGIN = { top: 6, right: 16, bottom: 24, left: 38 };

/** Timeline with one lane per player. The numbers refer to the list below it. */
export function Lanes({ label, bands, moves, marks }: LanesProps) {
  const { ids } = usePlayers();
  const { player, shape } = useSeats();
  const [ref, width] = useWidth();
  const height = MARGIN.top + ids.length * LANE + MARGIN.bottom;
  const x = scaleLinear({ domain: [0, moves], range: [MARGIN.left, width - MARGIN.right] });
  /** Returns a player's marks with their numbers. Marks of the same turn are moved side by side. */
  const marksOf = (id: string) => {
    const own = marks.flatMap(({ playerID, move }, index) =>
      playerID === id ? [{ number: index + 1, at: x(move) }] : [],
    );
    const places = apart(
      own.map(({ at }) => at),
      MARK_GAP,
      MARGIN.left + DOT,
      width - DOT,
    );
    return own.map(({ number }, index) => ({ number, at: places[index] }));
  };
  return (
    <div ref={ref} className="chart">
      <svg width={width} height={height} role="img" aria-label={label}>
        <Bands bands={bands} moves={moves} x={x} top={MARGIN.top} bottom={height - MARGIN.bottom} />
        {ids.map((playerID, lane) => (
          <g key={playerID} transform={`translate(0 ${MARGIN.top + lane * LANE + LANE / 2})`}>
            <g transform="translate(18 0) scale(.8)">{shape(playerID)}</g>
            <line className="chart-lane" x1={MARGIN.left} x2={width - MARGIN.right} />
            {marksOf(playerID).map(({ number, at }) => (
              <g key={number} transform={`translate(${at} 0)`}>
                <circle className={`chart-dot player-${player(playerID).colour}`} r={DOT} />
                <text className="chart-number" y="4" textAnchor="middle">
                  {number}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
