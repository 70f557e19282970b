import { type ReactNode, useState } from 'react';
import { useWords } from './words';

/** Rows on a page. Rendering all of a long list would take seconds. */
export const PAGE = 50;

type PagedListProps<Row> = {
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: (row: Row) => ReactNode;
};

/** A list of games that shows one page at a time. Give it a `key` that changes with the filter. */
export function PagedList<Row>({ rows, keyOf, children }: PagedListProps<Row>) {
  const t = useWords();
  const [page, setPage] = useState(0);
  const pages = Math.ceil(rows.length / PAGE);
  // Rows may have been deleted.
  const shown = Math.min(page, Math.max(0, pages - 1));
  return (
    <>
      <ul className="matches" data-testid="games-list">
        {rows.slice(shown * PAGE, (shown + 1) * PAGE).map((row) => (
          <li key={keyOf(row)} className="match">
            {children(row)}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <p className="row played-pages">
          <button
            type="button"
            className="button"
            data-testid="newer"
            disabled={shown === 0}
            onClick={() => setPage(shown - 1)}
          >
            {t('list.newer')}
          </button>
          <span>{t('list.page', { page: shown + 1, pages })}</span>
          <button
            type="button"
            className="button"
            data-testid="older"
            disabled={shown === pages - 1}
            onClick={() => setPage(shown + 1)}
          >
            {t('list.older')}
          </button>
        </p>
      )}
    </>
  );
}
