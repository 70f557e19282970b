import { RuleText } from '../../../../game-api/lookUp';
import { Dialog } from '../../../../table/dialogs/Dialog';
import type { BusinessId } from '../../content/terms';
import { BusinessFace } from '../cards/BusinessFace';
import { useTable } from '../context';

/** A business card in full, and why it can't be completed now. */
export function FaceDialog({ card, onClose }: { readonly card: BusinessId; readonly onClose: () => void }) {
  const { G, content, language, t, viewer, refusal } = useTable();
  const held = viewer !== null && G.players[viewer].hand.includes(card);
  return (
    <Dialog
      testId="face-dialog"
      title={content.businesses[card].name[language]}
      size="small"
      onClose={onClose}
    >
      <BusinessFace id={card} />
      {held && (
        <p className="face-why">
          <RuleText text={refusal('completeBusiness', { card }) ?? t('table.business.chosenLater')} />
        </p>
      )}
    </Dialog>
  );
}
