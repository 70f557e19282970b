import { useId } from 'react';
import { usePlayers, useSeats } from '../context';

type WhoseChoiceProps = {
  /** Of the choice, for those who do not see it. */
  readonly label: string;
  readonly all: string;
  /** Null: everyone's. */
  readonly whose: string | null;
  readonly onChoose: (playerID: string | null) => void;
};

/** Whose part of a chart is shown; nothing where one plays alone. */
export function WhoseChoice({ label, all, whose, onChoose }: WhoseChoiceProps) {
  const { ids } = usePlayers();
  const { player } = useSeats();
  const name = useId();
  if (ids.length < 2) return null;
  return (
    <fieldset className="chart-whose">
      <legend className="visually-hidden">{label}</legend>
      {[null, ...ids].map((playerID) => (
        <label key={playerID ?? 'all'} className={playerID === whose ? 'chart-chosen' : ''}>
          <input
            type="radio"
            name={name}
            className="visually-hidden"
            checked={playerID === whose}
            onChange={() => onChoose(playerID)}
          />
          {playerID === null ? all : player(playerID).name}
        </label>
      ))}
    </fieldset>
  );
}
