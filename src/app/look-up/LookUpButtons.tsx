import { useGame } from '../../game-api/gameContext';
import { useLookUp } from '../../game-api/lookUp';
import { useSettings } from '../settings';

/** Menu buttons for the rules, the almanac and the legend. `G` is the state of the game at that table. */
export function LookUpButtons({ G }: { readonly G: unknown }) {
  const { t } = useSettings();
  const lookUp = useLookUp();
  const { loadAlmanac } = useGame();
  return (
    <>
      <button
        type="button"
        className="button"
        aria-haspopup="dialog"
        data-testid="menu-rules"
        onClick={() => lookUp?.({ kind: 'rules', rule: null })}
      >
        {t('table.rules')}
      </button>
      {loadAlmanac !== null && (
        <>
          <button
            type="button"
            className="button"
            aria-haspopup="dialog"
            data-testid="menu-almanac"
            onClick={() => lookUp?.({ kind: 'almanac', section: 'cards', G })}
          >
            {t('almanac.title')}
          </button>
          <button
            type="button"
            className="button"
            aria-haspopup="dialog"
            data-testid="menu-legend"
            onClick={() => lookUp?.({ kind: 'almanac', section: 'legend', G })}
          >
            {t('lookUp.legend')}
          </button>
        </>
      )}
    </>
  );
}
