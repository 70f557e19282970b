import { amountText } from '../../../../language/amount';
import { FLAGS, RESOURCES } from '../../content/terms';
import { levelAt } from '../../rules/metrics';
import { pointsNow } from '../../rules/scoring';
import { playerOf } from '../../rules/state/state';
import { characterText, effectsText } from '../../text/cardText';
import { roadName, spaceName } from '../../text/words';
import { artifactOf } from '../../view-model/cards';
import { scoreParts } from '../../view-model/points';
import { spacesOf } from '../../view-model/spaces';
import { cardEffect, landName } from '../../view-model/tell';
import { useTable } from '../context';
import { CraftsmenRow, faceOf, OwnOutpost } from '../hand/OwnBoard';
import { Effects } from '../icons/Effects';
import { Bead, GameIcon } from '../icons/Icon';
import { Points } from '../score/Points';

export function PlayerTip({ playerID }: { readonly playerID: string }) {
  const { G, dyeOf, nameOf } = useTable();
  return (
    <div className="flex-column clip boxed gap-5 size-13 corner-8 inked card-tip player-tip">
      <p className="flex-row size-17 gap-8 whole-head">
        <GameIcon name={`mark-${dyeOf(playerID)}`} size={28} />
        <strong>{nameOf(playerID)}</strong>
        <span className="gap" />
        <Points amount={pointsNow(G, playerID)} size={26} />
      </p>
      <PlayerWhole playerID={playerID} />
    </div>
  );
}

/**
 * A player's complete information: character, workers and their spaces, resources, craftsmen, flags, tracks,
 * artifacts, and points if the game ended now. The same for all seats.
 */
