import { useMemo } from 'react';
import { CourseTable } from '../../../../../table/charts/CourseTable';
import { Figure, PlayerKey } from '../../../../../table/charts/Figure';
import { Lines } from '../../../../../table/charts/Lines';
import { TRACKS } from '../../../content/terms';
import { historyOf } from '../../../position/gameHistory';
import { usePast, useTable } from '../../context';
import { ExportMark } from '../../icons/index';
import { Businesses } from './Businesses';
import { Sales } from './Sales';
import { useSeasonBands } from './useSeasonBands';

export type ChartPart = 'gold' | 'sales' | 'businesses' | 'tracks';

const TRACK_LENGTH = 10;

/** How the game went, told by charts that are fetched when the first one is asked for. */
export function Charts({ part }: { readonly part: ChartPart }) {
  const { t } = useTable();
  const { timeline } = usePast();
  const history = useMemo(() => historyOf(timeline), [timeline]);
  const { gold, tracks, moves } = history;
  const bands = useSeasonBands(history);
  switch (part) {
    case 'gold': {
      const caption = t('lookBack.charts.goldCaption');
      return (
        <Figure
          caption={caption}
          aside={<PlayerKey />}
          chart={<Lines courses={gold} bands={bands} height={400} most={20} label={caption} />}
          table={<CourseTable caption={caption} courses={gold} bands={bands} moves={moves} />}
        />
      );
    }
    case 'sales':
      return <Sales history={history} />;
    case 'businesses':
      return <Businesses history={history} />;
    case 'tracks':
      return (
        <Figure
          caption={t('lookBack.charts.tracksCaption')}
          aside={<PlayerKey />}
          chart={
            <div className="chart-tracks">
              {TRACKS.map((track) => (
                <div key={track}>
                  <h2>
                    <ExportMark track={track} size={18} /> {t(`terms.track.${track}`)}
                  </h2>
                  <Lines
                    courses={tracks[track]}
                    bands={bands}
                    height={330}
                    most={TRACK_LENGTH}
                    apartBy={3}
                    label={`${t(`terms.track.${track}`)}: ${t('lookBack.charts.tracksCaption')}`}
                  />
                </div>
              ))}
            </div>
          }
          table={TRACKS.map((track) => (
            <CourseTable
              key={track}
              caption={t(`terms.track.${track}`)}
              courses={tracks[track]}
              bands={bands}
              moves={moves}
            />
          ))}
        />
      );
  }
}
