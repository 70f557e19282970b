import { useEffect } from 'react';
import { loadEventually } from '../../language/loading';
import type { Session } from '../../session/session';
import { hasKey } from '../online/seats/anySeat';

/** Sends the running game to the person's other devices when the page is hidden or left. Null: no game. */
export function useShareRunning(session: Session | null): void {
  useEffect(() => {
    if (session === null) return;
    const send = () => {
      if (!hasKey()) return;
      loadEventually(() => import('./syncGames'))
        .then(({ sendRunning }) => sendRunning())
        // Without a connection, "My games" sends it later.
        .catch(() => undefined);
    };
    const sendIfHidden = () => {
      if (document.visibilityState === 'hidden') send();
    };
    document.addEventListener('visibilitychange', sendIfHidden);
    return () => {
      document.removeEventListener('visibilitychange', sendIfHidden);
      send();
    };
  }, [session]);
}
