import { memo } from 'react';
import { type PlayerID, TRACKS } from '../../content/terms';
import { usePick, useTable } from '../context';
import { GoldFigure } from '../gold/GoldFigure';
import { ExportMark } from '../icons/index';
import { TokenSlots } from '../parts/amounts';
import { Glyph } from '../parts/Glyph';
import { PlayerShield } from '../parts/PlayerShield';
import { Tip } from '../parts/Tip';
import { PresenceMark } from './PresenceMark';
import { WorkerLine } from './WorkerLine';

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
          <Tip
            key={track}
            text={t('table.trackAt', { track: t(`terms.track.${track}`), steps: player.tracks[track] })}
          >
            <span className="player-track">
              <ExportMark track={track} size={16} />
              <span className="visually-hidden">{t(`terms.track.${track}`)} </span>
              {player.tracks[track]}
            </span>
          </Tip>
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
        <Tip text={t('table.handSize', { count: player.hand.length })}>
          <span className="player-stat">
            <Glyph name="cards" size={14} />
            <span className="visually-hidden">{t('table.handSize', { count: player.hand.length })}</span>
            <span aria-hidden="true">{player.hand.length}</span>
          </span>
        </Tip>
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
