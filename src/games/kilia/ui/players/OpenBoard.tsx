import { useDeferredValue } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { GOODS, type PlayerID } from '../../content/terms';
import { costOf } from '../../view-model/resources';
import { AbilityIcons } from '../cards/AbilityIcons';
import { ContractFace } from '../cards/ContractFace';
import { useTable } from '../context';
import { Flag, GameIcon, GoodIcon, Seal, ZoneIcon } from '../icons/index';
import { VoyageList } from '../own/Canal';
import { Frieze } from '../own/Frieze';
import { Bonus, spaceLook, useSpaceWords } from '../own/Market';
import { Chips, Coins, GoodAmount, Squares, useZoneWords } from '../own/Supply';
import { Amounts } from '../pieces/Amounts';

const ROWS = [['t1'], ['m1', 'm2'], ['b1', 'b2', 'b3']] as const;

/** Another player's full board: supply, zones, market, abilities, canal, contracts. */
export function OpenBoard({ playerID }: { readonly playerID: PlayerID }) {
  const { t, board, seat, content } = useTable();
  const zoneWords = useZoneWords();
  const spaceWords = useSpaceWords();
  const view = board(playerID);
  // The drawn parts follow in a second render. Their sizes are fixed.
  const isDrawn = useDeferredValue(true, false);
  const { name, colour } = seat(playerID);
  return (
    <div className={`clip boxed size-13 corner-9 inked open-board player-${colour}`} data-testid="open-board">
      <div className="flex-row wrap shaded line-below open-head">
        <Seal zone={view.zone} size={26} />
        <strong className="open-name">{name}</strong>
        <Chips {...view} all={content.setup.chips} />
        {view.sprats + view.newSprats > 0 && <GameIcon name="sprat" size={22} title={t('terms.sprat')} />}
        <span className="gap" />
        {GOODS.map((good) => (
          <GoodAmount
            key={good}
            good={good}
            amount={view.goods[good]}
            size={21}
            title={t(`terms.goodLow.${good}`)}
          />
        ))}
        <Coins coins={view.coins} />
      </div>
      <div className="grid line-below open-main">
        <div className="flex-column open-zones">
          {view.zones.map((zone) => (
            <div key={zone.zone} className="flex-row grow gap-6 low line-below zone-row">
              <span className="flex-line grow narrow nowrap gap-6 zone-name">
                <ZoneIcon zone={zone.zone} size={17} />
                <span className="cut">{t(`terms.zone.${zone.zone}`)}</span>
                {zone.isOwn && (
                  <span className="flex-line gap-1 cut zone-three">
                    <Flag size={13} />
                    {content.numbers.ownZonePoints}
                  </span>
                )}
              </span>

              {isDrawn && <Squares zone={zone} isTarget={false} />}

              <span className="visually-hidden">{zoneWords(zone)}</span>
            </div>
          ))}
        </div>
        <div className="flex-column relative to-end open-market">
          <h3 className="nowrap title-13 panel-title">{t('own.market')}</h3>
          {ROWS.map((row) => (
            <div key={row[0]} className="flex middle gap-4 low market-row">
              {row.map((id) => {
                const space = view.market.find((candidate) => candidate.id === id);
                if (space === undefined) return null;
                return (
                  <div key={id} className={spaceLook(space)} role="img" aria-label={spaceWords(space)}>
                    {space.good === null ? (
                      <Bonus bonus={space.bonus} coins={content.numbers.marketCoins} />
                    ) : (
                      <GoodIcon good={space.good} size={23} />
                    )}
                    <span className="grid gap-2 uses">
                      {Array.from({ length: space.uses }, (_, index) => (
                        <span key={index} className={index < space.used ? 'disc use use-used' : 'disc use'} />
                      ))}
                    </span>
                    {space.stack > 1 && (
                      <span className="bold size-12 absolute corner-8 text-centre space-stack">
                        {space.stack}
                      </span>
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
        <div className="flex-column gap-4 open-knowledge">
          <h3 className="nowrap title-13 panel-title">{t('own.knowledge')}</h3>
          {Array.from({ length: 4 }, (_, index) => {
            const known = view.abilities[index];
            return known === undefined ? (
              <div
                key={index}
                className="flex-row grow faded clear-edge dashed pale-edge corner-5 low size-12-5 slot-ability-empty"
              >
                –
              </div>
            ) : (
              <div key={known.card} className="flex-row grow chip corner-5 low slot-ability">
                <AbilityIcons ability={known.ability} size={17} />
              </div>
            );
          })}
        </div>
      </div>
      <div className="line-below open-canal">
        {isDrawn && (
          <Frieze plots={view.plots} ship={view.ship} heading={view.heading} windows={view.windows} />
        )}
      </div>
      <div className="grid gap-12 open-foot">
        <div>
          <h3 className="nowrap title-13 panel-title">{t('player.activeContracts')}</h3>
          <ul className="flex wrap gap-6 open-contracts">
            {view.contracts.length === 0 && <li className="faded voyage-none">{t('player.none')}</li>}
            {view.contracts.map((id) => (
              <li key={id}>{isDrawn && <ContractFace id={id} size={17} />}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3 className="nowrap title-13 panel-title">{t('canal.next')}</h3>
          <VoyageList bag={view.voyage} />
        </div>
        <div className="open-fulfilled">
          <h3 className="nowrap title-13 panel-title">
            {t('player.fulfilledTitle', { points: t('terms.points', { count: view.fulfilledPoints }) })}
          </h3>
          {view.fulfilled.map((id) => (
            <p key={id} className="flex-row gap-5">
              <Amounts bag={costOf(entryOf(content.contract, id))} size={15} />
              <span className="gap" />
              <strong>{entryOf(content.contract, id).points}</strong>
              <Flag size={13} />
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}
