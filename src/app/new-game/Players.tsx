import { useGame } from '../../game-api/gameContext';
import { useSettings } from '../settings';

type PlayersProps = {
  readonly count: number;
  /** Minimum number of players, if higher than the game's. */
  readonly least?: number;
  readonly onCount: (count: number) => void;
};

export function Players({ count, least = 1, onCount }: PlayersProps) {
  const { t } = useSettings();
  const { players } = useGame();
  const from = Math.max(least, players.least);
  const counts = Array.from({ length: players.most - from + 1 }, (_, index) => from + index);
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
