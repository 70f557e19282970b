import { useEffect } from 'react';
import { idle } from '../../table/painting/idle';

/** Time for the player to begin: all of a game is fetched to be kept, which takes the line for a while. */
const REST_MS = 10_000;

/** A game that was opened is kept whole, so that it goes on without a network. */
export function useKept(game: string): void {
  useEffect(() => {
    const keep = async () => {
      await idle();
      await (await import('./keep')).keepFromNowOn(game);
    };
    // What can't be fetched now is fetched when the game is opened again.
    const timer = setTimeout(() => void keep().catch(() => undefined), REST_MS);
    return () => clearTimeout(timer);
  }, [game]);
}
