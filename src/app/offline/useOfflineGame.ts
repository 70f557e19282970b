import { useEffect } from 'react';
import { loadEventually } from '../../language/loading';
import { untilIdle } from '../../table/rendering/untilIdle';

/** So long without a press: all of a game is fetched to be kept, and a press meanwhile would wait for that. */
const REST_MS = 10_000;

/** A game that was opened is kept whole, so that it goes on without a network. */
export function useOfflineGame(game: string): void {
  useEffect(() => {
    let isHere = true;
    const keep = async () => {
      await untilIdle(REST_MS);
      if (isHere) await (await loadEventually(() => import('./download'))).keepFromNowOn(game);
    };
    // What can't be fetched now is fetched when the game is opened again.
    void keep().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [game]);
}
