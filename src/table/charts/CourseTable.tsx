import type { Courses } from '../../game-api/courses';
import { amountText } from '../../language/amount';
import { entryOf, itemAt } from '../../rules-kit/indexed';
import { usePlayers, useSeats, useWords } from '../context';
import { Grid } from '../controls/Grid';
import { scoreSayer } from '../score/words/en';
import type { Band } from './Bands';

type CourseTableProps = {
  readonly caption: string;
  readonly courses: Courses;
  readonly bands: readonly Band[];
  readonly moves: number;
};

/** Tabulates a course: its values at the end of each band and after the final scoring. */
export function CourseTable({ caption, courses, bands, moves }: CourseTableProps) {
  const say = scoreSayer(useWords().language);
  const { ids } = usePlayers();
  const { player } = useSeats();
  const rows = [
    { name: say('final.start'), at: 0 },
    ...bands.map(({ name }, index) => ({
      name,
      at: Math.min(bands[index + 1]?.from ?? moves, moves) - (index === bands.length - 1 ? 1 : 0),
    })),
    { name: say('final.scoring'), at: moves },
  ];
  const known = Math.min(...ids.map((id) => entryOf(courses, id).length));
  return (
    <Grid
      className="chart-table"
      caption={caption}
      corner={say('final.endOf')}
      columns={ids.map((id) => ({ key: id, name: player(id).name }))}
      // A course that isn't complete yet, such as an interrupted review, has no values for the last rows.
      rows={rows
        .filter(({ at }) => at < known)
        .map(({ name, at }) => ({
          key: name,
          name,
          cells: ids.map((id) => amountText(itemAt(entryOf(courses, id), at))),
        }))}
    />
  );
}
