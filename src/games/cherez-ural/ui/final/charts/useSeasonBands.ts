import { useMemo } from 'react';
import type { Band } from '../../../../../table/charts/Bands';
import type { GameHistory } from '../../../position/gameHistory';
import { useWords } from '../../words';

/** The seasons behind a chart: a round opens with its first winter, its summer is tinted. */
export function useSeasonBands({ seasons }: GameHistory): readonly Band[] {
  const { t } = useWords();
  return useMemo(
    () =>
      seasons.map(({ round, phase, from }) => ({
        key: `${round}${phase}`,
        from,
        name: `${t('terms.round', { round })}, ${t(`terms.phase.${phase}`)}`,
        look: phase === 'winter1' ? 'opens' : phase === 'summer' ? 'tinted' : 'plain',
        label: phase === 'summer' ? '☀' : t('lookBack.charts.round', { round }),
      })),
    [seasons, t],
  );
}
