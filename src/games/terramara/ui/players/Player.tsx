import { memo } from 'react';
import { usePlayers } from '../../../../table/context';
import { Tip } from '../../../../table/controls/Tip';
import { StartsMark } from '../../../../table/frame/players/PlayerPanel';
import { PresenceMark } from '../../../../table/frame/players/PresenceMark';
import { FLAGS, PROCESSED, RAW } from '../../content/terms';
import { levelAt } from '../../rules/metrics';
import { playerOf } from '../../rules/state/state';
import { artifactOf } from '../../view-model/cards';
import { usePick, useTable } from '../context';
import { CraftsmenRow, faceOf } from '../hand/OwnBoard';
import { GameIcon } from '../icons/Icon';
import { PointsFigure } from '../score/ledger';
import { PlayerTip } from './PlayerWhole';

/**
 * A player's public information in four lines. The viewer's own panel has one line, because the viewer's board shows
 * the rest.
 */
export const Player = memo(function Player({ playerID }: { readonly playerID: string }) {
  const { G, t, viewer, seat, content, language, ctx } = useTable();
  const { current } = usePlayers();
  const pick = usePick();
  const { name, colour, dye, isBot } = seat(playerID);
  const acts = current === playerID;
  const player = playerOf(G, playerID);
  const isOwn = playerID === viewer;
  const starts = ctx.gameover === undefined && G.turnOrder[0] === playerID;
  const character = content.characters.find(({ id }) => id === player.character);
  return (
    <section
      className={`player player-${colour}${acts ? ' player-acting' : ''}${isOwn ? ' player-own' : ''}`}
      data-testid={`player-${playerID}`}
      data-action={`player-${playerID}`}
    >
      <div className="player-top">
        <Tip text={<PlayerTip playerID={playerID} />} side="left" wide>
          <button
            type="button"
            className="flex-line bare rigid gap-8 left player-open"
            data-testid={`whole-${playerID}`}
            onClick={() => pick({ do: 'open', dialog: { kind: 'player', playerID } })}
          >
            <GameIcon name={`mark-${dye}`} size={20} />
            <span className="player-name">{name}</span>
          </button>
        </Tip>
        {acts && <span className="player-turn">{t(isOwn ? 'kit.yourTurn' : 'kit.acts')}</span>}
        {!acts && starts && <StartsMark />}
        {!acts && isBot && <span className="player-first">{t('table.bot')}</span>}
        {character !== undefined && !isOwn && (
          <span className="flex-line wrap clip nowrap faded gap-5 size-12-6 player-character">
            <GameIcon name={faceOf(character.id, player.adult)} size={23} className="disc portrait" />
            {character[language]}
          </span>
        )}
        <span className="gap" />
        <PresenceMark playerID={playerID} />
        {G.leader === playerID && !isOwn && <GameIcon name="leader" size={18} />}
        <PointsFigure playerID={playerID} />
      </div>
      {!isOwn && <Lines playerID={playerID} />}
    </section>
  );
});

function Lines({ playerID }: { readonly playerID: string }) {
  const { G, t, dyeOf, content } = useTable();
  const player = playerOf(G, playerID);
  const { resources, explorers, chief, warriors, military, river, built, reserved, flags } = player;
  const dye = dyeOf(playerID);
  const none = explorers + chief + warriors === 0;
  return (
    <>
      <div className="flex player-stock">
        {[RAW, PROCESSED].map((kinds, index) => (
          <span key={kinds[0]} className="flex-row grow spread player-kinds">
            {index > 0 && <span className="divider" />}
            {kinds.map((kind) => (
              <span
                key={kind}
                className={
                  resources[kind] === 0
                    ? 'flex-line nowrap faded bold gap-2 fx stock-none'
                    : 'flex-line nowrap bold gap-2 fx'
                }
                role="img"
                aria-label={`${t(`terms.resource.${kind}`)} ${resources[kind]}`}
              >
                <GameIcon name={`res-${kind}`} size={18} />
                <b>{resources[kind] > 0 && resources[kind]}</b>
              </span>
            ))}
          </span>
        ))}
      </div>
      <div className="player-line">
        <span
          className="faded size-12-4 inline-flex at-bottom player-hand"
          role="img"
          aria-label={t('table.inHand', { explorers, chief, warriors })}
        >
          {none && t('table.allPlaced')}
          {Array.from({ length: explorers }, (_, index) => `e${index}`).map((key) => (
            <GameIcon key={key} name={`explorer-${dye}`} size={20} className="piece" />
          ))}
          {chief > 0 && <GameIcon name={`chief-${dye}`} size={22} className="piece" />}
          {Array.from({ length: warriors }, (_, index) => `w${index}`).map((key) => (
            <GameIcon key={key} name={`warrior-${dye}`} size={20} className="piece" />
          ))}
        </span>
        <span className="flex-line gap-2 player-tracks">
          <GameIcon name={`level-${levelAt(G, military)}`} size={17} />
          <b>{military}</b>
          <GameIcon name="technology" size={18} />
          <b>{river}</b>
          <GameIcon name="flag" size={14} />
          <b>{FLAGS - flags.length}</b>
        </span>
        <span className="gap" />
        <CraftsmenRow playerID={playerID} size={20} />
      </div>
      <div className="flex-row narrow gap-3 player-built">
        {built.map(({ card, used }) => (
          <span
            key={card}
            className={`centred corner-5 art-small category-${artifactOf(content, card).category}${used ? ' art-used' : ''}`}
            data-piece={`card-${card}`}
          >
            <GameIcon name={`art-${card}`} size={16} />
          </span>
        ))}
        {reserved !== null && (
          <span
            className={`centred corner-5 art-small art-reserved category-${artifactOf(content, reserved).category}`}
            data-piece={`card-${reserved}`}
          >
            <GameIcon name={`art-${reserved}`} size={16} />
          </span>
        )}
        <span className="gap" />
        {player.bonusTiles.length > 0 && (
          <span className="flex-line rigid nowrap size-12-2 corner-5 bonus-tile">
            {t('table.tiles', { count: player.bonusTiles.length })}
          </span>
        )}
      </div>
    </>
  );
}

/** The military of each neutral, in one line (S1.15). */
export function NeutralLines() {
  const { G, nameOf, dyeOf } = useTable();
  if (G.neutrals.length === 0) return null;
  return (
    <p className="flex-row rigid spread well size-12-6 neutrals">
      {G.neutrals.map(({ id, military }) => (
        <span key={id} className="flex-line nowrap bold gap-5 fx">
          <GameIcon name={`mark-${dyeOf(id)}`} size={17} />
          {nameOf(id)}
          <GameIcon name={`level-${levelAt(G, military)}`} size={16} />
          <b>{military}</b>
        </span>
      ))}
    </p>
  );
}
