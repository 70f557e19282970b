import type { ComponentType } from 'react';
import { usePlayers, useSeats } from '../../context';
import { PresenceMark } from './PresenceMark';

type PlayerRowProps = {
  readonly Figure: ComponentType<{ readonly playerID: string }>;
  readonly onPress: () => void;
};

/** All players with their scores in one row. Pressing one opens the players' tab. */
export function PlayerRow({ Figure, onPress }: PlayerRowProps) {
  const { ids, current } = usePlayers();
  const { player, mark } = useSeats();
  return (
    <div className="player-row">
      {ids.map((playerID) => (
        <button
          key={playerID}
          type="button"
          className={`player-pill${playerID === current ? ' player-pill-acting' : ''}`}
          data-testid={`pill-${playerID}`}
          data-action={`pill-${playerID}`}
          onClick={onPress}
        >
          {mark(playerID, 16)}
          <span className={playerID === current ? 'lines player-pill-name' : 'visually-hidden'}>
            {player(playerID).name}
          </span>
          <PresenceMark playerID={playerID} />
          <Figure playerID={playerID} />
        </button>
      ))}
    </div>
  );
}
