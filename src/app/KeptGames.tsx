import { useState } from 'react';
import { useLocation } from 'wouter';
import { inARow } from '../language/lists';
import { momentText } from '../language/moments';
import { distinctNames } from '../session/distinctNames';
import { forgetKeptGame, type KeptGame, readKeptGames, takeUpGame } from './browser-storage/savedGames';
import { findOffer } from './games';
import { useSettings } from './settings';
import './replay/replay.css';

/** The games that were replaced by another one, to be opened again or deleted. */
export function KeptGames() {
  const { t } = useSettings();
  const [, navigate] = useLocation();
  const [kept, setKept] = useState(readKeptGames);
  if (kept.length === 0) return null;
  return (
    <section className="kept" data-testid="kept-games">
      <h2>{t('kept.title')}</h2>
      <ul>
        {kept.map((each) => (
          <KeptRow
            key={each.key}
            kept={each}
            onOpen={() => {
              takeUpGame(each);
              navigate('/table');
            }}
            onDelete={() => {
              forgetKeptGame(each.key);
              setKept(readKeptGames());
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type KeptRowProps = {
  readonly kept: KeptGame;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
};

function KeptRow({ kept: { game, keptAt }, onOpen, onDelete }: KeptRowProps) {
  const { t, language } = useSettings();
  const offer = findOffer(game.game);
  const [asked, setAsked] = useState(false);
  const date = momentText(keptAt.getTime(), language, Date.now());
  return (
    <li>
      <button type="button" className="kept-open" disabled={offer === null} onClick={onOpen}>
        <strong>
          {offer === null
            ? t('game.unknownKept', { game: game.game })
            : `${offer.title[language]}: ${t('kept.open', {
                names: inARow(distinctNames(game.seats.map(({ name }) => name)), language),
              })}`}
        </strong>
        <span>{t('kept.moves', { count: game.actions.length, date })}</span>
      </button>
      <button
        type="button"
        className="button"
        onClick={() => (asked ? onDelete() : setAsked(true))}
        onBlur={() => setAsked(false)}
      >
        {t(asked ? 'kept.reallyRemove' : 'kept.remove')}
      </button>
    </li>
  );
}
