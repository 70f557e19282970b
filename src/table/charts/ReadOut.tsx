import type { Courses } from '../../game-api/courses';
import { amountText } from '../../language/amount';
import { entryOf, itemAt } from '../../rules-kit/indexed';
import { usePlayers, useSeats, useWords } from '../context';
import { scoreSayer } from '../score/words/en';

type ReadOutProps = {
  readonly courses: Courses;
  readonly move: number;
  /** Position of the move in the chart and the chart's width, in px */
  readonly at: number;
  readonly width: number;
};

/**
 * Shows each player's value at the move under the pointer. It is hidden from screen readers, because the table below
 * the chart has the same values.
 */
export function ReadOut({ courses, move, at, width }: ReadOutProps) {
  const say = scoreSayer(useWords().language);
  const { ids } = usePlayers();
  const { player, mark } = useSeats();
  const side = at < width / 2 ? { left: at + 10 } : { right: width - at + 10 };
  return (
    <div className="chart-read-out" style={side} aria-hidden="true">
      {say('ledger.atMove', { move })}
      <ul>
        {ids.map((playerID) => (
          <li key={playerID}>
            {mark(playerID, 13)}
            {player(playerID).name} <strong>{amountText(itemAt(entryOf(courses, playerID), move))}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}
