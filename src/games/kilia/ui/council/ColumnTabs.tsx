import { memo } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { arePropsEqual } from '../../../../table/rendering/useStable';
import type { Zone } from '../../content/terms';
import type { ColumnView } from '../../view-model/table';
import { useSelected, useTable, useWords } from '../context';
import { CoinIcon, GameIcon, ZoneIcon } from '../icons/index';

/** Parts per column in the grid of the rows: contract, plate and card. */
const PARTS = 3;

type TabProps = {
  readonly column: ColumnView;
  readonly zone: Zone | null;
  readonly isChosen: boolean;
};

const Tab = memo(function Tab({ column: { column, keys, price, cost }, zone, isChosen }: TabProps) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className={`centred narrow boxed inked corner-8 size-13 semibold column-tab${zone === null ? '' : ` zone-${zone}`}${isChosen ? ' lit-thick' : ''}`}
      data-testid={`column-${column}`}
      onClick={({ currentTarget }) => {
        const parts = currentTarget.closest('.council')?.querySelectorAll('.columns > *') ?? [];
        parts[column * PARTS - 1]?.scrollIntoView({ inline: 'center', block: 'nearest' });
      }}
    >
      <span className="visually-hidden">
        {zone === null ? t('column.emptyCard', { column }) : `${column}: ${t(`terms.zone.${zone}`)}`}.{' '}
        {t('column.plate', { column, keys, price })}
      </span>
      <span className="flex-line middle corner-5 column-tab-zone">
        {zone !== null && <ZoneIcon zone={zone} size={16} />}
      </span>
      <CoinIcon size={18} amount={price} />
      <span className="flex-line gap-4" aria-hidden="true">
        <ZoneIcon zone="castle" size={11} />
        {keys}
      </span>
      {cost === 0 && (
        <span className="change-good foot-ok">
          <GameIcon name="check" size={14} />
        </span>
      )}
    </button>
  );
}, arePropsEqual);

/**
 * Tabs of all five columns with their prices, for screens that only fit some columns. A press scrolls to the
 * column.
 */
export const ColumnTabs = memo(function ColumnTabs() {
  const { t, columns, content } = useTable();
  const { plan } = useSelected();
  const chosen = 'card' in plan ? plan.card : 'taken' in plan ? plan.taken : null;
  return (
    <nav className="gap-5 column-tabs" aria-label={t('column.tabs')}>
      {columns.map((column) => (
        <Tab
          key={column.column}
          column={column}
          zone={column.card === null ? null : entryOf(content.action, column.card).zone}
          isChosen={chosen !== null && (chosen === column.card || chosen === column.contract)}
        />
      ))}
    </nav>
  );
});
