import { keysOf } from '../../rules-kit/records';
import { offers } from '../games';
import { useSettings } from '../settings';
import type { Filter } from './playedGame';
import { useWords } from './words';

type ChoiceProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
};

function Choice({ id, label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label>
      <span>{label}</span>
      <select data-testid={`filter-${id}`} value={value} onChange={(event) => onChoose(event.target.value)}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

type FilterFormProps = { readonly filter: Filter; readonly onFilter: (filter: Filter) => void };

export function FilterForm({ filter, onFilter }: FilterFormProps) {
  const t = useWords();
  const { language } = useSettings();
  const all = ['', t('filter.all')] as const;
  const most = Math.max(...offers.map(({ players }) => players.most));
  const choices: Readonly<Record<keyof Filter, ChoiceProps['choices']>> = {
    game: [all, ...offers.map(({ name, title }) => [name, title[language]] as const)],
    result: [all, ['won', t('filter.won')], ['lost', t('filter.lost')]],
    where: [all, ['online', t('filter.online')], ['here', t('filter.here')]],
    rivals: [all, ['people', t('filter.people')], ['bots', t('filter.bots')]],
    players: [all, ...Array.from({ length: most }, (_, index) => [`${index + 1}`, `${index + 1}`] as const)],
  };
  const ids = keysOf(choices);
  return (
    <form className="played-filter" onSubmit={(event) => event.preventDefault()}>
      {ids.map((id) => (
        <Choice
          key={id}
          id={id}
          label={t(`filter.${id}`)}
          value={filter[id]}
          choices={choices[id]}
          onChoose={(value) => onFilter({ ...filter, [id]: value })}
        />
      ))}
    </form>
  );
}
