import { useTable } from '../context';
import { GoldFlag } from '../gold/GoldFigure';
import { Gold } from '../parts/amounts';
import { PlayerShield } from '../parts/PlayerShield';
import { PresenceMark } from '../players/PresenceMark';

/** All players with their gold in one row; more of them on the players' tab. */
export function PlayerRow({ onPress }: { readonly onPress: () => void }) {
  const { G, seat, current } = useTable();
  return (
    <div className="player-row">
      {G.turnOrder.map((playerID) => {
        const { name, colour } = seat(playerID);
        return (
          <button
            key={playerID}
            type="button"
            className={`player-pill${playerID === current ? ' player-pill-acting' : ''}`}
            onClick={onPress}
          >
            <PlayerShield colour={colour} size={16} />
            <span className={playerID === current ? 'player-pill-name' : 'visually-hidden'}>{name}</span>
            <PresenceMark playerID={playerID} />
            <Gold amount={G.players[playerID].gold} size={15} />
            <GoldFlag playerID={playerID} />
          </button>
        );
      })}
    </div>
  );
}
