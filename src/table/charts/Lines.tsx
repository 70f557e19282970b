import { AxisBottom, AxisLeft } from '@visx/axis';
import { curveStepAfter } from '@visx/curve';
import { GridRows } from '@visx/grid';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { useState } from 'react';
import type { Courses } from '../../game-api/courses';
import { amountText } from '../../language/amount';
import { entryOf, itemAt } from '../../rules-kit/indexed';
import { usePlayers, useSeats, useWords } from '../context';
import { useWidth } from '../controls/useWidth';
import { scoreSayer } from '../score/words/en';
import { apart } from './apart';
import { type Band, Bands } from './Bands';
import { ReadOut } from './ReadOut';

type LinesProps = {
  readonly courses: Courses;
  readonly bands: readonly Band[];
  readonly height: number;
  /** Minimum value for the upper end of the scale */
  readonly most: number;
  readonly label: string;
  /** Offset in px between lines with equal values; 0 draws them on top of each other. */
  readonly apartBy?: number;
};

const MARGIN = { top: 18, right: 62, bottom: 24, left: 38 };
const END_GAP = 17;

/** Step chart with one line per player. Lines differ in dash pattern and end icon; bands are in the background. */
export function Lines({ courses, bands, height, most, label, apartBy = 0 }: LinesProps) {
  const { ids: players } = usePlayers();
  const { player, shape } = useSeats();
  const say = scoreSayer(useWords().language);
  const [ref, width] = useWidth();
  const [pointed, setPointed] = useState<number | null>(null);
  const moves = entryOf(courses, itemAt(players, 0)).length - 1;
  const values = players.flatMap((playerID) => entryOf(courses, playerID));
  const x = scaleLinear({ domain: [0, moves], range: [MARGIN.left, width - MARGIN.right] });
  const y = scaleLinear({
    domain: [Math.min(0, ...values), Math.max(most, ...values)],
    range: [height - MARGIN.bottom, MARGIN.top],
    nice: true,
  });
  const ends = players.map((playerID) => ({ playerID, at: y(itemAt(entryOf(courses, playerID), moves)) }));
  const placed = apart(
    ends.map(({ at }) => at),
    END_GAP,
    MARGIN.top,
    height - MARGIN.bottom,
  );
  return (
    <div ref={ref} className="chart">
      {pointed !== null && <ReadOut courses={courses} move={pointed} at={x(pointed)} width={width} />}
      <svg
        width={width}
        height={height}
        role="img"
        aria-label={label}
        onPointerMove={({ clientX, currentTarget }) => {
          const move = Math.round(x.invert(clientX - currentTarget.getBoundingClientRect().left));
          setPointed(Math.max(0, Math.min(moves, move)));
        }}
        onPointerLeave={() => setPointed(null)}
      >
        <Bands bands={bands} moves={moves} x={x} top={MARGIN.top} bottom={height - MARGIN.bottom} />
        <GridRows
          scale={y}
          left={MARGIN.left}
          width={width - MARGIN.left - MARGIN.right}
          numTicks={5}
          className="chart-grid"
        />
        <AxisLeft scale={y} left={MARGIN.left} numTicks={5} hideTicks axisClassName="chart-axis" />
        <AxisBottom
          scale={x}
          top={height - MARGIN.bottom}
          hideTicks
          {...(bands.length === 0 ? { numTicks: Math.max(2, Math.floor(width / 120)) } : { tickValues: [] })}
          axisClassName="chart-axis"
        />
        {bands.length === 0 && (
          <text x={width - MARGIN.right + 8} y={height - MARGIN.bottom + 19} className="chart-tick">
            {say('final.moves')}
          </text>
        )}
        {players.map((playerID, lane) => (
          <LinePath
            key={playerID}
            data={[...entryOf(courses, playerID)]}
            x={(_value, move) => x(move)}
            y={(value) => y(value) - lane * apartBy}
            curve={curveStepAfter}
            className={`chart-line player-${player(playerID).colour}`}
          />
        ))}
        {pointed !== null && (
          <line
            className="chart-pointed"
            x1={x(pointed)}
            x2={x(pointed)}
            y1={MARGIN.top}
            y2={height - MARGIN.bottom}
          />
        )}
        {ends.map(({ playerID }, index) => (
          <g key={playerID} transform={`translate(${width - MARGIN.right + 14} ${placed[index]})`}>
            <g transform="scale(.72)">{shape(playerID)}</g>
            <text x="12" y="5" className="chart-end">
              {amountText(itemAt(entryOf(courses, playerID), moves))}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
