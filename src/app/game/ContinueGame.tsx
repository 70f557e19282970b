import { useMemo } from 'react';
import { Link } from 'wouter';
import { listed } from '../../language/lists';
import { distinctNames } from '../../session/distinctNames';
import type { SavedGame } from '../../session/savedGame';
import { useSettings } from '../settings';
import { progressOf, runningGame } from './runningGame';

/** Returns the game at this screen if it is of this kind and goes on. */
export function useRunningGame(game: string): SavedGame | null {
  const running = useMemo(runningGame, []);
  if (running === null || running === 'unreadable') return null;
  return running.game === game && progressOf(running) === 'goesOn' ? running : null;
}

export function ContinueGame({ running: { seats } }: { readonly running: SavedGame }) {
  const { t, language } = useSettings();
  return (
    <Link href="/table" className="choice primary" data-testid="continue">
      <strong>{t('home.continue')}</strong>
      <span>
        {t('home.continueWith', { names: listed(distinctNames(seats.map(({ name }) => name)), language) })}
      </span>
    </Link>
  );
}
