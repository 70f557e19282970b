import { keysOf } from '../../rules-kit/records';
import { useWords } from './words';
import './filterForm.css';

type Choices = readonly (readonly [value: string, name: string])[];

type FilterFormProps<Filter> = {
  /** Name and choices of each shown field. The value '' allows everything and is added. */
  readonly fields: { readonly [Id in keyof Filter]?: { readonly label: string; readonly choices: Choices } };
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** The text of the value ''; by default "all" */
  readonly anyText?: string;
};

/** Choices that filter a list. */
export function FilterForm<Filter extends Readonly<Record<string, string>>>({
  fields,
  filter,
  onFilter,
  anyText,
}: FilterFormProps<Filter>) {
  const t = useWords();
  return (
    <form className="filter-form" onSubmit={(event) => event.preventDefault()}>
      {keysOf(fields).map((id) => (
        <label key={id}>
          <span>{fields[id]?.label}</span>
          <select
            data-testid={`filter-${id}`}
            value={filter[id]}
            onChange={(event) => onFilter({ ...filter, [id]: event.target.value })}
          >
            <option value="">{anyText ?? t('filter.all')}</option>
            {fields[id]?.choices.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </form>
  );
}

/** Returns the numbers from 1 to `most` as choices. */
export const numbersTo = (most: number): Choices =>
  Array.from({ length: most }, (_, index) => [`${index + 1}`, `${index + 1}`] as const);
