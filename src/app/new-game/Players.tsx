import { useGame } from '../../game-api/gameContext';
import { useSettings } from '../settings';
import { Segments } from './Segments';

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
    <Segments
      legend={t('setup.players')}
      name="players"
      options={counts.map((number) => ({
        id: `${number}`,
        label: number === 1 ? `1 (${t('setup.solo')})` : `${number}`,
      }))}
      chosen={`${count}`}
      onChoose={(id) => onCount(Number(id))}
    />
  );
}
