import { useEffect } from 'react';
import { loadEventually } from '../../language/loading';
import { untilIdle } from '../../language/untilIdle';

/**
 * Idle time in ms before a game is downloaded for offline use. A press during the download would have to wait for it.
 */
const REST_MS = 10_000;

/** Stores all files of an opened game, so that it can continue offline. */
export function useOfflineGame(game: string): void {
  useEffect(() => {
    let isHere = true;
    const keep = async () => {
      await untilIdle(REST_MS);
      if (isHere) await (await loadEventually(() => import('./download'))).downloadAndUpdate(game);
    };
    // A failed download is retried when the game is next opened.
    void keep().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [game]);
}
