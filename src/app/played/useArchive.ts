import { useEffect } from 'react';
import { loadEventually } from '../../language/loading';
import type { Session } from '../../session/session';
import type { Online } from './archiveGame';

/** Archives a game of this screen when it ends, and again when its review is complete. Null: none. */
export function useArchive(session: Session | null, online: Online): void {
  useEffect(() => {
    if (session === null) return;
    let archived: 'no' | 'over' | 'reviewed' = 'no';
    const look = () => {
      const { ctx, timeline } = session.current();
      const review = session.reviews.kept();
      const state =
        ctx.gameover === undefined
          ? 'no'
          : review !== null && review.next >= timeline.moves
            ? 'reviewed'
            : 'over';
      if (state === archived) return;
      archived = state;
      if (state === 'no') return;
      // A browser without a database keeps no list of games.
      loadEventually(() => import('./archiveGame'))
        .then(({ archiveGame }) => archiveGame(session.module, session.save(), { online, at: Date.now() }))
        .then(() => loadEventually(() => import('./syncGames')))
        .then(({ syncGames }) => syncGames())
        // Without a connection, "My games" syncs later.
        .catch(() => undefined);
    };
    look();
    return session.subscribe(look);
  }, [session, online]);
}
