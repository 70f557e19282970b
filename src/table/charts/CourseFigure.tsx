import type { Courses } from '../../game-api/courses';
import type { Timeline } from '../../game-api/module';
import { useMediaQuery } from '../controls/useMediaQuery';
import type { Band } from './Bands';
import { Lines } from './Lines';

/** On a low screen the chart fits on one page with the ranking above it; on a high screen it is taller. */
const HIGH = '(min-height: 900px)';
const HEIGHTS = { low: 290, high: 430 };

type CourseFigureProps = {
  readonly caption: string;
  /**
   * For an online table the history loads after the result. The chart waits for it, so that it doesn't show flat lines.
   */
  readonly timeline: Pick<Timeline, 'has'>;
  readonly courses: Courses;
  readonly bands: readonly Band[];
  readonly most: number;
};

/**
 * The score chart beside the result. It has no key and no table, because the ranking shows the players and a separate
 * page has the table.
 */
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
