import { type ReactNode, useState } from 'react';
import type { Courses } from '../../game-api/courses';
import { itemAt } from '../../rules-kit/indexed';
import { useMediaQuery } from '../controls/useMediaQuery';
import type { Band } from './Bands';
import { Choice } from './Choice';
import { CourseTable } from './CourseTable';
import { Figure, PlayerKey } from './Figure';
import { Lines } from './Lines';

/** Values of all players after each move. */
type Series<Id extends string> = { readonly id: Id; readonly name: string; readonly courses: Courses };

type CoursesProps<Each> = {
  readonly caption: string;
  readonly series: readonly Each[];
  readonly bands: readonly Band[];
  readonly moves: number;
  /** Minimum value for the upper end of the scale */
  readonly most: number;
};

/** Heights in px. */
const ALONE = 400;
const BESIDE = 330;

/** Scales a chart's height to the window: it fits completely on landscape phones and uses the space of large windows. */
function useHeight(usual: number): number {
  const isLow = useMediaQuery('(max-height: 480px)');
  const isHigh = useMediaQuery('(min-height: 1000px)');
  return Math.round(usual * (isLow ? 0.58 : isHigh ? 1.35 : 1));
}

const tables = ({
  series,
  bands,
  moves,
}: Omit<CoursesProps<Series<string>>, 'caption' | 'most'>): ReactNode =>
  series.map(({ id, name, courses }) => (
    <CourseTable key={id} caption={name} courses={courses} bands={bands} moves={moves} />
  ));

type ChosenProps<Id extends string> = CoursesProps<Series<Id> & { readonly caption?: string }> & {
  /** Accessible name of the choice */
  readonly legend: string;
};

/** Lines over the moves of the series that the viewer chooses. The table has all series. */
export function ChosenCourse<Id extends string>({ legend, ...props }: ChosenProps<Id>) {
  const { series, bands, most } = props;
  const height = useHeight(ALONE);
  const [chosen, setChosen] = useState<Id | null>(null);
  const shown = series.find(({ id }) => id === chosen) ?? itemAt(series, 0);
  const caption = shown.caption ?? props.caption;
  return (
    <Figure
      caption={caption}
      aside={
        <>
          {series.length > 1 && (
            <Choice legend={legend} choices={series} chosen={shown.id} onChoose={setChosen} />
          )}
          <PlayerKey />
        </>
      }
      chart={<Lines courses={shown.courses} bands={bands} height={height} most={most} label={caption} />}
      table={tables(props)}
    />
  );
}

type BesideProps = CoursesProps<Series<string> & { readonly sign: ReactNode }> & {
  /** Offset in px between lines with equal values */
  readonly apartBy?: number;
};

/** Lines over the moves of several series side by side, such as tracks. */
export function CoursesBeside({ apartBy, ...props }: BesideProps) {
  const { caption, series, bands, most } = props;
  const height = useHeight(BESIDE);
  return (
    <Figure
      caption={caption}
      aside={<PlayerKey />}
      chart={
        <div className="chart-tracks">
          {series.map(({ id, name, sign, courses }) => (
            <div key={id}>
              <h2>
                {sign} {name}
              </h2>
              <Lines
                courses={courses}
                bands={bands}
                height={height}
                most={most}
                label={`${name}: ${caption}`}
                {...(apartBy === undefined ? {} : { apartBy })}
              />
            </div>
          ))}
        </div>
      }
      table={tables(props)}
    />
  );
}
