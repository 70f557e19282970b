import { TRACKS } from '../../content/terms';
import { isOpen } from '../../rules/contentOf';
import { trackGold } from '../../rules/scoring';
import { useTable } from '../context';
import { ExportMark } from '../icons/index';
import { Gold } from '../parts/amounts';
import { PlayerShield } from '../parts/PlayerShield';

/** The three tracks with who got what for them (R13.2), and everyone's businesses. */
export function TrackResults() {
  const { G, t, seat, content, language } = useTable();
  return (
    <div className="final-columns">
      <section className="final-panel">
        <h2>{t('table.tracks')}</h2>
        <ul className="final-tracks">
          {TRACKS.map((track) => (
            <li key={track}>
              <ExportMark track={track} size={28} />
              <strong>{t(`terms.track.${track}`)}</strong>
              {[...G.turnOrder]
                .sort((a, b) => G.players[b].tracks[track] - G.players[a].tracks[track])
                .map((playerID) => {
                  const gold = trackGold(G, playerID, track);
                  const { name, colour } = seat(playerID);
                  return (
                    <span key={playerID} className={gold > 0 ? 'track-won' : 'track-lost'}>
                      <PlayerShield colour={colour} size={15} />
                      <span className="visually-hidden">{name}</span>
                      {G.players[playerID].tracks[track]}
                      {gold > 0 && <Gold amount={gold} size={14} />}
                    </span>
                  );
                })}
            </li>
          ))}
        </ul>
      </section>
      <section className="final-panel">
        <h2>{t('table.final.businesses')}</h2>
        <ul className="final-businesses">
          {G.turnOrder.map((playerID) => {
            const { name, colour } = seat(playerID);
            const names = G.players[playerID].completed
              .flatMap(({ card }) => (isOpen(card) ? [content.businesses[card].name[language]] : []))
              .join(t('kit.comma'));
            return (
              <li key={playerID}>
                <PlayerShield colour={colour} size={18} />
                <span>
                  <strong>{name}</strong> {names === '' ? t('table.noneCompleted') : names}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
