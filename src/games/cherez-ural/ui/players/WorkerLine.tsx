import type { WorkerId } from '../../content/terms';
import { queries } from '../../queries';
import { WorkerFace } from '../cards/WorkerFace';
import { useSelected, useTable } from '../context';
import { nameOnMap } from '../map/geography';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { Tip } from '../parts/Tip';
import { useChooseWorker } from '../workerChoice';

/** One worker of a player: who, where, with what. One's own can be pressed to act with, or to be set out. */
export function WorkerLine({ worker }: { readonly worker: WorkerId }) {
  const { G, t, language, seat, acting, viewer, workerName, spaceName } = useTable();
  const { placing, selection } = useSelected();
  const choose = useChooseWorker();
  const { owner, attached } = G.workers[worker];
  const { place, goods, capacity, acted } = queries.worker(G, worker);
  const at = selection.placing[worker] ?? place;
  const where = at === null ? t('table.notPlaced') : spaceName(at);
  const look = acting === worker || placing === worker ? ' worker-acting' : acted ? ' worker-acted' : '';
  return (
    <Tip text={<WorkerFace id={worker} />} side="left" wide>
      <button
        type="button"
        className={`worker${look}`}
        data-testid={`worker-${worker}`}
        aria-current={acting === worker}
        onClick={() => owner === viewer && choose(worker)}
      >
        <PlayerShield colour={seat(owner).colour} worker={worker} acted={acted} size={17} />
        <span className="worker-name">{workerName(worker)}</span>
        <span className="visually-hidden">
          {t('table.comma')}
          {where}
          {t('table.comma')}
        </span>
        <span className="worker-place" aria-hidden="true">
          {at === null ? where : nameOnMap(at, language)}
        </span>
        {attached.length > 0 && <span className="worker-attached">+{attached.length}</span>}
        <span className="gap" />
        <Load goods={goods} capacity={capacity} />
      </button>
    </Tip>
  );
}
