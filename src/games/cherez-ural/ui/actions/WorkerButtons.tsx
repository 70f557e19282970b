import { ActionButton } from '../../../../table/controls/ActionButton';
import { useTable } from '../context';
import { PlayerShield } from '../parts/PlayerShield';

/** Which worker acts this turn (R8.4), for those who don't press it on the map: with no gold no space can be pressed. */
export function WorkerButtons() {
  const { G, legal, run, seat, workerName, spaceName, t } = useTable();
  return (
    <div className="placing">
      {legal.activateWorker.map((worker) => {
        const { owner, at } = G.workers[worker];
        return (
          <ActionButton
            key={worker}
            testId={`activate-${worker}`}
            sign={<PlayerShield colour={seat(owner).colour} worker={worker} size={18} />}
            label={workerName(worker)}
            spoken={t('table.workerAt', {
              worker: workerName(worker),
              place: at === null ? t('table.notPlaced') : spaceName(at),
            })}
            reason={null}
            onPress={() => run([{ move: 'activateWorker', args: [worker] }])}
          />
        );
      })}
    </div>
  );
}
