import { useState } from 'react';
import { board } from '../../content/board';
import { REGIONS, type SpaceId } from '../../content/terms';
import type { Intent } from '../../position/legal';
import { listComma } from '../../text/words';
import { useText } from '../context';

export type SpaceOption = {
  readonly space: SpaceId;
  /** Beside the name: the way and its cost; null: nothing. */
  readonly note: string | null;
  /** Said once it is chosen. */
  readonly detail: (() => string) | null;
  readonly intent: Intent;
};

type SpaceFormProps = {
  readonly name: string;
  readonly label: string;
  readonly confirm: string;
  readonly options: readonly SpaceOption[];
};

/** One of several spaces, by region and name, with what is to be known of the chosen one. */
export function SpaceForm({ name, label, confirm, options }: SpaceFormProps) {
  const { say, t, language, spaceName, run, refuse } = useText();
  const [chosen, setChosen] = useState('');
  const keyed = options.map((option) => ({ ...option, key: `${option.space} ${option.note ?? ''}` }));
  const option = keyed.find(({ key }) => key === chosen);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (option === undefined) refuse(say('chooseFirst'));
        else run([option.intent]);
      }}
    >
      <label>
        {label}{' '}
        <select value={chosen} data-testid={`to-${name}`} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{say('choose')}</option>
          {REGIONS.map((region) => {
            const here = keyed
              .filter(({ space }) => board.space[space].region === region)
              .sort((a, b) => spaceName(a.space).localeCompare(spaceName(b.space), language));
            return here.length === 0 ? null : (
              <optgroup key={region} label={t(`terms.region.${region}`)}>
                {here.map(({ key, space, note }) => (
                  <option key={key} value={key}>
                    {note === null ? spaceName(space) : listComma([spaceName(space), note], language)}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      </label>{' '}
      <button type="submit" data-testid={`do-${name}`}>
        {confirm}
      </button>
      {option?.detail != null && <p role="status">{option.detail()}</p>}
    </form>
  );
}
