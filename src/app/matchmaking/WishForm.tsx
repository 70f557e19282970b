import { useState } from 'react';
import type { KeptWish, TableWish } from '../../session/matchmaking';
import { offers } from '../games';
import { ALL_TABLES, filterOf, useTableFields, wishOf } from '../online/pages/tableFilter';
import { Problem } from '../Problem';
import { FilterForm } from '../played/FilterForm';
import { useSettings } from '../settings';
import { useWords } from './words';

type WishFormProps = {
  /** The wish to change; null to add one. */
  readonly changed: KeptWish | null;
  readonly busy: boolean;
  readonly onWish: (wish: TableWish) => void;
  readonly onCancel: () => void;
};

export function WishForm({ changed, busy, onWish, onCancel }: WishFormProps) {
  const t = useWords();
  const { language } = useSettings();
  const [games, setGames] = useState<readonly string[]>(changed?.wish.games ?? []);
  const [filter, setFilter] = useState(changed === null ? ALL_TABLES : filterOf(changed.wish));
  /** Whether the form was sent; before that, a missing game is not an error. */
  const [wasSent, setSent] = useState(false);
  const fields = useTableFields(offers);
  const wish = wishOf(games, filter);
  const { ratingFrom, ratingTo } = wish;
  const isSpan = ratingFrom === null || ratingTo === null || ratingFrom <= ratingTo;
  const problem = games.length === 0 ? t('wish.noGame') : isSpan ? null : t('wish.span');
  const send = () => {
    setSent(true);
    if (problem === null) onWish(wish);
  };
  return (
    <div className="wish-form" data-testid="wish-form">
      <h3>{t(changed === null ? 'wish.new' : 'wish.changing')}</h3>
      <fieldset className="wish-games">
        <legend>{t('wish.games')}</legend>
        {offers.map(({ name, title }) => (
          <label key={name}>
            <input
              type="checkbox"
              data-testid={`wish-game-${name}`}
              checked={games.includes(name)}
              onChange={({ target }) =>
                setGames(target.checked ? [...games, name] : games.filter((game) => game !== name))
              }
            />
            {title[language]}
          </label>
        ))}
      </fieldset>
      <FilterForm fields={fields} filter={filter} onFilter={setFilter} anyText={t('wish.any')} />
      <Problem text={wasSent || !isSpan ? problem : null} />
      <p className="row">
        <button
          type="button"
          className="button primary"
          data-testid="wish-send"
          disabled={busy}
          onClick={send}
        >
          {t(changed === null ? 'wish.add' : 'wish.save')}
        </button>
        {changed !== null && (
          <button type="button" className="button" onClick={onCancel}>
            {t('wish.cancel')}
          </button>
        )}
      </p>
    </div>
  );
}
