import { useState } from 'react';
import { type Intent, useSay, useTextWords, useTurn } from '../context';

export type PickOption = {
  readonly key: string;
  readonly label: string;
  /** Shown once the option is chosen */
  readonly detail?: () => string;
  readonly intent: Intent;
};

type PickFormProps = {
  readonly name: string;
  readonly label: string;
  readonly confirm: string;
  /** Options by group, in display order */
  readonly groups: readonly { readonly title: string; readonly options: readonly PickOption[] }[];
};

/**
 * Lets the player pick one of many ways to make a move, such as a place by region and name. Renders nothing without
 * options.
 */
export const PickForm = (props: PickFormProps) =>
  props.groups.every(({ options }) => options.length === 0) ? null : <Filled {...props} />;

function Filled({ name, label, confirm, groups }: PickFormProps) {
  const say = useTextWords();
  const { run } = useTurn();
  const refuse = useSay();
  const [chosen, setChosen] = useState('');
  const option = groups.flatMap(({ options }) => options).find(({ key }) => key === chosen);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (option === undefined) refuse(say('kit.chooseFirst'));
        else run([option.intent]);
      }}
    >
      <label>
        {label}{' '}
        <select value={chosen} data-testid={`to-${name}`} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{say('kit.choose')}</option>
          {groups.map(({ title, options }) =>
            options.length === 0 ? null : (
              <optgroup key={title} label={title}>
                {options.map(({ key, label: words }) => (
                  <option key={key} value={key}>
                    {words}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </select>
      </label>{' '}
      <button type="submit" data-testid={`do-${name}`}>
        {confirm}
      </button>
      {option?.detail !== undefined && <p role="status">{option.detail()}</p>}
    </form>
  );
}
