import { Dialog } from '../../../../table/dialogs/Dialog';
import type { PlayerID } from '../../content/terms';
import { useTable } from '../context';
import { OpenBoard } from '../players/OpenBoard';

export function BoardDialog({
  playerID,
  onClose,
}: {
  readonly playerID: PlayerID;
  readonly onClose: () => void;
}) {
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
