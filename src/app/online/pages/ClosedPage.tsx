import type { OnlineTable } from '../connection/onlineTable';
import { SeatList } from '../seats/SeatList';
import { useWords } from '../words';
import { TableFacts } from './TableFacts';
import { useMatch } from './tableText';

type ClosedPageProps = { readonly table: OnlineTable; readonly onLook: () => void };

/** Shown when a seat is empty but closed to newcomers: why, who may take it, and a button to watch. */
export function ClosedPage({ table, onLook }: ClosedPageProps) {
  const t = useWords();
  const match = useMatch(table);
  return (
    <main className="sheet online" data-testid="closed">
      <h1>{t('closed.title')}</h1>
      <TableFacts table={table} match={match} />
      <p>{t('closed.why')}</p>
      <SeatList table={table} atDoor />
      <p className="quiet">{t('closed.back')}</p>
      <div className="row end">
        <button type="button" className="button primary" data-testid="look-on" onClick={onLook}>
          {t('join.look')}
        </button>
      </div>
    </main>
  );
}
