import { memo } from 'react';
import { Tip } from '../../../../table/controls/Tip';
import { PlayerCount, PlayerStat } from '../../../../table/frame/PlayerCount';
import { PlayerPanel } from '../../../../table/frame/PlayerPanel';
import { type PlayerID, TRACKS, type Track } from '../../content/terms';
import { usePick, useTable } from '../context';
import { GoldFigure } from '../gold/gold';
import { ExportMark } from '../icons/index';
import { TokenSlots } from '../parts/amounts';
import { useWords } from '../words';
import { WorkerLine } from './WorkerLine';

const TrackFigure = memo(function TrackFigure({
  track,
  steps,
}: {
  readonly track: Track;
  readonly steps: number;
}) {
  const { t } = useWords();
  const name = t(`terms.track.${track}`);
  return (
    <Tip text={t('table.trackAt', { track: name, steps })}>
      <span className="player-track">
        <ExportMark track={track} size={16} />
        <span className="visually-hidden">{name} </span>
        {steps}
      </span>
    </Tip>
  );
});

/** All of a player that lies open: gold, tokens, tracks, workers with their goods; and how much is hidden. */
export const Player = memo(function Player({ playerID }: { readonly playerID: PlayerID }) {
  const { G, t, viewer } = useTable();
  const pick = usePick();
  const player = G.players[playerID];
  const open = playerID === viewer || G.finished;
  return (
    <PlayerPanel
      playerID={playerID}
      isFirst={G.turnOrder[0] === playerID}
      top={
        <>
          <TokenSlots tokens={player.tokens} />
          <GoldFigure playerID={playerID} />
        </>
      }
      line={TRACKS.map((track) => <TrackFigure key={track} track={track} steps={player.tracks[track]} />)}
      counts={
        <>
          {open && player.workerHand.length > 0 && (
            <PlayerCount
              testId={`worker-cards-${playerID}`}
              words={t('table.workerCards', { count: player.workerHand.length })}
              count={player.workerHand.length}
              glyph="players"
              onPress={() => pick({ do: 'open', dialog: { kind: 'workers', playerID } })}
            />
          )}
          <PlayerStat
            words={t('table.handSize', { count: player.hand.length })}
            count={player.hand.length}
            glyph="cards"
          />
          <PlayerCount
            testId={`completed-${playerID}`}
            words={t('table.completedCount', { count: player.completed.length })}
            count={player.completed.length}
            glyph="check"
            onPress={() => pick({ do: 'open', dialog: { kind: 'completed', playerID } })}
          />
        </>
      }
    >
      {player.workers.map((worker) => (
        <WorkerLine key={worker} worker={worker} />
      ))}
      {player.workers.length === 0 && <p className="worker worker-none">{t('table.noWorkerYet')}</p>}
    </PlayerPanel>
  );
});
