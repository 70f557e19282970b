import { useMemo } from 'react';
import { CourseTable } from '../../../../table/charts/CourseTable';
import { Figure, PlayerKey } from '../../../../table/charts/Figure';
import { Lines } from '../../../../table/charts/Lines';
import { courseOf } from '../../position/gameHistory';
import { usePast, useTable } from '../context';

/** Points over the rounds, as they would have counted then. */
export function Course() {
  const { t } = useTable();
  const { timeline } = usePast();
  const { points, rounds, moves } = useMemo(() => courseOf(timeline), [timeline]);
  const bands = rounds.map(({ round, from }) => ({
    key: `${round}`,
    from,
    name: t('header.round', { round }),
    look: 'opens' as const,
    label: `${round}`,
  }));
  const caption = t('final.course');
  return (
    <Figure
      caption={caption}
      aside={<PlayerKey />}
      chart={<Lines courses={points} bands={bands} height={400} most={20} label={caption} />}
      table={<CourseTable caption={caption} courses={points} bands={bands} moves={moves} />}
    />
  );
}
