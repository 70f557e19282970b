import { usePick, useSelected, useTable } from '../context';
import { BusinessDialog } from './BusinessDialog';
import { ChooseWorkerDialog, DraftDialog } from './CardChoice';
import { FaceDialog } from './FaceDialog';
import { HandOverDialog } from './HandOverDialog';
import { HuntDialog } from './HuntDialog';
import { CompletedDialog, SituationDialog, WorkersDialog } from './InfoDialogs';
import { ReturnDialog } from './ReturnDialog';
import { TradeDialog } from './TradeDialog';

/** The one dialog that is open: what the position asks for comes before what the player has opened. */
export function Dialogs() {
  const { legal, acting } = useTable();
  const { selection } = useSelected();
  const pick = usePick();
  const close = () => pick({ do: 'close' });
  const { dialog } = selection;
  if (legal.returnGoods.length > 0 && acting !== null) return <ReturnDialog worker={acting} />;
  if (dialog !== null) {
    switch (dialog.kind) {
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
      case 'situation':
        return <SituationDialog onClose={close} />;
      case 'workers':
        return <WorkersDialog playerID={dialog.playerID} onClose={close} />;
      case 'completed':
        return <CompletedDialog playerID={dialog.playerID} onClose={close} />;
    }
  }
  if (selection.choiceHidden) return null;
  if (legal.chooseWorkerCard.length > 0) return <ChooseWorkerDialog />;
  return legal.draft.length > 0 ? <DraftDialog /> : null;
}
