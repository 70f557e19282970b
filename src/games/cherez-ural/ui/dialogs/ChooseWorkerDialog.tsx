import { WorkerFace } from '../cards/WorkerFace';
import { useTable } from '../context';
import { CardChoice } from './CardChoice';

/** Round start (R7.3): which worker card to reveal. */
export function ChooseWorkerDialog() {
  const { legal, t, workerName, G } = useTable();
  return (
    <CardChoice
      testId="choose-worker-dialog"
      title={t('table.choose.workerTitle')}
      subtitle={t('table.choose.workerWhy', { round: G.round })}
      cards={legal.chooseWorkerCard}
      face={(id) => <WorkerFace id={id} />}
      nameOf={workerName}
      intentOf={(id) => ({ move: 'chooseWorkerCard', args: [id] })}
      confirm={(name) => t('table.choose.confirm', { name })}
    />
  );
}
