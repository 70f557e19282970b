import { useLookUp } from '../../../../game-api/lookUp';
import { useTable } from '../context';
import { Tip } from '../parts/Tip';

/** Opens the legend of all signs over the table. */
export function LegendButton() {
  const { t, G } = useTable();
  const lookUp = useLookUp();
  if (lookUp === null) return null;
  return (
    <Tip text={t('table.legendHint')} side="bottom">
      <button
        type="button"
        className="legend-button"
        data-testid="legend"
        aria-label={t('table.legendHint')}
        onClick={() => lookUp({ kind: 'almanac', section: 'legend', G })}
      >
        ?
      </button>
    </Tip>
  );
}
