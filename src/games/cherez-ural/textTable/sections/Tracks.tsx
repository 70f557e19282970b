import { TextGrid } from '../../../../table/text/TextGrid';
import { TRACKS } from '../../content/terms';
import { useText } from '../context';

/** How far everyone has come on the three trade tracks. */
export function Tracks() {
  const { G, say, t, seat } = useText();
  return (
    <TextGrid
      corner={say('player')}
      columns={TRACKS.map((track) => ({ key: track, name: t(`terms.track.${track}`) }))}
      rows={G.turnOrder.map((playerID) => ({
        key: playerID,
        name: seat(playerID).name,
        cells: TRACKS.map((track) => G.players[playerID].tracks[track]),
      }))}
    />
  );
}
