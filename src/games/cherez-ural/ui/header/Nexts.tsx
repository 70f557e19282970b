import { upcoming } from '../../position/upcoming';
import { useTable } from '../context';
import { PlayerShield } from '../parts/PlayerShield';

/** Who acts after the player whose turn it is, in this phase. */
export function Nexts() {
  const table = useTable();
  const { t, seat } = table;
  const next = upcoming(table.G, table.ctx);
  if (next.length === 0) return null;
  const names = next.map((playerID) => seat(playerID).name).join(t('table.comma'));
  return (
    <p className="nexts">
      <span className="nexts-word">{t('table.next')}</span>
      <span role="img" aria-label={names} className="nexts-shields">
        {next.map((playerID, index) => (
          <PlayerShield key={`${playerID}${index}`} colour={seat(playerID).colour} size={17} />
        ))}
      </span>
    </p>
  );
}
