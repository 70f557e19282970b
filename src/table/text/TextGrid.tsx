import type { ReactNode } from 'react';
import { SCROLLED_BY_KEYS } from '../scrolls';

type TextGridProps = {
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly { readonly key: string; readonly name: string }[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly cells: readonly ReactNode[];
  }[];
};

/** A table with a heading for each row and column; keys scroll one that is too wide. */
export function TextGrid({ corner, columns, rows }: TextGridProps) {
  return (
    <div className="text-wide" {...SCROLLED_BY_KEYS}>
      <table>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={columns[column].key}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
