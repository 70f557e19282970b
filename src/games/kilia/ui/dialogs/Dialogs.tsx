import { later } from '../../../../table/loading/later';
import { useOpenDialog, usePick, useSelected } from '../context';
import { ScoreDialog } from '../score';

const PayDialog = later(async () => (await import('./PayDialog')).PayDialog);
const SpratDialog = later(async () => (await import('./SpratDialog')).SpratDialog);
const VoyageDialog = later(async () => (await import('./VoyageDialog')).VoyageDialog);
const BoardDialog = later(async () => (await import('./InfoDialogs')).BoardDialog);

/** Renders the open dialog. Dialogs that the player opened come before those that the position requires. */
export function Dialogs() {
  const { plan, picks } = useSelected();
  const pick = usePick();
  const close = () => pick({ do: 'close' });
  const dialog = useOpenDialog();
  switch (dialog?.kind) {
    case 'pay':
      if (plan.kind === 'expand' || plan.kind === 'fulfil') return <PayDialog plan={plan} onClose={close} />;
      break;
    case 'sprat':
      return <SpratDialog onClose={close} />;
    case 'board':
      return <BoardDialog playerID={dialog.playerID} onClose={close} />;
    case 'points':
      return <ScoreDialog playerID={dialog.playerID} onClose={close} />;
  }
  if (plan.kind === 'windows' && !picks.isAside) return <VoyageDialog windows={plan.windows} />;
  return null;
}
