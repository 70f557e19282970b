import { useLookBack } from '../../../../table/context';
import { later } from '../../../../table/loading/later';
import { useOpenDialog, usePick, useSelected, useTable } from '../context';
import { ScoreDialog } from '../score/ledger';

const BonusTilesDialog = later(async () => (await import('./FreeDialogs')).BonusTilesDialog);
const BuildDialog = later(async () => (await import('./BuildDialog')).BuildDialog);
const CardDialog = later(async () => (await import('./ShowDialogs')).CardDialog);
const ChoiceAsked = later(async () => (await import('./ChoiceAsked')).ChoiceAsked);
const OpeningDialog = later(async () => (await import('./OpeningDialogs')).OpeningDialog);
const PlayerDialog = later(async () => (await import('./ShowDialogs')).PlayerDialog);
const ProcessDialog = later(async () => (await import('./FreeDialogs')).ProcessDialog);

/**
 * Renders the open dialog. Information comes before choices that the position requires, and those before dialogs
 * that the player opened.
 */
export function Dialogs() {
  const { legal, choice, viewer, log } = useTable();
  const { selection } = useSelected();
  const { shown } = useLookBack();
  const pick = usePick();
  const dialog = useOpenDialog();
  const close = () => pick({ do: 'close' });
  switch (dialog?.kind) {
    case 'card':
      return <CardDialog card={dialog.card} onClose={close} />;
    case 'player':
      return <PlayerDialog playerID={dialog.playerID} onClose={close} />;
    case 'score':
      return <ScoreDialog playerID={dialog.playerID} onClose={close} />;
    case 'build':
      return <BuildDialog card={dialog.card} />;
    case 'process':
      return <ProcessDialog />;
    case 'bonusTiles':
      return <BonusTilesDialog />;
    case undefined:
      break;
  }
  // A past position requires no choices.
  if (selection.choiceHidden || viewer === null || shown !== null) return null;
  // Each decision has its own key, so that picks don't carry over to the next one.
  if (choice !== null && choice.owner === viewer) return <ChoiceAsked key={log.length} choice={choice} />;
  return legal.draft.length + legal.chooseTiles.length + legal.growUp.length > 0 ? <OpeningDialog /> : null;
}
