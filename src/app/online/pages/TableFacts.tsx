import type { Match } from '../../../session/protocol';
import type { OnlineTable } from '../connection/onlineTable';
import { usePace, useTableText } from './tableText';

type TableFactsProps = { readonly table: OnlineTable; readonly match: Match | null };

/** Says which game is played at a table, with which options, how long it takes and at what pace. */
export function TableFacts({ table, match }: TableFactsProps) {
  const game = useTableText(table, match);
  const pace = usePace(match);
  return (
    <div className="table-facts" data-testid="table-facts">
      <p className="invite-game" data-testid="invite-game">
        {game}
      </p>
      <p className="quiet" data-testid="pace">
        {pace.join(' · ')}
      </p>
    </div>
  );
}
