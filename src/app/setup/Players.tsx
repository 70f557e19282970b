import { currentGame } from '../currentGame';
import { useSettings } from '../settings';

type PlayersProps = {
  readonly count: number;
  readonly least?: number;
  readonly onCount: (count: number) => void;
};

/** How many play. */
export function Players({ count, least = currentGame.players.least, onCount }: PlayersProps) {
  const { t } = useSettings();
  const { most } = currentGame.players;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <fieldset className="segments">
      <legend>{t('setup.players')}</legend>
      {counts.map((number) => (
        <label key={number} className={number === count ? 'chosen' : ''}>
          <input
            type="radio"
            name="players"
            data-testid={`players-${number}`}
            checked={number === count}
            onChange={() => onCount(number)}
          />
          {number === 1 ? `1 (${t('setup.solo')})` : number}
        </label>
      ))}
    </fieldset>
  );
}
