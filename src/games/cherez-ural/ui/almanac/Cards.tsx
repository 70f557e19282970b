import { type ReactNode, useMemo, useState } from 'react';
import { GOODS } from '../../content/terms';
import { FAMILIES } from '../../content/vocabulary';
import { listComma } from '../../text/words';
import { BusinessFace } from '../cards/BusinessFace';
import { SituationFace } from '../cards/SituationFace';
import { WorkerCardFace } from '../cards/WorkerFace';
import { GoodIcon } from '../icons/index';
import { useWords } from '../words';
import { type AlmanacCard, almanacCards, type Filter, fits, KINDS, NO_FILTER, ORIGINS } from './cardList';
import { useSay } from './words';

type FilterProps = { readonly filter: Filter; readonly onFilter: (filter: Filter) => void };

type ChoiceProps<Value extends string> = {
  readonly label: string;
  readonly testId: string;
  readonly all: string;
  readonly values: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value | null) => void;
};

function Choice<Value extends string>({ label, testId, all, values, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <label className="almanac-choice">
      <span>{label}</span>
      <select
        data-testid={testId}
        value={chosen ?? ''}
        onChange={(event) =>
          onChoose(values.find(({ value }) => value === event.target.value)?.value ?? null)
        }
      >
        <option value="">{all}</option>
        {values.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Filters({ filter, onFilter }: FilterProps) {
  const { t } = useWords();
  const say = useSay();
  return (
    <div className="almanac-filters">
      <input
        type="search"
        data-testid="almanac-search"
        aria-label={say('search')}
        placeholder={say('search')}
        value={filter.query}
        onChange={(event) => onFilter({ ...filter, query: event.target.value })}
      />
      <Choice
        label={say('kind.label')}
        testId="almanac-kind"
        all={say('kind.all')}
        values={KINDS.map((value) => ({ value, label: say(`kind.${value}`) }))}
        chosen={filter.kind}
        onChoose={(kind) => onFilter({ ...filter, kind, family: null })}
      />
      <Choice
        label={say('family.label')}
        testId="almanac-family"
        all={say('family.all')}
        values={FAMILIES.map((value) => ({ value, label: t(`terms.family.${value}`) }))}
        chosen={filter.family}
        onChoose={(family) =>
          onFilter({ ...filter, family, kind: family === null ? filter.kind : 'business' })
        }
      />
      <Choice
        label={say('origin.label')}
        testId="almanac-origin"
        all={say('origin.all')}
        values={ORIGINS.map((value) => ({ value, label: say(`origin.${value}`) }))}
        chosen={filter.origin}
        onChoose={(origin) => onFilter({ ...filter, origin })}
      />
      <fieldset className="almanac-goods" aria-label={say('goods')}>
        {GOODS.map((good) => {
          const pressed = filter.goods.includes(good);
          return (
            <button
              key={good}
              type="button"
              className="btn"
              aria-pressed={pressed}
              aria-label={t(`terms.good.${good}`)}
              title={t(`terms.good.${good}`)}
              data-testid={`almanac-${good}`}
              onClick={() =>
                onFilter({
                  ...filter,
                  goods: pressed ? filter.goods.filter((other) => other !== good) : [...filter.goods, good],
                })
              }
            >
              <GoodIcon good={good} size={18} />
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}

function faceOf(card: AlmanacCard): ReactNode {
  switch (card.kind) {
    case 'business':
      return <BusinessFace id={card.id} />;
    case 'worker':
      return <WorkerCardFace id={card.id} colour={null} />;
    case 'situation':
      return <SituationFace id={card.id} />;
  }
}

/** What of the card is known and what is not. */
function Origins({ card }: { readonly card: AlmanacCard }) {
  const { language } = useWords();
  const say = useSay();
  return (
    <figcaption className="almanac-origins">
      {ORIGINS.filter((origin) => card.fields[origin].length > 0).map((origin) => (
        <span key={origin} className={`almanac-origin almanac-origin-${origin}`}>
          {say(`from.${origin}`, {
            fields: listComma(
              card.fields[origin].map((field) => say(`field.${field}`)),
              language,
            ),
          })}
        </span>
      ))}
    </figcaption>
  );
}

/** All 54 cards by their faces, filtered; icons first, their texts on demand. */
export function Cards() {
  const { content, language } = useWords();
  const say = useSay();
  const [filter, setFilter] = useState(NO_FILTER);
  const [texts, setTexts] = useState(true);
  const cards = useMemo(() => almanacCards(content, language), [content, language]);
  const found = cards.filter((card) => fits(card, filter));
  return (
    <>
      <p className="almanac-note">{say('provenance')}</p>
      <Filters filter={filter} onFilter={setFilter} />
      <div className="almanac-count">
        <output data-testid="almanac-found">
          {found.length === 0 ? say('none') : say('found', { count: found.length, all: cards.length })}
        </output>
        <label>
          <input
            type="checkbox"
            checked={texts}
            data-testid="almanac-texts"
            onChange={(event) => setTexts(event.target.checked)}
          />
          {say('texts')}
        </label>
      </div>
      <div className={texts ? 'almanac-cards' : 'almanac-cards almanac-icons'}>
        {found.map((card) => (
          <figure key={card.id} data-testid={`almanac-card-${card.id}`}>
            {faceOf(card)}
            <Origins card={card} />
          </figure>
        ))}
      </div>
    </>
  );
}
