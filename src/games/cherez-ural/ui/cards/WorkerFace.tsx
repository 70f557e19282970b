import { memo } from 'react';
import { CAPACITY } from '../../content/setup';
import type { WorkerId } from '../../content/terms';
import { queries } from '../../queries';
import { workerIcons } from '../../text/cardIcons';
import { workerText } from '../../text/cardText';
import { useTable } from '../context';
import { WorkerGlyph } from '../icons/index';
import { Load } from '../parts/Load';
import { PlayerShield } from '../parts/PlayerShield';
import { IconRow } from './IconRow';

const EMPTY = { daily: 0, chinese: 0, fur: 0, sable: 0 };

/** The full face of a worker card: shield, capacity, upper and lower ability as two equal fields. */
export const WorkerFace = memo(function WorkerFace({ id }: { readonly id: WorkerId }) {
  const { G, content, language, t, seat, viewer } = useTable();
  const card = content.workers[id];
  const text = workerText(card, language);
  const icons = workerIcons(card);
  const inPlay = G.workers[id];
  const owner = inPlay?.owner ?? viewer;
  const extra = [...card.upper, ...card.lower].reduce(
    (sum, ability) => ('modify' in ability && ability.modify === 'capacity' ? sum + ability.by : sum),
    0,
  );
  const ours = (['upper', 'lower'] as const).filter((field) => !card.known.includes(field));
  const colour = owner === null ? null : seat(owner).colour;
  return (
    <article className={`face face-worker face-player-${colour ?? 'none'}`}>
      <header className="face-band">
        <span>{t('table.card.worker')}</span>
        <span className="face-set">{card.set}</span>
      </header>
      <div className="face-who">
        {colour === null ? (
          <WorkerGlyph worker={id} size={46} />
        ) : (
          <PlayerShield colour={colour} worker={id} size={46} />
        )}
        <div>
          <h3 className="face-title">{text.title}</h3>
          <p className="face-second" lang={language === 'ja' ? 'en' : 'ja'}>
            {card.name[language === 'ja' ? 'en' : 'ja']}
          </p>
        </div>
      </div>
      <p className="face-capacity">
        {t('table.card.capacity')}{' '}
        <Load
          goods={inPlay?.goods ?? EMPTY}
          capacity={inPlay === undefined ? CAPACITY + extra : queries.worker(G, id).capacity}
          size={15}
        />
      </p>
      {(['upper', 'lower'] as const).map((half) => (
        <div key={half} className="face-half">
          <IconRow icons={icons[half]} size={22} />
          <p>{text[half] === '' ? t('table.card.noAbility') : text[half]}</p>
        </div>
      ))}
      {inPlay !== undefined && inPlay.attached.length > 0 && (
        <p className="face-attached">
          {t('table.card.attached')}{' '}
          {inPlay.attached
            .map((business) => content.businesses[business].name[language])
            .join(t('table.comma'))}
        </p>
      )}
      <footer className="face-foot">
        <span>{id}</span>
        <span>
          {ours.length === 0 ? null : t(ours.length === 2 ? 'table.card.ours' : `table.card.${ours[0]}Ours`)}
        </span>
      </footer>
    </article>
  );
});
