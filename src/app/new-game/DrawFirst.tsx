import { useGame } from '../../game-api/gameContext';
import { useSettings } from '../settings';

type DrawFirstProps = {
  readonly drawn: boolean;
  readonly onChange: (drawn: boolean) => void;
};

/** Option to draw the first player by lot, for games whose rules leave it to the players. */
export function DrawFirst({ drawn, onChange }: DrawFirstProps) {
  const { t } = useSettings();
  if (useGame().firstPlayer !== 'chosen') return null;
  return (
    <div className="form-row">
      <label htmlFor="draw-first">
        <strong>{t('setup.drawFirst')}</strong>
        <small>{t('setup.drawFirstHint')}</small>
      </label>
      <input
        type="checkbox"
        id="draw-first"
        data-testid="draw-first"
        checked={drawn}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
