import type { Courses } from '../../game-api/courses';
import type { Timeline } from '../../game-api/module';
import { useMediaQuery } from '../controls/useMediaQuery';
import type { Band } from './Bands';
import { Lines } from './Lines';

/** With the places above it the whole page is in sight on a low screen, and a high one is filled. */
const HIGH = '(min-height: 900px)';
const HEIGHTS = { low: 290, high: 430 };

type CourseFigureProps = {
  readonly caption: string;
  /** At a table on the server its past comes after the result: until then there is no course, not a level one. */
  readonly timeline: Pick<Timeline, 'has'>;
  readonly courses: Courses;
  readonly bands: readonly Band[];
  readonly most: number;
};

/** A course beside the result: its lines alone, since the panel of the places says who is who and its own page has the table. */
export function CourseFigure({ caption, timeline, ...course }: CourseFigureProps) {
  const height = useMediaQuery(HIGH) ? HEIGHTS.high : HEIGHTS.low;
  const isHere = timeline.has?.(0) ?? true;
  return (
    <figure className="final-panel chart-figure course-figure">
      <figcaption>{caption}</figcaption>
      {isHere ? (
        <Lines {...course} height={height} label={caption} />
      ) : (
        <div style={{ height }} aria-busy="true" />
      )}
    </figure>
  );
}
