import { type ReactNode, useMemo, useState } from 'react';
import type { Translate } from '../../language/translator';
import { useWords, type Words } from '../context';
import type { KitAlmanacKey } from '../words';
import { type AlmanacCard, type Filter, fits, NO_FILTER, ORIGINS, type Origin } from './almanac';

type Named = { readonly value: string; readonly name: string };
type Mark = Named & { readonly sign: ReactNode };

type FieldOf<Card extends AlmanacCard> = Card['fields'][Origin][number];

export type CardWords<Card extends AlmanacCard> = Translate<
  | KitAlmanacKey
  | 'provenance'
  | `${'kind' | 'group'}.${'label' | 'all'}`
  | 'marks'
  | `kind.${Card['kind']}`
  | `field.${FieldOf<Card>}`
>;

/** A game's cards for the almanac: data, faces and filters. The filters by text and origin are built in. */
export type CardList<GameWords extends Words, Card extends AlmanacCard> = {
  readonly cardsIn: (words: GameWords) => readonly Card[];
  readonly faceOf: (card: Card) => ReactNode;
  readonly kinds: readonly Card['kind'][];
  /** Subdivision of one kind, with its own filter */
  readonly groups: {
    readonly ofKind: Card['kind'];
    readonly testId: string;
    readonly all: (words: GameWords) => readonly Named[];
  };
  /** Icons on cards that can be filtered by */
  readonly marks: (words: GameWords) => readonly Mark[];
};

type AlmanacCardsProps<GameWords extends Words, Card extends AlmanacCard> = {
  readonly list: CardList<GameWords, Card>;
  readonly words: GameWords;
  readonly say: CardWords<Card>;
};

/** Shows all cards with filters, and below each card the origin of its values. */
export function AlmanacCards<GameWords extends Words, Card extends AlmanacCard>(
  props: AlmanacCardsProps<GameWords, Card>,
) {
  const { list, words, say } = props;
  const { cardsIn, faceOf, kinds, groups, marks } = list;
  const cards = useMemo(() => cardsIn(words), [cardsIn, words]);
  const { t } = useWords();
  const fieldList = (fields: readonly FieldOf<Card>[]) =>
    fields.map((field) => say(`field.${field}`)).join(t('kit.comma'));
  const [filter, setFilter] = useState(NO_FILTER);
  const [hasTexts, setTexts] = useState(true);
  const found = cards.filter((card) => fits(card, filter));
  return (
    <>
      <p className="almanac-note">{say('provenance')}</p>
      <Filters
        say={say}
        kinds={kinds.map((value) => ({ value, name: say(`kind.${value}`) }))}
        group={{ ...groups, values: groups.all(words) }}
        marks={marks(words)}
        filter={filter}
        onFilter={setFilter}
      />
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

type FiltersProps = {
  readonly say: CardWords<never>;
  readonly group: { readonly ofKind: string; readonly testId: string; readonly values: readonly Named[] };
  readonly marks: readonly Mark[];
  readonly kinds: readonly Named[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
};

function Filters({ say, kinds, group, marks, filter, onFilter }: FiltersProps) {
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
        label={say('kind.label')}
        all={say('kind.all')}
        values={kinds}
        testId="almanac-kind"
        chosen={filter.kind}
        onChoose={(value) => onFilter({ ...filter, kind: value, group: null })}
      />
      <Choice
        label={say('group.label')}
        all={say('group.all')}
        values={group.values}
        testId={group.testId}
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
      <fieldset className="almanac-marks" aria-label={say('marks')}>
        {marks.map(({ value, name, sign }) => {
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
