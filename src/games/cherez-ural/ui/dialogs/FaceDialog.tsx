import { RuleText } from '../../../../game-api/lookUp';
import { entryOf } from '../../../../rules-kit/indexed';
import { Dialog } from '../../../../table/dialogs/Dialog';
import { WhereGet } from '../../../../table/links/WhereGet';
import type { Link } from '../../content/links';
import { type BusinessId, isWorkerId, type WorkerId } from '../../content/terms';
import { playerOf } from '../../rules/state/state';
import { stillNeeded } from '../../view-model/links/linkGoods';
import { BusinessFace } from '../cards/BusinessFace';
import { WorkerFace } from '../cards/WorkerFace';
import { useTable } from '../context';
import { useLateWords } from '../lateWords';

type FaceProps<Card> = { readonly card: Card; readonly onClose: () => void };

export function FaceDialog({ card, onClose }: FaceProps<BusinessId | WorkerId>) {
  const { workerName } = useTable();
  if (!isWorkerId(card)) return <BusinessCardDialog card={card} onClose={onClose} />;
  return (
    <Dialog testId="face-dialog" title={workerName(card)} size="small" onClose={onClose} isRead>
      <WorkerFace id={card} />
    </Dialog>
  );
}

function BusinessCardDialog({ card, onClose }: FaceProps<BusinessId>) {
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
