import { isSpace } from '../../rules/spaces';
import { playerOf, workerOf } from '../../rules/state/state';
import { nextToPlace } from '../../view-model/placing';
import { placesFor } from '../../view-model/targets';
import { usePick, useSelected, useTable } from '../context';
import { PlayerShield } from '../parts/PlayerShield';
import { SpaceOptions } from '../parts/SpaceOptions';

/** Places workers without the map, for keyboards and screen readers. */
export function PlacingChips() {
  const table = useTable();
  const { G, legal, viewer, t, seat, workerName, spaceName } = table;
  const { selection, placing, use } = useSelected();
  const pick = usePick();
  if (viewer === null || use !== 'placing') return null;
  const { workers } = playerOf(G, viewer);
  return (
    <div className="flex gap-8 placing">
      {workers.map((worker) => {
        const at = selection.placing[worker] ?? workerOf(G, worker).at;
        return (
          <label
            key={worker}
            className={`flex-line chip gap-6 semibold corner-6 placing-worker${placing === worker ? ' lit' : ''}`}
          >
            <PlayerShield colour={seat(viewer).colour} worker={worker} size={18} />
            <span>{workerName(worker)}</span>
            <select
              data-testid={`place-${worker}`}
              data-action={`place-${worker}`}
              value={at ?? ''}
              onFocus={() => pick({ do: 'pickPlacingWorker', worker })}
              onChange={(event) =>
                isSpace(event.target.value) &&
                pick({
                  do: 'place',
                  worker,
                  space: event.target.value,
                  next: nextToPlace(table, selection, worker),
                })
              }
            >
              {at === null && <option value="">{t('table.notPlaced')}</option>}
              <SpaceOptions spaces={placesFor(legal, worker)} nameOf={spaceName} />
            </select>
          </label>
        );
      })}
    </div>
  );
}
