import { Grid, type GridProps } from '../controls/Grid';
import { SCROLLED_BY_KEYS } from '../scrolls';

/** A table with a heading for each row and column; keys scroll one that is too wide. */
export const TextGrid = (props: GridProps) => (
  <div className="text-wide" {...SCROLLED_BY_KEYS}>
    <Grid {...props} />
  </div>
);
