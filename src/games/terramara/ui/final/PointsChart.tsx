import { useMemo } from 'react';
import type { Band } from '../../../../table/charts/Bands';
import { CourseTable } from '../../../../table/charts/CourseTable';
import { Figure, PlayerKey } from '../../../../table/charts/Figure';
import { Lines } from '../../../../table/charts/Lines';
import { historyOf } from '../../position/gameHistory';
import { rowName } from '../../text/words';
import { usePast, useTable } from '../context';

/** Points over the moves, as the board would count them at each. */
export function PointsChart() {
  const { t } = useTable();
  const { timeline } = usePast();
  const { points, rounds, moves } = useMemo(() => historyOf(timeline), [timeline]);
  const bands = useMemo(
    () =>
      rounds.map(
        ({ round, from }): Band => ({
          key: `${round}`,
          name: t('table.round', { round: rowName(round) }),
          label: rowName(round),
          look: round % 2 === 0 ? 'plain' : 'tinted',
          from,
        }),
      ),
    [rounds, t],
  );
  const caption = t('table.final.caption');
  return (
    <Figure
      caption={caption}
      aside={<PlayerKey />}
      chart={<Lines courses={points} bands={bands} height={400} most={20} label={caption} />}
      table={<CourseTable caption={caption} courses={points} bands={bands} moves={moves} />}
    />
  );
}
