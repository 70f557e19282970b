import { queries } from '../../queries';
import { usePointed, useTable } from '../context';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';

/** The worker whose turn it is, where it stands or goes, and its load. */
export function SheetHead() {
  const { G, t, acting, seat, workerName, spaceName } = useTable();
  const { picked } = usePointed();
  const worker = picked?.choice.worker ?? acting;
  // Its room stays: a sheet that grows under a pointer would move the map from under it.
  if (worker === null) return <div className="drawer-head" />;
  const { place, goods, capacity } = queries.worker(G, worker);
  const from = place === null ? '' : spaceName(place);
  return (
    <div className="drawer-head">
      <PlayerShield colour={seat(G.workers[worker].owner).colour} worker={worker} size={28} />
      <div className="drawer-who">
        <h2>{workerName(worker)}</h2>
        <p>
          {picked === null
            ? from
            : t('table.sheet.going', {
                from,
                place: spaceName(picked.space),
                way: t(`table.by.${picked.choice.by}`),
              })}
        </p>
      </div>
      <Load goods={goods} capacity={capacity} size={17} />
    </div>
  );
}
