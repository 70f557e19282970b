import { TRACKS } from '../../content/terms';
import { useText } from '../context';

/** How far everyone has come on the three trade tracks. */
export function Tracks() {
  const { G, say, t, seat } = useText();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{say('player')}</th>
          {TRACKS.map((track) => (
            <th key={track} scope="col">
              {t(`terms.track.${track}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {G.turnOrder.map((playerID) => (
          <tr key={playerID}>
            <th scope="row">{seat(playerID).name}</th>
            {TRACKS.map((track) => (
              <td key={track}>{G.players[playerID].tracks[track]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
