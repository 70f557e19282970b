import { memo } from 'react';
import { saysSame } from '../../../../table/painting/kept';
import type { Zone } from '../../content/terms';
import type { ColumnView } from '../../position/table';
import { useSelected, useTable } from '../context';
import { CoinIcon, Sign, ZoneIcon } from '../icons/index';
import { useWords } from '../words';

/** Contract, plate and card: each column has three parts in the grid of the rows. */
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
      className={`column-tab${zone === null ? '' : ` zone-${zone}`}${isChosen ? ' column-tab-chosen' : ''}`}
      data-testid={`column-${column}`}
      aria-label={[
        zone === null ? t('column.emptyCard', { column }) : `${column}: ${t(`terms.zone.${zone}`)}`,
        t('column.plate', { column, keys, price }),
      ].join('. ')}
      onClick={({ currentTarget }) => {
        const parts = currentTarget.closest('.council')?.querySelectorAll('.columns > *') ?? [];
        parts[column * PARTS - 1]?.scrollIntoView({ inline: 'center', block: 'nearest' });
      }}
    >
      <span className="column-tab-zone">{zone !== null && <ZoneIcon zone={zone} size={16} />}</span>
      <CoinIcon size={18} amount={price} />
      <span className="plate-keys">
        <ZoneIcon zone="castle" size={11} />
        {keys}
      </span>
      {cost === 0 && (
        <span className="foot-ok">
          <Sign name="check" size={14} />
        </span>
      )}
    </button>
  );
}, saysSame);

/** Where only some of the columns have room: all five in short, with what they cost. A press brings one in sight. */
export const ColumnTabs = memo(function ColumnTabs() {
  const { t, columns, content } = useTable();
  const { plan } = useSelected();
  const chosen = 'card' in plan ? plan.card : 'taken' in plan ? plan.taken : null;
  return (
    <nav className="column-tabs" aria-label={t('column.tabs')}>
      {columns.map((column) => (
        <Tab
          key={column.column}
          column={column}
          zone={column.card === null ? null : content.action[column.card].zone}
          isChosen={chosen !== null && (chosen === column.card || chosen === column.contract)}
        />
      ))}
    </nav>
  );
});
