import { Link, useLocation } from 'wouter';
import { isolate } from '../../language/isolate';
import { inARow } from '../../language/lists';
import { momentText } from '../../language/moments';
import { reopenGame, takeGame } from '../browser-storage/savedGames';
import { findOffer } from '../games';
import { useTask } from '../online/useTask';
import { useSettings } from '../settings';
import type { RunningGame } from './gather';
import type { PlayedGame } from './playedGame';
import { useWords } from './words';

const useTitle = (game: string): string => {
  const { language } = useSettings();
  return findOffer(game)?.title[language] ?? game;
};

/** A finished game in the list. */
export function PlayedRow({ played }: { readonly played: PlayedGame }) {
  const t = useWords();
  const { language } = useSettings();
  const { id, game, at, isOnline, moves, seats, own, options, mistakes } = played;
  const title = useTitle(game);
  const mine = own === null ? undefined : seats[own];
  const result =
    mine?.place === undefined
      ? title
      : t('ratings.result', {
          title,
          result:
            seats.length === 1
              ? `${mine.score}`
              : t('ratings.place', { place: mine.place, players: seats.length }),
        });
  const scores = seats.map(({ name, score }) => `${isolate(name)} ${score ?? ''}`.trim());
  const facts = [
    momentText(at, language, Date.now()),
    t(isOnline ? 'filter.online' : 'filter.here'),
    t('games.moves', { moves }),
    ...options[language],
    ...(mistakes === null ? [] : [t('games.mistakes', { count: mistakes })]),
  ];
  return (
    <>
      <div>
        <strong>{result}</strong>
        <span>{inARow(scores, language)}</span>
        <small>{facts.join(' · ')}</small>
      </div>
      {findOffer(game) !== null && (
        <Link href={`/played/${id}?move=0`} className="button" data-testid="replay-played">
          {t('list.replay')}
        </Link>
      )}
    </>
  );
}

type RunningRowProps = {
  readonly running: RunningGame;
  /** Removes the game of another device. */
  readonly onForget: () => Promise<void>;
};

/** A game that goes on. */
export function RunningRow({ running, onForget }: RunningRowProps) {
  const t = useWords();
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const { run, busy } = useTask();
  const { game, names, at, isOnline, moves, to, save, kept, isElsewhere = false } = running;
  const facts = [
    ...(at === null ? [] : [momentText(at, language, Date.now())]),
    t(isOnline ? 'filter.online' : isElsewhere ? 'games.elsewhere' : 'filter.here'),
    ...(moves === null ? [] : [t('games.moves', { moves })]),
  ];
  const goOn = () => {
    if (isElsewhere && save !== undefined) takeGame(save);
    else if (kept !== undefined) reopenGame(kept);
    navigate(to);
  };
  return (
    <>
      <div>
        <strong>{useTitle(game)}</strong>
        <span>{inARow(names.map(isolate), language)}</span>
        <small>{facts.join(' · ')}</small>
      </div>
      <span className="match-actions">
        {isElsewhere && (
          <button
            type="button"
            className="button"
            data-testid="forget-running"
            disabled={busy}
            onClick={() => void run(onForget)}
          >
            {t('games.forget')}
          </button>
        )}
        <button type="button" className="button" data-testid="go-on" onClick={goOn}>
          {t(isElsewhere ? 'games.goOnHere' : 'games.goOn')}
        </button>
      </span>
    </>
  );
}
