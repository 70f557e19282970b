import { later } from '../../../../table/loading/later';
import { useOpenDialog, usePick, useSelected, useTable } from '../context';
import { GoldDialog } from '../gold/gold';
import { ChooseWorkerDialog } from './ChooseWorkerDialog';

const BusinessDialog = later(async () => (await import('./openedDialogs')).BusinessDialog);
const CompletedDialog = later(async () => (await import('./openedDialogs')).CompletedDialog);
const FaceDialog = later(async () => (await import('./openedDialogs')).FaceDialog);
const HandOverDialog = later(async () => (await import('./openedDialogs')).HandOverDialog);
const HuntDialog = later(async () => (await import('./openedDialogs')).HuntDialog);
const ReturnDialog = later(async () => (await import('./openedDialogs')).ReturnDialog);
const RoutesDialog = later(async () => (await import('./openedDialogs')).RoutesDialog);
const SituationDialog = later(async () => (await import('./openedDialogs')).SituationDialog);
const TradeDialog = later(async () => (await import('./openedDialogs')).TradeDialog);
const WorkersDialog = later(async () => (await import('./openedDialogs')).WorkersDialog);
const DraftDialog = later(async () => (await import('./DraftDialog')).DraftDialog);

/**
 * Shows the one open dialog. A decision required by the position takes precedence over a dialog that the player opened.
 */
export function Dialogs() {
  const { legal, acting } = useTable();
  const { selection } = useSelected();
  const pick = usePick();
  const close = () => pick({ do: 'close' });
  const dialog = useOpenDialog();
  if (legal.returnGoods.length > 0 && acting !== null) return <ReturnDialog worker={acting} />;
  switch (dialog?.kind) {
    case 'trade':
      return <TradeDialog />;
    case 'hunt':
      return <HuntDialog />;
    case 'handOver':
      return <HandOverDialog />;
    case 'business':
      return <BusinessDialog card={dialog.card} />;
    case 'face':
      return <FaceDialog card={dialog.card} onClose={close} />;
    case 'routes':
      return <RoutesDialog to={dialog.to} onClose={close} />;
    case 'situation':
      return <SituationDialog onClose={close} />;
    case 'workers':
      return <WorkersDialog playerID={dialog.playerID} onClose={close} />;
    case 'gold':
      return <GoldDialog playerID={dialog.playerID} onClose={close} />;
    case 'completed':
      return <CompletedDialog playerID={dialog.playerID} onClose={close} />;
  }
  if (selection.choiceHidden) return null;
  if (legal.chooseWorkerCard.length > 0) return <ChooseWorkerDialog />;
  return legal.draft.length > 0 ? <DraftDialog /> : null;
}
