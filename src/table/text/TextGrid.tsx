import { Grid, type GridProps } from '../controls/Grid';
import { SCROLLED_BY_KEYS } from '../scrolls';

/** A `Grid` in a container that keys can scroll if it is too wide */
export const TextGrid = (props: GridProps) => (
  <div className="text-wide" {...SCROLLED_BY_KEYS}>
    <Grid {...props} />
  </div>
);
