import { memo } from 'react';
import { type PlayerID, TRACKS, type Track } from '../../content/terms';
import { usePick, useTable } from '../context';
import { GoldFigure } from '../gold/GoldFigure';
import { ExportMark } from '../icons/index';
import { TokenSlots } from '../parts/amounts';
import { Glyph } from '../parts/Glyph';
import { PlayerShield } from '../parts/PlayerShield';
import { Tip } from '../parts/Tip';
import { useWords } from '../words';
import { PresenceMark } from './PresenceMark';
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

const HandSize = memo(function HandSize({ count }: { readonly count: number }) {
  const { t } = useWords();
  const words = t('table.handSize', { count });
  return (
    <Tip text={words}>
      <span className="player-stat">
        <Glyph name="cards" size={14} />
        <span className="visually-hidden">{words}</span>
        <span aria-hidden="true">{count}</span>
      </span>
    </Tip>
  );
});

/** All of a player that lies open: gold, tokens, tracks, workers with their goods; and how much is hidden. */
export const PlayerPanel = memo(function PlayerPanel({ playerID }: { readonly playerID: PlayerID }) {
  const { G, t, seat, current, viewer } = useTable();
  const pick = usePick();
  const player = G.players[playerID];
  const { name, colour } = seat(playerID);
  const acting = current === playerID;
  const open = playerID === viewer || G.finished;
  return (
    <section
      className={`player player-${colour}${acting ? ' player-acting' : ''}`}
      data-testid={`player-${playerID}`}
      aria-label={name}
    >
      <div className="player-top">
        <PlayerShield colour={colour} size={19} />
        <h2 className="player-name">{name}</h2>
        {acting && (
          <span className="player-turn">{t(playerID === viewer ? 'table.yourTurn' : 'table.acts')}</span>
        )}
        {!acting && G.turnOrder[0] === playerID && <span className="player-first">{t('table.first')}</span>}
        <span className="gap" />
        <TokenSlots tokens={player.tokens} />
        <GoldFigure playerID={playerID} />
      </div>
      <div className="player-line">
        {TRACKS.map((track) => (
          <TrackFigure key={track} track={track} steps={player.tracks[track]} />
        ))}
        <span className="gap" />
        <PresenceMark playerID={playerID} />
        {open && player.workerHand.length > 0 && (
          <button
            type="button"
            className="player-count"
            data-testid={`worker-cards-${playerID}`}
            aria-label={t('table.workerCards', { count: player.workerHand.length })}
            onClick={() => pick({ do: 'open', dialog: { kind: 'workers', playerID } })}
          >
            <Glyph name="players" size={14} />
            {player.workerHand.length}
          </button>
        )}
        <HandSize count={player.hand.length} />
        <button
          type="button"
          className="player-count"
          data-testid={`completed-${playerID}`}
          aria-label={t('table.completedCount', { count: player.completed.length })}
          onClick={() => pick({ do: 'open', dialog: { kind: 'completed', playerID } })}
        >
          <Glyph name="check" size={14} />
          {player.completed.length}
        </button>
      </div>
      {player.workers.map((worker) => (
        <WorkerLine key={worker} worker={worker} />
      ))}
      {player.workers.length === 0 && <p className="worker worker-none">{t('table.noWorkerYet')}</p>}
    </section>
  );
});
