import { Dialog } from '../../../../table/dialogs/Dialog';
import { KeysDialog } from '../../../../table/keys/KeysDialog';
import type { PlayerID } from '../../content/terms';
import { SCORE_PARTS } from '../../position/gameResult';
import { pointsNow } from '../../position/points';
import { useTable } from '../context';
import { KEYS } from '../keys';
import { OpenBoard } from '../players/OpenBoard';

type Closable = { readonly onClose: () => void };

/** The keys that play the table. */
export function Keys({ onClose }: Closable) {
  const { t, G } = useTable();
  const keys = KEYS.map(({ key, name }) => ({ key, says: t(`keys.${name}`) }));
  return <KeysDialog keys={keys} G={G} onClose={onClose} />;
}

/** Another player's board, held open. */
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

/** What all players would score if the game ended now, by parts. */
export function PointsDialog({ playerID, onClose }: Closable & { readonly playerID: PlayerID }) {
  const { t, G, seat } = useTable();
  return (
    <Dialog
      testId="points-dialog"
      title={t('points.title', { name: seat(playerID).name })}
      subtitle={t('points.lead')}
      onClose={onClose}
      isRead
    >
      <table className="ledger">
        <thead>
          <tr>
            <td />
            {SCORE_PARTS.map((source) => (
              <th key={source} scope="col">
                {t(`terms.source.${source}`)}
              </th>
            ))}
            <th scope="col">{t('points.total')}</th>
          </tr>
        </thead>
        <tbody>
          {G.turnOrder.map((id) => {
            const points = pointsNow(G, id);
            return (
              <tr key={id} className={id === playerID ? 'ledger-own' : undefined}>
                <th scope="row">{seat(id).name}</th>
                {SCORE_PARTS.map((source) => (
                  <td key={source}>{points[source]}</td>
                ))}
                <td>
                  <strong>{points.total}</strong>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
