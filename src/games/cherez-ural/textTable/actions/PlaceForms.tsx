import { useState } from 'react';
import { useSay } from '../../../../table/context';
import { MoveButton } from '../../../../table/text/MoveButton';
import type { SpaceId, WorkerId } from '../../content/terms';
import { placesFor } from '../../position/targets';
import { useText } from '../context';
import { SpaceForm } from './SpaceForm';

/** Setting out the own workers (R7.4), all of them in one form. */
export function PlaceForm() {
  const { G, legal, viewer, say, t, workerName, spaceName, run } = useText();
  const refuse = useSay();
  const [chosen, setChosen] = useState<Readonly<Record<WorkerId, SpaceId>>>({});
  if (viewer === null) return null;
  const { workers } = G.players[viewer];
  const at = (worker: WorkerId) => chosen[worker] ?? G.workers[worker].at;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (workers.some((worker) => at(worker) === null)) refuse(t('table.hint.placeAll'));
        else {
          const places = Object.fromEntries(workers.map((worker) => [worker, at(worker)]));
          run([{ move: 'placeWorkers', args: [places] }]);
        }
      }}
    >
      {workers.map((worker) => (
        <p key={worker}>
          <label>
            {say('placeFor', { worker: workerName(worker) })}{' '}
            <select
              value={at(worker) ?? ''}
              data-testid={`place-${worker}`}
              onChange={({ target }) => setChosen({ ...chosen, [worker]: target.value })}
            >
              {at(worker) === null && <option value="">{t('table.notPlaced')}</option>}
              {placesFor(legal, worker).map((space) => (
                <option key={space} value={space}>
                  {spaceName(space)}
                </option>
              ))}
            </select>
          </label>
        </p>
      ))}
      <button type="submit" data-testid="do-placeWorkers">
        {say('placeConfirm')}
      </button>
    </form>
  );
}

/** Where the factory goes this round (R7.5), or that it stays. */
export function FactoryForm() {
  const { legal, say, G, t } = useText();
  const cities = legal.placeFactory.filter((space): space is SpaceId => space !== null);
  return (
    <>
      <p>{say('factoryTitle')}</p>
      {cities.length > 0 && (
        <SpaceForm
          name="placeFactory"
          label={say('whichCity')}
          confirm={say('factoryConfirm')}
          options={cities.map((space) => ({ space, intent: { move: 'placeFactory', args: [space] } }))}
        />
      )}
      {legal.placeFactory.includes(null) && (
        <MoveButton
          testId="factory-stay"
          intent={{ move: 'placeFactory', args: [null] }}
          label={t(G.factoryAt === null ? 'table.action.noFactory' : 'table.action.factoryStays')}
        />
      )}
    </>
  );
}
