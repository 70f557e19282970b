import type { ReactNode } from 'react';
import { useLookBack, useSeats } from '../context';
import { MoveLink } from '../log/MoveLink';
import type { Band } from './Bands';
import { Lanes } from './Lanes';

type Mark = { readonly playerID: string; readonly move: number };

type Column<Each> = {
  readonly name: string;
  /** Renders a cell. `link` wraps content in a link to the position after the mark's move. */
  readonly cell: (mark: Each, link: (words: ReactNode) => ReactNode) => ReactNode;
};

type HappenedProps<Each extends Mark> = {
  readonly caption: string;
  readonly bands: readonly Band[];
  readonly moves: number;
  readonly marks: readonly Each[];
  /** The text without marks. Missing: an empty chart. */
  readonly none?: string;
  readonly when: Column<Each>;
  /** Heading of the players' column */
  readonly who: string;
  /** Returns an icon that replaces the player's mark. */
  readonly signOf?: (playerID: string) => ReactNode;
  readonly columns: readonly Column<Each>[];
};

/** Shows events on a timeline with one lane per player, and below a list with the same numbers. */
export function Happened<Each extends Mark>(props: HappenedProps<Each>) {
  const { caption, bands, moves, marks, none, when, who, signOf, columns } = props;
  const { onShow, shown } = useLookBack();
  const { player, mark } = useSeats();
  const whose: Column<Each> = {
    name: who,
    cell: ({ playerID }) => (
      <span className="chart-who">
        {signOf?.(playerID) ?? mark(playerID, 13)}{' '}
        <span className="chart-who-name">{player(playerID).name}</span>
      </span>
    ),
  };
  const all = [when, whose, ...columns];
  if (marks.length === 0 && none !== undefined)
    return (
      <figure className="final-panel chart-figure">
        <figcaption>{caption}</figcaption>
        <p className="faded">{none}</p>
      </figure>
    );
  return (
    <figure className="final-panel chart-figure">
      <figcaption>{caption}</figcaption>
      <Lanes label={caption} bands={bands} moves={moves} marks={marks} />
      <div className="chart-scroll">
        <table className="chart-table chart-list">
          <thead>
            <tr>
              <td />
              {all.map((column) => (
                <th key={column.name} scope="col">
                  <span className={column === whose ? 'chart-who-name' : undefined}>{column.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {marks.map((each, index) => {
              const link = (words: ReactNode) => (
                <MoveLink move={each.move} current={shown === each.move} onShow={onShow}>
                  {words}
                </MoveLink>
              );
              return (
                <tr key={`${each.move} ${index}`}>
                  <td>{index + 1}</td>
                  {all.map(({ name, cell }) => (
                    <td key={name}>{cell(each, link)}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
