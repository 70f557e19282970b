import { Grid } from '../../../../table/controls/Grid';
import { Dialog } from '../../../../table/dialogs/Dialog';
import type { PlayerID } from '../../content/terms';
import { SCORE_PARTS } from '../../view-model/gameResult';
import { pointsNow } from '../../view-model/points';
import { useTable } from '../context';
import { OpenBoard } from '../players/OpenBoard';

type Closable = { readonly onClose: () => void };

export function BoardDialog({ playerID, onClose }: Closable & { readonly playerID: PlayerID }) {
  const { t, seat } = useTable();
  return (
    <Dialog
      testId="board-dialog"
      size="wide"
      title={t('player.boardOf', { name: seat(playerID).name })}
      onClose={onClose}
      isRead
    >
      <OpenBoard playerID={playerID} />
    </Dialog>
  );
}

/** All players' points by source, if the game ended now. */
export function PointsDialog({ playerID, onClose }: Closable & { readonly playerID: PlayerID }) {
  const { t, G, seat } = useTable();
  return (
    <Dialog
      testId="points-dialog"
      title={t('points.title')}
      subtitle={t('points.lead')}
      onClose={onClose}
      isRead
    >
      <Grid
        className="ledger"
        corner=""
        columns={[
          ...SCORE_PARTS.map((source) => ({ key: source, name: t(`terms.source.${source}`) })),
          { key: 'total', name: t('points.total') },
        ]}
        rows={G.turnOrder.map((id) => {
          const points = pointsNow(G, id);
          return {
            key: id,
            name: seat(id).name,
            className: id === playerID ? 'ledger-own' : undefined,
            cells: [
              ...SCORE_PARTS.map((source) => points[source]),
              <strong key="total">{points.total}</strong>,
            ],
          };
        })}
      />
    </Dialog>
  );
}
