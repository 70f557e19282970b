import { useState } from 'react';
import { useLocation } from 'wouter';
import { listed } from '../../language/lists';
import { momentText } from '../../language/moments';
import { distinctNames } from '../../session/distinctNames';
import {
  deleteReplacedGame,
  type ReplacedGame,
  readReplacedGames,
  reopenGame,
} from '../browser-storage/savedGames';
import { findOffer } from '../games';
import { useLateWords } from '../lateWords';
import { useSettings } from '../settings';
import '../replay/replay.css';

export function ReplacedGames() {
  const say = useLateWords();
  const [, navigate] = useLocation();
  const [kept, setKept] = useState(readReplacedGames);
  if (kept.length === 0) return null;
  return (
    <section className="kept" data-testid="kept-games">
      <h2>{say('kept.title')}</h2>
      <ul>
        {kept.map((each) => (
          <KeptRow
            key={each.key}
            kept={each}
            onOpen={() => {
              reopenGame(each);
              navigate('/table');
            }}
            onDelete={() => {
              deleteReplacedGame(each.key);
              setKept(readReplacedGames());
            }}
          />
        ))}
      </ul>
    </section>
  );
}

type KeptRowProps = {
  readonly kept: ReplacedGame;
  readonly onOpen: () => void;
  readonly onDelete: () => void;
};

function KeptRow({ kept: { game, keptAt }, onOpen, onDelete }: KeptRowProps) {
  const { language } = useSettings();
  const say = useLateWords();
  const offer = findOffer(game.game);
  const [isConfirming, setConfirming] = useState(false);
  const date = momentText(keptAt.getTime(), language, Date.now());
  return (
    <li>
      <button type="button" className="kept-open" disabled={offer === null} onClick={onOpen}>
        <strong>
          {offer === null
            ? say('game.unknownKept', { game: game.game })
            : `${offer.title[language]} – ${listed(distinctNames(game.seats.map(({ name }) => name)), language)}`}
        </strong>
        <span>{say('kept.moves', { count: game.actions.length, date })}</span>
      </button>
      <button
        type="button"
        className="button"
        onClick={() => (isConfirming ? onDelete() : setConfirming(true))}
        onBlur={() => setConfirming(false)}
      >
        {say(isConfirming ? 'kept.reallyRemove' : 'kept.remove')}
      </button>
    </li>
  );
}
