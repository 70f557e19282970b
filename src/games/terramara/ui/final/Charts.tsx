import { useMemo } from 'react';
import type { Band } from '../../../../table/charts/Bands';
import { CourseFigure } from '../../../../table/charts/CourseFigure';
import { ChosenCourse, CoursesBeside } from '../../../../table/charts/CoursesFigure';
import { Happened } from '../../../../table/charts/Happened';
import { rowName } from '../../text/words';
import { artifactOf } from '../../view-model/cards';
import {
  type GameHistory,
  historyOf,
  POINTS_SHOWN,
  RESOURCES_SHOWN,
  type ResourcesShown,
  TRACKS,
} from '../../view-model/gameHistory';
import { usePast, useTable } from '../context';
import { GameIcon } from '../icons/Icon';

/** `course` is the points chart beside the result. */
type ChartPart = 'course' | 'points' | 'resources' | 'tracks' | 'artifacts';

/** Minimum upper ends of the charts' scales. */
const MOST = { points: 20, resources: 5, tracks: 12 };

type PartProps = { readonly history: GameHistory; readonly bands: readonly Band[] };

/** Charts of the game, loaded when the first one is opened. */
export function Charts({ part }: { readonly part: ChartPart }) {
  const { t } = useTable();
  const { timeline } = usePast();
  const history = useMemo(() => historyOf(timeline), [timeline]);
  const { rounds } = history;
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
  switch (part) {
    case 'course':
      return (
        <CourseFigure
          timeline={timeline}
          caption={t('table.final.course')}
          courses={history.points.total}
          bands={bands}
          most={MOST.points}
        />
      );
    case 'points':
      return <Points history={history} bands={bands} />;
    case 'resources':
      return <ResourcesInStock history={history} bands={bands} />;
    case 'tracks':
      return <Tracks history={history} bands={bands} />;
    case 'artifacts':
      return <Artifacts history={history} bands={bands} />;
  }
}

/** Points after each move if the game had ended then, in total or by source. */
function Points({ history: { points, moves }, bands }: PartProps) {
  const { t } = useTable();
  return (
    <ChosenCourse
      caption={t('table.final.caption')}
      legend={t('table.final.source')}
      series={POINTS_SHOWN.map((id) => ({
        id,
        name: id === 'total' ? t('table.final.all') : t(`terms.source.${id}`),
        courses: points[id],
      }))}
      bands={bands}
      moves={moves}
      most={MOST.points}
    />
  );
}

function ResourcesInStock({ history: { resources, moves }, bands }: PartProps) {
  const { t } = useTable();
  const nameOf = (id: ResourcesShown) => {
    if (id === 'all') return t('table.final.all');
    return id === 'raw' || id === 'processed' ? t(`terms.form.${id}`) : t(`terms.resource.${id}`);
  };
  return (
    <ChosenCourse
      caption={t('table.final.resourcesCaption')}
      legend={t('table.final.kind')}
      series={RESOURCES_SHOWN.map((id) => ({ id, name: nameOf(id), courses: resources[id] }))}
      bands={bands}
      moves={moves}
      most={MOST.resources}
    />
  );
}

const TRACK_SIGNS = { military: 'military', river: 'technology' } as const;

function Tracks({ history: { tracks, moves }, bands }: PartProps) {
  const { t } = useTable();
  return (
    <CoursesBeside
      caption={t('table.final.tracksCaption')}
      series={TRACKS.map((track) => ({
        id: track,
        name: t(`table.${track}`),
        sign: <GameIcon name={TRACK_SIGNS[track]} size={18} />,
        courses: tracks[track],
      }))}
      bands={bands}
      moves={moves}
      most={MOST.tracks}
    />
  );
}

function Artifacts({ history: { buildings, moves }, bands }: PartProps) {
  const { t, content, language } = useTable();
  return (
    <Happened
      caption={t('table.final.artifactsCaption')}
      none={t('table.final.none')}
      bands={bands}
      moves={moves}
      marks={buildings}
      when={{
        name: t('table.final.when'),
        cell: ({ round }, link) => link(t('table.round', { round: rowName(round) })),
      }}
      who={t('table.final.player')}
      columns={[
        {
          name: t('table.final.artifact'),
          cell: ({ card }) => {
            const artifact = artifactOf(content, card);
            return (
              <span className="chart-what">
                <span className={`centred corner-5 art-small category-${artifact.category}`}>
                  <GameIcon name={`art-${card}`} size={17} />
                </span>
                {artifact[language]}
              </span>
            );
          },
        },
        { name: t('table.final.charts.points'), cell: ({ card }) => artifactOf(content, card).vp },
      ]}
    />
  );
}
