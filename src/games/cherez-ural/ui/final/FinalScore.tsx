import { RuleText } from '../../../../game-api/lookUp';
import { entryOf } from '../../../../rules-kit/indexed';
import type { FinalProps } from '../../../../table/frame/parts';
import { lazyPart } from '../../../../table/loading/lazyPart';
import { FinalColumns } from '../../../../table/score/FinalColumns';
import { FinalFrame } from '../../../../table/score/FinalFrame';
import { Ranking } from '../../../../table/score/Ranking';
import { TRACK_GOLD } from '../../content/rates';
import { TRACKS } from '../../content/terms';
import { isOpen } from '../../rules/content-pack/contentOf';
import { trackGold } from '../../rules/scoring';
import { playerOf } from '../../rules/state/state';
import { finalRanking } from '../../view-model/finalRanking';
import { useTable } from '../context';
import { Wordmark } from '../header/Header';
import { ExportMark } from '../icons/index';
import { useLateWords } from '../lateWords';
import { Gold } from '../parts/amounts';
import { PlayerShield } from '../parts/PlayerShield';

// Loaded separately: few players open the charts, and they need a library.
const Charts = lazyPart(async () => (await import('./Charts')).Charts);

const CHARTS = ['gold', 'sales', 'businesses', 'tracks'] as const;

export function FinalScore(props: FinalProps) {
  const { G } = useTable();
  const late = useLateWords();
  return (
    <FinalFrame
      {...props}
      title={
        <>
          <Wordmark />
          <p className="round-name">{late('final.over', { round: G.round })}</p>
        </>
      }
      result={<Result />}
      charts={CHARTS.map((id) => ({ id, name: late(`charts.${id}`), content: <Charts part={id} /> }))}
    />
  );
}

function Result() {
  const table = useTable();
  const { t, G, workerName } = table;
  const standing = finalRanking(table, useLateWords());
  return (
    <>
      <Ranking
        {...standing}
        note={(playerID) => playerOf(G, playerID).workers.map(workerName).join(t('kit.comma'))}
      />
      <TrackResults />
    </>
  );
}

function TrackResults() {
  const { G, t, seat, content, language } = useTable();
  const late = useLateWords();
  const [first, second] = TRACK_GOLD;
  return (
    <FinalColumns course={<Charts part="course" />}>
      <section className="final-panel">
        <h2>{t('table.tracks')}</h2>
        {G.numPlayers > 1 && (
          <p className="faded size-12-5">
            <RuleText text={late('final.trackGold', { first, second })} />
          </p>
        )}
        <ul className="final-tracks">
          {TRACKS.map((track) => (
            <li key={track} className="flex-row gap-12 line-below">
              <ExportMark track={track} size={28} />
              <strong>{t(`terms.track.${track}`)}</strong>
              {[...G.turnOrder]
                .sort((a, b) => playerOf(G, b).tracks[track] - playerOf(G, a).tracks[track])
                .map((playerID) => {
                  const gold = trackGold(G, playerID, track);
                  const { name, colour } = seat(playerID);
                  return (
                    <span
                      key={playerID}
                      className={
                        gold > 0
                          ? 'flex-line clear-edge lit gap-5 semibold corner-6 track-place'
                          : 'flex-line clear-edge gap-5 semibold corner-6 track-place'
                      }
                    >
                      <PlayerShield colour={colour} size={15} />
                      <span className="visually-hidden">{name}</span>
                      {playerOf(G, playerID).tracks[track]}
                      {gold > 0 && <Gold amount={gold} size={14} />}
                    </span>
                  );
                })}
            </li>
          ))}
        </ul>
      </section>
      <section className="final-panel">
        <h2>{late('final.businesses')}</h2>
        <ul className="final-businesses">
          {G.turnOrder.map((playerID) => {
            const { name, colour } = seat(playerID);
            const names = playerOf(G, playerID)
              .completed.flatMap(({ card }) =>
                isOpen(card) ? [entryOf(content.businesses, card).name[language]] : [],
              )
              .join(t('kit.comma'));
            return (
              <li key={playerID} className="flex gap-9 line-below">
                <PlayerShield colour={colour} size={18} />
                <span>
                  <strong>{name}</strong> {names === '' ? t('table.noneCompleted') : names}
                </span>
              </li>
            );
          })}
        </ul>
      </section>
    </FinalColumns>
  );
}
