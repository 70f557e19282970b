import { CardChoice } from '../../../../table/dialogs/CardChoice';
import { WorkerFace } from '../cards/WorkerFace';
import { usePick, useTable } from '../context';

/** R7.3. */
export function ChooseWorkerDialog() {
  const { legal, t, workerName, G } = useTable();
  const pick = usePick();
  return (
    <CardChoice
      testId="choose-worker-dialog"
      title={t('table.choose.workerTitle')}
      subtitle={t(G.numPlayers === 1 ? 'table.choose.workerWhySolo' : 'table.choose.workerWhy', {
        round: G.round,
      })}
      cards={legal.chooseWorkerCard}
      face={(id) => <WorkerFace id={id} />}
      nameOf={workerName}
      intentOf={(id) => ({ move: 'chooseWorkerCard', args: [id] })}
      onHide={() => pick({ do: 'hideChoice', hidden: true })}
    />
  );
}
