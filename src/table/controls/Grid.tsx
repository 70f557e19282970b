import type { ReactNode } from 'react';
import { itemAt } from '../../rules-kit/indexed';

export type GridProps = {
  readonly className?: string;
  readonly caption?: string;
  /** Heading of the first column, which names the rows */
  readonly corner: string;
  readonly columns: readonly { readonly key: string; readonly name: ReactNode }[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly className?: string;
    readonly cells: readonly ReactNode[];
  }[];
};

export const Grid = ({ className, caption, corner, columns, rows }: GridProps) => (
  <table className={className}>
    {caption !== undefined && <caption>{caption}</caption>}
    <thead>
      <tr>
        {/* An empty header cell would be announced as a header. */}
        {corner === '' ? <td /> : <th scope="col">{corner}</th>}
        {columns.map(({ key, name }) => (
          <th key={key} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, className: look, cells }) => (
        <tr key={key} className={look}>
          <th scope="row">{name}</th>
          {cells.map((cell, column) => (
            <td key={itemAt(columns, column).key}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
