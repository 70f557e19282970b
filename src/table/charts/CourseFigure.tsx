import type { Courses } from '../../game-api/courses';
import { useMediaQuery } from '../controls/useMediaQuery';
import type { Band } from './Bands';
import { Lines } from './Lines';

/** With the places above it the whole page is in sight on a low screen, and a high one is filled. */
const HIGH = '(min-height: 900px)';
const HEIGHTS = { low: 290, high: 430 };

type CourseFigureProps = {
  readonly caption: string;
  readonly courses: Courses;
  readonly bands: readonly Band[];
  readonly most: number;
};

/** A course beside the result: its lines alone, since the panel of the places says who is who and its own page has the table. */
export function CourseFigure({ caption, ...course }: CourseFigureProps) {
  const height = useMediaQuery(HIGH) ? HEIGHTS.high : HEIGHTS.low;
  return (
    <figure className="final-panel chart-figure course-figure">
      <figcaption>{caption}</figcaption>
      <Lines {...course} height={height} label={caption} />
    </figure>
  );
}
