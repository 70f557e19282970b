import { type ReactNode, useState } from 'react';
import { useWords } from '../context';
import type { KitAlmanacWords } from '../words';
import { type AlmanacCard, type Filter, fits, NO_FILTER, ORIGINS } from './almanac';

type Named = { readonly value: string; readonly name: string };

/** What can be asked for besides words and origin. */
export type AlmanacFilters = {
  readonly kind: { readonly label: string; readonly all: string; readonly values: readonly Named[] };
  /** A division of one kind. */
  readonly group: {
    readonly ofKind: string;
    readonly testId: string;
    readonly label: string;
    readonly all: string;
    readonly values: readonly Named[];
  };
  readonly marks: {
    readonly label: string;
    readonly values: readonly (Named & { readonly sign: ReactNode })[];
  };
};

type AlmanacCardsProps<Card extends AlmanacCard> = {
  readonly say: KitAlmanacWords;
  readonly cards: readonly Card[];
  readonly filters: AlmanacFilters;
  readonly faceOf: (card: Card) => ReactNode;
  /** A field of a card in words. */
  readonly fieldName: (field: string) => string;
};

/** All cards by their faces, filtered; icons first, their texts on demand; each with what of it is known. */
export function AlmanacCards<Card extends AlmanacCard>(props: AlmanacCardsProps<Card>) {
  const { say, cards, filters, faceOf, fieldName } = props;
  const { t } = useWords();
  const fieldList = (fields: readonly string[]) => fields.map(fieldName).join(t('kit.comma'));
  const [filter, setFilter] = useState(NO_FILTER);
  const [hasTexts, setTexts] = useState(true);
  const found = cards.filter((card) => fits(card, filter));
  return (
    <>
      <Filters say={say} filters={filters} filter={filter} onFilter={setFilter} />
      <div className="almanac-count">
        <output data-testid="almanac-found">
          {found.length === 0
            ? say('kit.none')
            : say('kit.found', { count: found.length, all: cards.length })}
        </output>
        <label>
          <input
            type="checkbox"
            checked={hasTexts}
            data-testid="almanac-texts"
            onChange={(event) => setTexts(event.target.checked)}
          />
          {say('kit.texts')}
        </label>
      </div>
      <div className={hasTexts ? 'almanac-cards' : 'almanac-cards almanac-icons'}>
        {found.map((card) => (
          <figure key={card.id} data-testid={`almanac-card-${card.id}`}>
            {faceOf(card)}
            <figcaption className="almanac-origins">
              {ORIGINS.filter((origin) => card.fields[origin].length > 0).map((origin) => (
                <span key={origin} className={`almanac-origin almanac-origin-${origin}`}>
                  {say(`kit.from.${origin}`, { fields: fieldList(card.fields[origin]) })}
                </span>
              ))}
            </figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}

type FiltersProps = Pick<AlmanacCardsProps<AlmanacCard>, 'say' | 'filters'> & {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
};

function Filters({ say, filters: { kind, group, marks }, filter, onFilter }: FiltersProps) {
  return (
    <div className="almanac-filters">
      <input
        type="search"
        data-testid="almanac-search"
        aria-label={say('kit.search')}
        placeholder={say('kit.search')}
        value={filter.query}
        onChange={(event) => onFilter({ ...filter, query: event.target.value })}
      />
      <Choice
        {...kind}
        testId="almanac-kind"
        chosen={filter.kind}
        onChoose={(value) => onFilter({ ...filter, kind: value, group: null })}
      />
      <Choice
        {...group}
        chosen={filter.group}
        onChoose={(value) =>
          onFilter({ ...filter, group: value, kind: value === null ? filter.kind : group.ofKind })
        }
      />
      <Choice
        label={say('kit.origin.label')}
        testId="almanac-origin"
        all={say('kit.origin.all')}
        values={ORIGINS.map((value) => ({ value, name: say(`kit.origin.${value}`) }))}
        chosen={filter.origin}
        onChoose={(value) =>
          onFilter({ ...filter, origin: ORIGINS.find((origin) => origin === value) ?? null })
        }
      />
      <fieldset className="almanac-marks" aria-label={marks.label}>
        {marks.values.map(({ value, name, sign }) => {
          const isOn = filter.marks.includes(value);
          return (
            <button
              key={value}
              type="button"
              className="btn"
              aria-pressed={isOn}
              aria-label={name}
              title={name}
              data-testid={`almanac-${value}`}
              onClick={() =>
                onFilter({
                  ...filter,
                  marks: isOn ? filter.marks.filter((mark) => mark !== value) : [...filter.marks, value],
                })
              }
            >
              {sign}
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly testId: string;
  readonly all: string;
  readonly values: readonly Named[];
  readonly chosen: string | null;
  readonly onChoose: (value: string | null) => void;
};

function Choice({ label, testId, all, values, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="almanac-choice">
      <span>{label}</span>
      <select
        data-testid={testId}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      >
        <option value="">{all}</option>
        {values.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
