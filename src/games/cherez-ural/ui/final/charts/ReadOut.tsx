import type { PlayerID } from '../../../content/terms';
import type { Course } from '../../../position/gameHistory';
import { useTable } from '../../context';
import { PlayerShield } from '../../parts/PlayerShield';

type ReadOutProps = {
  readonly courses: Readonly<Record<PlayerID, Course>>;
  readonly move: number;
  /** Where the move lies in the chart, and how wide that is, in px. */
  readonly at: number;
  readonly width: number;
};

/** Each player's value at the move under the pointer; the table below the chart says the same to those without one. */
export function ReadOut({ courses, move, at, width }: ReadOutProps) {
  const { G, t, seat } = useTable();
  const side = at < width / 2 ? { left: at + 10 } : { right: width - at + 10 };
  return (
    <div className="chart-read-out" style={side} aria-hidden="true">
      {t('lookBack.atMove', { move })}
      <ul>
        {G.turnOrder.map((playerID) => (
          <li key={playerID}>
            <PlayerShield colour={seat(playerID).colour} size={13} />
            {seat(playerID).name} <strong>{courses[playerID][move]}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
