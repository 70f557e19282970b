import { type ReactNode, useMemo } from 'react';
import { entryOf } from '../../../../rules-kit/indexed';
import { CourseFigure } from '../../../../table/charts/CourseFigure';
import { ChosenCourse } from '../../../../table/charts/CoursesFigure';
import { Happened } from '../../../../table/charts/Happened';
import {
  courseOf,
  type GameCourse,
  GOODS_SHOWN,
  type GoodsShown,
  POINTS_SHOWN,
} from '../../view-model/gameHistory';
import { costOf } from '../../view-model/resources';
import { usePast, useTable } from '../context';
import { GameIcon, Seal } from '../icons/index';
import { Amounts } from '../pieces/Amounts';

/** `course` is the points chart beside the result. */
export type ChartPart = 'course' | 'points' | 'goods' | 'wheels' | 'contracts';

type PartProps = { readonly course: GameCourse; readonly bands: ReturnType<typeof useBands> };

const useBands = ({ rounds }: GameCourse) => {
  const { t } = useTable();
  return rounds.map(({ round, from }) => ({
    key: `${round}`,
    from,
    name: t('header.round', { round }),
    look: 'opens' as const,
    label: `${round}`,
  }));
};

/** Charts of the game, loaded when the first one is opened. */
export function Charts({ part }: { readonly part: ChartPart }) {
  const { timeline } = usePast();
  const { t } = useTable();
  const course = useMemo(() => courseOf(timeline), [timeline]);
  const bands = useBands(course);
  switch (part) {
    case 'course':
      return (
        <CourseFigure
          timeline={timeline}
          caption={t('final.course')}
          courses={course.points.total}
          bands={bands}
          most={20}
        />
      );
    case 'points':
      return <PointsChart course={course} bands={bands} />;
    case 'goods':
      return <GoodsChart course={course} bands={bands} />;
    case 'wheels':
      return <WheelsChart course={course} bands={bands} />;
    case 'contracts':
      return <ContractsChart course={course} bands={bands} />;
  }
}

function PointsChart({ course: { points, moves }, bands }: PartProps) {
  const { t } = useTable();
  return (
    <ChosenCourse
      caption={t('final.course')}
      legend={t('final.source')}
      series={POINTS_SHOWN.map((id) => ({
        id,
        name: id === 'total' ? t('final.all') : t(`terms.source.${id}`),
        courses: points[id],
      }))}
      bands={bands}
      moves={moves}
      most={20}
    />
  );
}

function GoodsChart({ course: { goods, moves }, bands }: PartProps) {
  const { t } = useTable();
  const nameOf = (id: GoodsShown) =>
    id === 'goods' ? t('final.allGoods') : id === 'coins' ? t('pay.coins') : t(`terms.good.${id}`);
  return (
    <ChosenCourse
      caption={t('final.goodsCaption')}
      legend={t('final.kind')}
      series={GOODS_SHOWN.map((id) => ({
        id,
        name: nameOf(id),
        courses: goods[id],
        ...(id === 'coins' ? { caption: t('final.coinsCaption') } : {}),
      }))}
      bands={bands}
      moves={moves}
      most={5}
    />
  );
}

function WheelsChart(props: PartProps) {
  const { t } = useTable();
  return (
    <Scored
      {...props}
      caption={t('final.wheelsCaption')}
      marks={props.course.markers}
      what={t('final.condition')}
      nameOf={({ achievement }) => (
        <span className="chart-what">
          <GameIcon name="wheel" size={15} /> {t(`terms.achievement.${achievement}`)}
        </span>
      )}
    />
  );
}

function ContractsChart(props: PartProps) {
  const { t, content } = useTable();
  return (
    <Scored
      {...props}
      caption={t('final.contractsCaption')}
      marks={props.course.contracts}
      what={t('final.contract')}
      nameOf={({ contract }) => <Amounts bag={costOf(entryOf(content.contract, contract))} size={16} />}
    />
  );
}

type Mark = {
  readonly move: number;
  readonly playerID: string;
  readonly round: number;
  readonly points: number;
};

type ScoredProps<Each extends Mark> = PartProps & {
  readonly caption: string;
  readonly marks: readonly Each[];
  readonly what: string;
  readonly nameOf: (mark: Each) => ReactNode;
};

/** Chart of events that scored points, by time and player. */
function Scored<Each extends Mark>({ course, bands, caption, marks, what, nameOf }: ScoredProps<Each>) {
  const { t, seat } = useTable();
  return (
    <Happened
      caption={caption}
      none={t('final.nobody')}
      bands={bands}
      moves={course.moves}
      marks={marks}
      when={{ name: t('final.when'), cell: ({ round }, link) => link(t('header.round', { round })) }}
      who={t('final.player')}
      signOf={(id) => <Seal zone={seat(id).zone} size={16} />}
      columns={[
        { name: what, cell: nameOf },
        { name: t('final.points'), cell: ({ points }) => points },
      ]}
    />
  );
}
