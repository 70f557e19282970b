import { useState } from 'react';
import { useSay } from '../../../../table/context';
import { MoveButton } from '../../../../table/text/MoveButton';
import { PickForm } from '../../../../table/text/PickForm';
import { spaceOf } from '../../content/board';
import { REGIONS, type SpaceId, type WorkerId } from '../../content/terms';
import { playerOf, workerOf } from '../../rules/state/state';
import { listComma } from '../../text/words';
import { SpaceOptions } from '../../ui/parts/SpaceOptions';
import type { Intent } from '../../view-model/legal';
import { placesFor } from '../../view-model/targets';
import { useText } from '../context';

export type SpaceOption = {
  readonly space: SpaceId;
  /** Shown beside the name: the way and its cost. */
  readonly note?: string;
  /** Shown once the option is chosen. */
  readonly detail?: () => string;
  readonly intent: Intent;
};

type SpaceFormProps = {
  readonly name: string;
  readonly label: string;
  readonly confirm: string;
  readonly options: readonly SpaceOption[];
};

export function SpaceForm({ name, label, confirm, options }: SpaceFormProps) {
  const { t, language, spaceName } = useText();
  const groups = REGIONS.map((region) => ({
    title: t(`terms.region.${region}`),
    options: options
      .filter(({ space }) => spaceOf(space).region === region)
      .sort((a, b) => spaceName(a.space).localeCompare(spaceName(b.space), language))
      .map(({ space, note, detail, intent }) => ({
        key: `${space} ${note ?? ''}`,
        label: note === undefined ? spaceName(space) : listComma([spaceName(space), note], language),
        detail,
        intent,
      })),
  }));
  return <PickForm name={name} label={label} confirm={confirm} groups={groups} />;
}

/** R7.4, all workers in one form. */
export function PlaceForm() {
  const { G, legal, viewer, say, t, workerName, spaceName, run } = useText();
  const refuse = useSay();
  const [chosen, setChosen] = useState<Readonly<Record<WorkerId, SpaceId>>>({});
  if (viewer === null) return null;
  const { workers } = playerOf(G, viewer);
  const at = (worker: WorkerId) => chosen[worker] ?? workerOf(G, worker).at;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const places: Record<WorkerId, SpaceId> = {};
        for (const worker of workers) {
          const space = at(worker);
          if (space !== null) places[worker] = space;
        }
        if (workers.some((worker) => places[worker] === undefined)) refuse(t('table.hint.placeAll'));
        else run([{ move: 'placeWorkers', args: [places] }]);
      }}
    >
      {workers.map((worker) => (
        <p key={worker}>
          <label>
            {say('placeFor', { worker: workerName(worker) })}{' '}
            <select
              value={at(worker) ?? ''}
              data-testid={`place-${worker}`}
              data-action={`place-${worker}`}
              onChange={({ target }) => setChosen({ ...chosen, [worker]: target.value })}
            >
              {at(worker) === null && <option value="">{t('table.notPlaced')}</option>}
              <SpaceOptions spaces={placesFor(legal, worker)} nameOf={spaceName} />
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

/** R7.5. */
export function FactoryForm() {
  const { legal, say, G, t } = useText();
  const cities = legal.placeFactory.filter((space): space is SpaceId => space !== null);
  return (
    <>
      <p>{say('factoryTitle')}</p>
      <SpaceForm
        name="placeFactory"
        label={say('whichCity')}
        confirm={say('factoryConfirm')}
        options={cities.map((space) => ({ space, intent: { move: 'placeFactory', args: [space] } }))}
      />
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
