import { memo } from 'react';
import { Tip } from '../../../../table/controls/Tip';
import { useTable } from '../context';
import { GameIcon, GoodIcon } from '../icons/index';

/** The piles: contracts, action cards with the top card's back, and sprats. */
export const Piles = memo(function Piles() {
  const { t, piles, content, G } = useTable();
  const { topZone } = piles;
  const actions =
    topZone === null
      ? t('pile.actionsNone')
      : t('pile.actions', { count: piles.actions, zone: t(`terms.zone.${topZone}`) });
  const contracts = t('pile.contracts', { count: piles.contracts });
  const sprats = t('pile.sprats', { count: G.sprats });
  return (
    <div className="flex-column across spread piles">
      <Tip text={contracts}>
        <p
          className="centred faded gap-4 size-12 semibold pile"
          data-action="pile-contracts"
          role="img"
          aria-label={contracts}
        >
          <span className="centred boxed corner-6 pile-card">
            <GameIcon name="contract" size={22} />
          </span>
          {piles.contracts}
        </p>
      </Tip>
      <Tip text={actions}>
        <p
          className="centred faded gap-4 size-12 semibold pile"
          data-action="pile-actions"
          role="img"
          aria-label={actions}
        >
          {topZone === null ? (
            <span className="centred boxed corner-6 pile-card acard-empty" />
          ) : (
            <span className={`centred boxed corner-6 pile-card pile-back zone-${topZone}`}>
              <span className="centred disc pile-disc">
                <GoodIcon good={content.zone[topZone].good} size={20} />
              </span>
            </span>
          )}
          {piles.actions}
        </p>
      </Tip>
      <Tip text={sprats}>
        <p className="centred faded gap-4 size-12 semibold pile" role="img" aria-label={sprats}>
          <GameIcon name="sprat" size={24} />
          {G.sprats}
        </p>
      </Tip>
    </div>
  );
});