export function PlayerWhole({ playerID }: { readonly playerID: string }) {
  const table = useTable();
  const { G, t, content, language, dyeOf } = table;
  const player = playerOf(G, playerID);
  const dye = dyeOf(playerID);
  const character = content.characters.find(({ id }) => id === player.character);
  // With the player's own hut and trail.
  const spaces = spacesOf(G, playerID);
  const trail = spaces.find(({ ground }) => ground === 'ownTrail');
  const standing = spaces.flatMap((space) =>
    space.occupants.filter(({ owner }) => owner === playerID).map(({ worker }) => ({ worker, space })),
  );
  const parts = scoreParts(G, playerID).filter(({ amount }) => amount !== 0);
  return (
    <div className="flex-column gap-5 whole">
      {character !== undefined && (
        <div className="flex gap-10">
          <GameIcon name={faceOf(character.id, player.adult)} size={52} className="disc portrait" />
          <div>
            <p className="flex-row gap-4 character-name">
              <strong>{character[language]}</strong>
              <span
                className={
                  player.adult
                    ? 'nowrap faded size-12 corner-8 shaded age age-grown'
                    : 'nowrap faded size-12 corner-8 shaded age'
                }
              >
                {t(player.adult ? 'table.grown' : 'table.child')}
              </span>
            </p>
            <p>{characterText(character, player.adult ? 'adult' : 'child', language)}</p>
          </div>
        </div>
      )}
      {trail !== undefined && (
        <p className="flex-row wrap whole-row">
          <b>{spaceName(trail.id, language)}:</b>
          <Effects effects={trail.do} size={18} />
          {effectsText(trail.do, language)}
        </p>
      )}
      {player.ownPlain !== null && <OwnOutpost playerID={playerID} tile={player.ownPlain} />}
      {player.bonusTiles.length > 0 && (
        <p className="flex-row wrap whole-row">
          {player.bonusTiles.map((id) => (
            <span key={id} className="flex-line corner-5 bonus-tile">
              <Effects effects={content.bonusTiles.find((tile) => tile.id === id)?.do ?? []} size={14} />
            </span>
          ))}
        </p>
      )}
      <h3 className="faded title-13">{t('table.workers')}</h3>
      <p className="flex-row wrap whole-row">
        {Array.from({ length: player.explorers }, (_, index) => `e${index}`).map((key) => (
          <GameIcon key={key} name={`explorer-${dye}`} size={22} className="piece" />
        ))}
        {player.chief > 0 && <GameIcon name={`chief-${dye}`} size={25} className="piece" />}
        {Array.from({ length: player.warriors }, (_, index) => `w${index}`).map((key) => (
          <GameIcon key={key} name={`warrior-${dye}`} size={22} className="piece" />
        ))}
        <b>{t('table.inHandWord')}</b>
        {standing.map(({ worker, space }) => (
          <span key={`${space.id}${worker}`} className="flex-line nowrap bold gap-2 fx">
            <GameIcon name={`${worker}-${dye}`} size={20} className="piece" />
            {landName(space, t, language)}
          </span>
        ))}
      </p>
      <h3 className="faded title-13">{t('table.resources')}</h3>
      <p className="flex-row wrap whole-row">
        {RESOURCES.map((kind) => (
          <span
            key={kind}
            className={
              player.resources[kind] === 0
                ? 'flex-line nowrap faded bold gap-2 fx stock-none'
                : 'flex-line nowrap bold gap-2 fx'
            }
          >
            <GameIcon name={`res-${kind}`} size={21} />
            <b>{player.resources[kind]}</b>
          </span>
        ))}
      </p>
      <div className="flex wrap whole-columns">
        <div>
          <h3 className="faded title-13">{t('table.craftsmen')}</h3>
          <CraftsmenRow playerID={playerID} size={24} />
        </div>
        <div>
          <h3 className="faded title-13">{t('table.flags')}</h3>
          <span className="flex-line nowrap bold gap-2 fx">
            {Array.from({ length: FLAGS - player.flags.length }, (_, index) => index).map((index) => (
              <GameIcon key={index} name={`flag-${dye}`} size={20} />
            ))}
          </span>
        </div>
        <div>
          <h3 className="faded title-13">{t('table.tracks')}</h3>
          <span className="flex-line nowrap bold gap-2 fx">
            <GameIcon name={`level-${levelAt(G, player.military)}`} size={18} />
            <b>{player.military}</b>
            <GameIcon name="technology" size={18} />
            <b>{player.river}</b>
            <GameIcon name={`caravan-${dye}`} size={16} />
            {player.caravans.map((at) => roadName(at, language)).join(t('kit.comma'))}
          </span>
        </div>
      </div>
      <h3 className="faded title-13">{t('table.built', { count: player.built.length })}</h3>
      <ul className="whole-built">
        {player.built.map(({ card, used }) => {
          const artifact = artifactOf(content, card);
          return (
            <li key={card} className="flex-row gap-7">
              <span
                className={`centred corner-5 art-small category-${artifact.category}${used ? ' art-used' : ''}`}
              >
                <GameIcon name={`art-${card}`} size={18} />
              </span>
              <b>{artifact[language]}</b>
              <Bead points={artifact.vp} size={18.5} />
              {artifact.effect.kind !== 'none' && (
                <span>
                  <i>{t(`table.kind.${artifact.effect.kind}`)}:</i> {cardEffect(artifact, language)}
                </span>
              )}
            </li>
          );
        })}
        {player.reserved !== null && (
          <li className="flex-row gap-7">
            {t('table.reserved', { card: artifactOf(content, player.reserved)[language] })}
          </li>
        )}
      </ul>
      <h3 className="faded title-13">{t('table.ifEnded')}</h3>
      <p className="flex-row wrap whole-row">
        {parts.map(({ id, amount }) => (
          <span key={id} className="flex-line nowrap bold gap-2 fx">
            {t(`terms.source.${id}`)} <b>{amountText(amount)}</b>
          </span>
        ))}
        <span className="gap" />
        <b>{amountText(parts.reduce((sum, { amount }) => sum + amount, 0))}</b>
      </p>
    </div>
  );
}
