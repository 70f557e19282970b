import { RuleText } from '../../../../game-api/lookUp';
import { entryOf } from '../../../../rules-kit/indexed';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { WhereGet } from '../../../../table/links/WhereGet';
import type { Link } from '../../content/links';
import type { BusinessId } from '../../content/terms';
import { playerOf } from '../../rules/state/state';
import { stillNeeded } from '../../view-model/links/linkGoods';
import { BusinessFace } from '../cards/BusinessFace';
import { useTable } from '../context';
import { useLateWords } from '../lateWords';

export function FaceDialog({ card, onClose }: { readonly card: BusinessId; readonly onClose: () => void }) {
  const table = useTable();
  const late = useLateWords();
  const { G, content, language, viewer, refusal } = table;
  const held = viewer !== null && playerOf(G, viewer).hand.includes(card);
  return (
    <Dialog
      testId="face-dialog"
      title={entryOf(content.businesses, card).name[language]}
      size="small"
      onClose={onClose}
    >
      <BusinessFace id={card} />
      {held && stillNeeded(table, card) !== null && (
        <WhereGet link={`need:${card}` satisfies Link} isApart onPress={onClose} />
      )}
      {held && (
        <p className="face-why">
          <RuleText text={refusal('completeBusiness', { card }) ?? late('business.chosenLater')} />
        </p>
      )}
    </Dialog>
  );
}
