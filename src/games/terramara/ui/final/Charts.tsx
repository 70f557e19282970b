import { useMemo, useState } from 'react';
import type { Band } from '../../../../table/charts/Bands';
import { Choice } from '../../../../table/charts/Choice';
import { CourseFigure } from '../../../../table/charts/CourseFigure';
import { CourseTable } from '../../../../table/charts/CourseTable';
import { Figure, PlayerKey } from '../../../../table/charts/Figure';
import { Happened } from '../../../../table/charts/Happened';
import { Lines } from '../../../../table/charts/Lines';
import { useMediaQuery } from '../../../../table/controls/useMediaQuery';
import { rowName } from '../../text/words';
import { artifactOf } from '../../view-model/cards';
import {
  type GameHistory,
  historyOf,
  POINTS_SHOWN,
  type PointsShown,
  RESOURCES_SHOWN,
  type ResourcesShown,
  TRACKS,
} from '../../view-model/gameHistory';
import { usePast, useTable } from '../context';
import { GameIcon } from '../icons/Icon';

/** `course` is the points chart beside the result. */
type ChartPart = 'course' | 'points' | 'resources' | 'tracks' | 'artifacts';

const HEIGHT = 400;
/** Height of two charts side by side, in px. */
const BESIDE = 330;
/** Charts fit completely on landscape phones, and use the space of large windows. */
const LOW = '(max-height: 480px)';
const HIGH = '(min-height: 1000px)';

/** Scales a chart's usual height, in px, to the window. */
function useHeight(usual: number): number {
  const isLow = useMediaQuery(LOW);
  const isHigh = useMediaQuery(HIGH);
  return Math.round(usual * (isLow ? 0.58 : isHigh ? 1.35 : 1));
}

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
  const height = useHeight(HEIGHT);
  const [shown, setShown] = useState<PointsShown>('total');
  const caption = t('table.final.caption');
  const nameOf = (id: PointsShown) => (id === 'total' ? t('table.final.all') : t(`terms.source.${id}`));
  return (
    <Figure
      caption={caption}
      aside={
        <>
          <Choice
            legend={t('table.final.source')}
            choices={POINTS_SHOWN.map((id) => ({ id, name: nameOf(id) }))}
            chosen={shown}
            onChoose={setShown}
          />
          <PlayerKey />
        </>
      }
      chart={
        <Lines courses={points[shown]} bands={bands} height={height} most={MOST.points} label={caption} />
      }
      table={POINTS_SHOWN.map((id) => (
        <CourseTable key={id} caption={nameOf(id)} courses={points[id]} bands={bands} moves={moves} />
      ))}
    />
  );
}

function ResourcesInStock({ history: { resources, moves }, bands }: PartProps) {
  const { t } = useTable();
  const height = useHeight(HEIGHT);
  const [shown, setShown] = useState<ResourcesShown>('all');
  const caption = t('table.final.resourcesCaption');
  const nameOf = (id: ResourcesShown) => {
    if (id === 'all') return t('table.final.all');
    return id === 'raw' || id === 'processed' ? t(`terms.form.${id}`) : t(`terms.resource.${id}`);
  };
  return (
    <Figure
      caption={caption}
      aside={
        <>
          <Choice
            legend={t('table.final.kind')}
            choices={RESOURCES_SHOWN.map((id) => ({ id, name: nameOf(id) }))}
            chosen={shown}
            onChoose={setShown}
          />
          <PlayerKey />
        </>
      }
      chart={
        <Lines
          courses={resources[shown]}
          bands={bands}
          height={height}
          most={MOST.resources}
          label={caption}
        />
      }
      table={RESOURCES_SHOWN.map((id) => (
        <CourseTable key={id} caption={nameOf(id)} courses={resources[id]} bands={bands} moves={moves} />
      ))}
    />
  );
}

const TRACK_SIGNS = { military: 'military', river: 'technology' } as const;

function Tracks({ history: { tracks, moves }, bands }: PartProps) {
  const { t } = useTable();
  const height = useHeight(BESIDE);
  return (
    <Figure
      caption={t('table.final.tracksCaption')}
      aside={<PlayerKey />}
      chart={
        <div className="chart-tracks">
          {TRACKS.map((track) => (
            <div key={track}>
              <h2>
                <GameIcon name={TRACK_SIGNS[track]} size={18} /> {t(`table.${track}`)}
              </h2>
              <Lines
                courses={tracks[track]}
                bands={bands}
                height={height}
                most={MOST.tracks}
                label={`${t(`table.${track}`)}: ${t('table.final.tracksCaption')}`}
              />
            </div>
          ))}
        </div>
      }
      table={TRACKS.map((track) => (
        <CourseTable
          key={track}
          caption={t(`table.${track}`)}
          courses={tracks[track]}
          bands={bands}
          moves={moves}
        />
      ))}
    />
  );
}

function Artifacts({ history: { buildings, moves }, bands }: PartProps) {
  const { t, content, language } = useTable();
  const caption = t('table.final.artifactsCaption');
  return buildings.length === 0 ? (
    <figure className="final-panel chart-figure">
      <figcaption>{caption}</figcaption>
      <p>{t('table.final.none')}</p>
    </figure>
  ) : (
    <Happened
      caption={caption}
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
                <span className={`centred art-small category-${artifact.category}`}>
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
