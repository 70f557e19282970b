import { memo, useCallback } from 'react';
import { usePlayers } from '../../../../table/context';
import { Tip } from '../../../../table/controls/Tip';
import { PlayerStat } from '../../../../table/frame/players/PlayerCount';
import { PlayerPanel } from '../../../../table/frame/players/PlayerPanel';
import { later } from '../../../../table/loading/later';
import type { PlayerID } from '../../content/terms';
import { bagPhrase } from '../../view-model/resources';
import { usePick, useTable } from '../context';
import { GameIcon, Seal } from '../icons/index';
import { Chips, Coins } from '../own/Supply';
import { PointsFigure } from '../score';
import { GoodsLine, MiniBoard, MiniContracts, ZonePips } from './Mini';

const OpenBoard = later(async () => (await import('./OpenBoard')).OpenBoard);

/**
 * A player's miniature board, which opens the full board. The player whose board is at the bottom only gets one
 * line.
 */
export const Player = memo(function Player({ playerID }: { readonly playerID: PlayerID }) {
  const { t, board, below, seat, G, content } = useTable();
  const { current, viewer } = usePlayers();
  const pick = usePick();
  const open = useCallback(() => pick({ do: 'open', dialog: { kind: 'board', playerID } }), [pick, playerID]);
  const view = board(playerID);
  const { name, colour } = seat(playerID);
  if (playerID === below)
    return (
      <section
        className={`player player-${colour} flex-row wrap rigid player-own`}
        data-testid={`player-${playerID}`}
        data-action={`player-${playerID}`}
      >
        <Seal zone={view.zone} size={19} />
        <h2 className="player-name">{name}</h2>
        {current === playerID && (
          <span className="player-turn">{t(playerID === viewer ? 'kit.yourTurn' : 'kit.acts')}</span>
        )}
        <span className="gap" />
        <PointsFigure playerID={playerID} />
      </section>
    );
  return (
    <PlayerPanel
      playerID={playerID}
      starts={G.turnOrder[0] === playerID}
      top={
        <>
          {view.sprats + view.newSprats > 0 && <GameIcon name="sprat" size={20} title={t('terms.sprat')} />}
          <Chips {...view} all={content.setup.chips} size={16} />
          <Coins coins={view.coins} size={18} />
        </>
      }
      line={
        <>
          <span className="visually-hidden">{bagPhrase(view.goods, t)}</span>
          <GoodsLine goods={view.goods} />
        </>
      }
      counts={
        <>
          <PlayerStat
            words={t('player.contracts', { count: view.contracts.length })}
            count={view.contracts.length}
            sign={<GameIcon name="contract" size={14} />}
          />
          <PlayerStat
            words={t('player.fulfilled', { count: view.fulfilled.length })}
            count={view.fulfilled.length}
            glyph="check"
          />
          <PointsFigure playerID={playerID} />
        </>
      }
    >
      <Tip text={<OpenBoard playerID={playerID} />} wide side="bottom">
        <button
          type="button"
          className="flex-column bare hover-shaded gap-4 corner-5 full-width left player-open"
          data-testid={`open-${playerID}`}
          onClick={open}
        >
          <span className="visually-hidden">{t('player.open', { name })}</span>
          <ZonePips zones={view.zones} />
          <MiniBoard {...view} />
          <MiniContracts contracts={view.contracts} />
        </button>
      </Tip>
    </PlayerPanel>
  );
});
