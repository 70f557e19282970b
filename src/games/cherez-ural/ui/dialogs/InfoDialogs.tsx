import { Dialog } from '../../../../table/dialogs/Dialog';
import type { PlayerID } from '../../content/terms';
import { isOpen } from '../../rules/content-pack/contentOf';
import { playerOf } from '../../rules/state/state';
import { BusinessFace } from '../cards/BusinessFace';
import { SituationFace } from '../cards/SituationFace';
import { WorkerFace } from '../cards/WorkerFace';
import { useTable } from '../context';
import { useLateWords } from '../lateWords';

type Closable = { readonly onClose: () => void };

export function SituationDialog({ onClose }: Closable) {
  const { G } = useTable();
  const late = useLateWords();
  const shown = G.situations.map((id, index) => ({ id, round: index + 1 })).reverse();
  return (
    <Dialog testId="situation-dialog" title={late('situationCards')} size="wide" onClose={onClose} isRead>
      <div className="grid gap-10 situations">
        {shown.map(({ id, round }) => (
          <SituationFace key={id} id={id} round={round} />
        ))}
      </div>
    </Dialog>
  );
}

export function WorkersDialog({ playerID, onClose }: Closable & { readonly playerID: PlayerID }) {
  const { G } = useTable();
  const late = useLateWords();
  return (
    <Dialog testId="workers-dialog" title={late('ownWorkerCards')} size="wide" onClose={onClose} isRead>
      <div className="faces">
        {playerOf(G, playerID)
          .workerHand.filter(isOpen)
          .map((id) => (
            <WorkerFace key={id} id={id} />
          ))}
      </div>
    </Dialog>
  );
}

export function CompletedDialog({ playerID, onClose }: Closable & { readonly playerID: PlayerID }) {
  const { G, t, seat, workerName } = useTable();
  const late = useLateWords();
  const { completed } = playerOf(G, playerID);
  const hidden = completed.filter(({ card }) => !isOpen(card)).length;
  return (
    <Dialog
      testId="completed-dialog"
      title={late('completedBy', { name: seat(playerID).name })}
      size="wide"
      onClose={onClose}
      isRead
    >
      {completed.length === 0 && <p>{t('table.noneCompleted')}</p>}
      <div className="faces">
        {completed.flatMap(({ card, worker, round }) =>
          isOpen(card)
            ? [
                <figure key={card} className="completed">
                  <BusinessFace id={card} />
                  <figcaption className="faded text-centre">
                    {isOpen(worker)
                      ? late('completedIn', { worker: workerName(worker), round })
                      : t('table.hand.done', { round })}
                  </figcaption>
                </figure>,
              ]
            : [],
        )}
      </div>
      {hidden > 0 && <p>{late('completedHidden', { count: hidden })}</p>}
    </Dialog>
  );
}
